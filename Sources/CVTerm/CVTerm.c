#define _GNU_SOURCE
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "Emulator.h"

// MARK: Callbacks

static int on_damage(VTermRect rectangle, void *user) {
  emulator *emulator = user;
  int row;
  for (row = rectangle.start_row; row < rectangle.end_row; row++)
    if (row >= 0 && row < emulator->known.rows) emulator->changed[row] = 1;
  return 1;
}

static int on_property(VTermProp property, VTermValue *value, void *user) {
  emulator *emulator = user;
  switch (property) {
    case VTERM_PROP_CURSORVISIBLE: emulator->known.is_cursor_visible = value->boolean; break;
    case VTERM_PROP_ALTSCREEN: emulator->known.is_alternate = value->boolean; break;
    case VTERM_PROP_MOUSE: emulator->known.mouse = value->number; break;
    default: break;
  }
  return 1;
}

static int on_bell(void *user) {
  emulator *emulator = user;
  emulator->known.bells++;
  return 1;
}

static void on_answer(const char *bytes, size_t length, void *user) {
  emulator *emulator = user;
  size_t room = sizeof emulator->answers - emulator->answers_length;
  if (length > room) length = room;
  memcpy(emulator->answers + emulator->answers_length, bytes, length);
  emulator->answers_length += length;
}

// MARK: Life

static const VTermScreenCallbacks callbacks = {
    .damage = on_damage, .settermprop = on_property, .bell = on_bell, .sb_pushline = on_push};

static int within(int size) { return size < 1 ? 1 : size > SIDE_LIMIT ? SIDE_LIMIT : size; }

emulator *emulator_new(int rows, int columns) {
  emulator *emulator = calloc(1, sizeof *emulator);
  if (emulator == NULL) return NULL;
  rows = within(rows);
  columns = within(columns);
  // Variation selectors that hardly any text has; the end of a plane for private use; the end of the plane
  // of ideographs, which is not assigned.
  emulator->zero = (stand_ins){.first = 0xE0100, .count = 240};
  emulator->one = (stand_ins){.first = 0x10F000, .count = 1000};
  emulator->two = (stand_ins){.first = 0x2FA20, .count = 1000};
  emulator->known.rows = rows;
  emulator->known.columns = columns;
  emulator->known.is_cursor_visible = true;
  emulator->terminal = vterm_new(rows, columns);
  emulator->trial = vterm_new(2, 8);
  emulator->widths = calloc(0x110000, 1);
  emulator->changed = malloc(SIDE_LIMIT);
  emulator->lines = calloc(EMULATOR_LINES, sizeof *emulator->lines);
  // The widths of C.UTF-8 are those of every locale of this C library.
  emulator->locale = newlocale(LC_CTYPE_MASK, "C.UTF-8", (locale_t)0);
  if (emulator->terminal == NULL || emulator->trial == NULL || emulator->widths == NULL ||
      emulator->changed == NULL || emulator->lines == NULL) {
    emulator_free(emulator);
    return NULL;
  }
  memset(emulator->changed, 1, SIDE_LIMIT);
  vterm_set_utf8(emulator->trial, 1);
  vterm_state_reset(vterm_obtain_state(emulator->trial), 1);
  vterm_set_utf8(emulator->terminal, 1);
  vterm_output_set_callback(emulator->terminal, on_answer, emulator);
  emulator->state = vterm_obtain_state(emulator->terminal);
  emulator->screen = vterm_obtain_screen(emulator->terminal);
  vterm_screen_set_callbacks(emulator->screen, &callbacks, emulator);
  vterm_screen_set_damage_merge(emulator->screen, VTERM_DAMAGE_SCROLL);
  vterm_screen_enable_altscreen(emulator->screen, 1);
  vterm_screen_reset(emulator->screen, 1);
  return emulator;
}

void emulator_free(emulator *emulator) {
  if (emulator == NULL) return;
  if (emulator->terminal != NULL) vterm_free(emulator->terminal);
  if (emulator->trial != NULL) vterm_free(emulator->trial);
  if (emulator->lines != NULL) emulator_forget_lines(emulator);
  if (emulator->locale != (locale_t)0) freelocale(emulator->locale);
  free_stand_ins(&emulator->zero);
  free_stand_ins(&emulator->one);
  free_stand_ins(&emulator->two);
  free(emulator->widths);
  free(emulator->changed);
  free(emulator->lines);
  free(emulator);
}

// MARK: Writing

// Puts the cursor back on the screen, where a new size or a place that was kept has left it outside: libvterm
// writes there without looking.
static void keep_cursor_inside(emulator *emulator) {
  VTermPos place = {0, 0};
  char sequence[32];
  vterm_state_get_cursorpos(emulator->state, &place);
  if (place.row >= 0 && place.row < emulator->known.rows && place.col >= 0 &&
      place.col < emulator->known.columns)
    return;
  if (place.row >= emulator->known.rows) place.row = emulator->known.rows - 1;
  if (place.col >= emulator->known.columns) place.col = emulator->known.columns - 1;
  if (place.row < 0) place.row = 0;
  if (place.col < 0) place.col = 0;
  snprintf(sequence, sizeof sequence, "\033[%d;%dH", place.row + 1, place.col + 1);
  vterm_input_write(emulator->terminal, sequence, strlen(sequence));
}

void emulator_write(emulator *emulator, const uint8_t *bytes, size_t length) {
  end_characters(emulator);
  note_sequence(emulator, bytes, length);
  // Whatever chooses a look leaves the cursor where it is.
  if (length == 0 || bytes[length - 1] != 'm') emulator->base = 0;
  while (length > 0) {
    size_t piece = length < PIECE ? length : PIECE;
    vterm_input_write(emulator->terminal, (const char *)bytes, piece);
    bytes += piece;
    length -= piece;
    keep_cursor_inside(emulator);
  }
}

void emulator_write_text(emulator *emulator, const uint8_t *bytes, size_t length) {
  line_run run;
  locale_t before = (locale_t)0;
  if (emulator->locale != (locale_t)0) before = uselocale(emulator->locale);
  while ((run = find_lines(emulator, bytes, length)).count > 0) {
    write_characters(emulator, bytes, run.start);
    write_lines(emulator, bytes, run);
    bytes += run.end;
    length -= run.end;
  }
  write_characters(emulator, bytes, length);
  if (emulator->locale != (locale_t)0) uselocale(before);
}

void emulator_resize(emulator *emulator, int rows, int columns) {
  VTermPos place = {0, 0};
  char home[48];
  rows = within(rows);
  columns = within(columns);
  if (rows == emulator->known.rows && columns == emulator->known.columns) return;
  // A region that scrolls may lie outside of the new size, which libvterm does not check; other terminals
  // give it up, too.
  vterm_state_get_cursorpos(emulator->state, &place);
  snprintf(home, sizeof home, "\033[r\033[%d;%dH", place.row + 1, place.col + 1);
  vterm_input_write(emulator->terminal, home, strlen(home));
  emulator->known.rows = rows;
  emulator->known.columns = columns;
  vterm_set_size(emulator->terminal, rows, columns);
  keep_cursor_inside(emulator);
  memset(emulator->changed, 1, SIDE_LIMIT);
  emulator->last = 0;
  emulator->base = 0;
}

void emulator_repeat(emulator *emulator, int count) {
  uint8_t bytes[4];
  size_t length = encode(emulator->last, (char *)bytes);
  if (emulator->last == 0) return;
  for (; count > 0; count--) emulator_write_text(emulator, bytes, length);
}

// MARK: Reading

void emulator_get_state(const emulator *emulator, emulator_state *state) {
  VTermPos place = {0, 0};
  vterm_screen_flush_damage(emulator->screen);
  vterm_state_get_cursorpos(emulator->state, &place);
  *state = emulator->known;
  state->set_in_use = emulator->set_in_use;
  state->cursor_row = place.row < 0 ? 0 : place.row < state->rows ? place.row : state->rows - 1;
  state->cursor_column =
      place.col < 0 ? 0 : place.col < state->columns ? place.col : state->columns - 1;
}

bool emulator_is_changed(const emulator *emulator, int row) {
  return row >= 0 && row < emulator->known.rows && emulator->changed[row];
}

static emulator_color color_of(VTermColor color) {
  emulator_color result = {EMULATOR_STANDARD_COLOR, 0, 0, 0};
  if (VTERM_COLOR_IS_DEFAULT_FG(&color) || VTERM_COLOR_IS_DEFAULT_BG(&color)) return result;
  if (VTERM_COLOR_IS_INDEXED(&color)) {
    result.kind = EMULATOR_INDEXED_COLOR;
    result.first = color.indexed.idx;
  } else {
    result.kind = EMULATOR_RGB_COLOR;
    result.first = color.rgb.red;
    result.green = color.rgb.green;
    result.blue = color.rgb.blue;
  }
  return result;
}

void emulator_read_row(emulator *emulator, int row, emulator_cell *cells) {
  VTermPos place = {row, 0};
  VTermScreenCell cell;
  int i;
  if (row < 0 || row >= emulator->known.rows) return;
  emulator->changed[row] = 0;
  for (; place.col < emulator->known.columns; place.col++) {
    emulator_cell *read = &cells[place.col];
    memset(&cell, 0, sizeof cell);
    vterm_screen_get_cell(emulator->screen, place, &cell);
    read->count = 0;
    read->width = cell.chars[0] == UINT32_MAX ? 0 : 1;
    for (i = 0; i < VTERM_MAX_CHARS_PER_CELL && cell.chars[i] != 0; i++) {
      if (cell.chars[i] == UINT32_MAX) break;
      if (cell.chars[i] < 0x80) {
        if (read->count < EMULATOR_SCALARS) read->scalars[read->count++] = cell.chars[i];
      } else {
        expand(emulator, cell.chars[i], read);
      }
    }
    if (read->width == 0 && place.col > 0 && cells[place.col - 1].width == 1)
      cells[place.col - 1].width = 2;
    read->attributes =
        (uint8_t)((cell.attrs.bold ? EMULATOR_BOLD : 0) |
                  (cell.attrs.underline ? EMULATOR_UNDERLINE : 0) |
                  (cell.attrs.italic ? EMULATOR_ITALIC : 0) |
                  (cell.attrs.blink ? EMULATOR_BLINK : 0) |
                  (cell.attrs.reverse ? EMULATOR_REVERSE : 0) |
                  (cell.attrs.strike ? EMULATOR_STRIKE : 0));
    read->font = (uint8_t)cell.attrs.font;
    read->foreground = color_of(cell.fg);
    read->background = color_of(cell.bg);
  }
}

static int number_of(const emulator *emulator, VTermAttr attribute) {
  VTermValue value = {0};
  if (vterm_state_get_penattr(emulator->state, attribute, &value) == 0) return 0;
  return vterm_get_attr_type(attribute) == VTERM_VALUETYPE_BOOL ? value.boolean != 0 : value.number;
}

void emulator_read_style(const emulator *emulator, emulator_cell *cell) {
  static const struct {
    VTermAttr attribute;
    uint8_t flag;
  } flags[] = {{VTERM_ATTR_BOLD, EMULATOR_BOLD},       {VTERM_ATTR_UNDERLINE, EMULATOR_UNDERLINE},
               {VTERM_ATTR_ITALIC, EMULATOR_ITALIC},   {VTERM_ATTR_BLINK, EMULATOR_BLINK},
               {VTERM_ATTR_REVERSE, EMULATOR_REVERSE}, {VTERM_ATTR_STRIKE, EMULATOR_STRIKE}};
  VTermValue color = {0};
  size_t i;
  memset(cell, 0, sizeof *cell);
  for (i = 0; i < sizeof flags / sizeof *flags; i++)
    if (number_of(emulator, flags[i].attribute) != 0) cell->attributes |= flags[i].flag;
  cell->font = (uint8_t)number_of(emulator, VTERM_ATTR_FONT);
  if (vterm_state_get_penattr(emulator->state, VTERM_ATTR_FOREGROUND, &color) != 0)
    cell->foreground = color_of(color.color);
  if (vterm_state_get_penattr(emulator->state, VTERM_ATTR_BACKGROUND, &color) != 0)
    cell->background = color_of(color.color);
}

size_t emulator_text(
    const emulator *emulator, int row, int start_column, int end_column, char *text, size_t room) {
  VTermRect cells = {row, row + 1, start_column, end_column};
  size_t length = vterm_screen_get_text(emulator->screen, text, room, cells);
  return length < room ? length : room;
}

size_t emulator_take_answers(emulator *emulator, char *bytes, size_t room) {
  size_t length = emulator->answers_length < room ? emulator->answers_length : room;
  memcpy(bytes, emulator->answers, length);
  memmove(emulator->answers, emulator->answers + length, emulator->answers_length - length);
  emulator->answers_length -= length;
  return length;
}
