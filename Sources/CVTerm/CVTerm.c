#define _GNU_SOURCE
#include "CVTerm.h"

#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <vterm.h>
#include <wchar.h>

// What is used here has been the same since 0.1; what comes after 0.3 has to be looked at first.
#if VTERM_VERSION_MAJOR != 0 || VTERM_VERSION_MINOR < 1 || VTERM_VERSION_MINOR > 3
#error "this libvterm is not known; expected one of the versions 0.1 to 0.3 (Debian: libvterm-dev)"
#endif

enum { PIECE = 4096, ANSWERS = 4096, SIDE_LIMIT = 2000, MARKS = 8 };

typedef struct {
  char *text;
  size_t length;
} line;

// Stand-ins: code points of a known width that texts do not use, or that stand for themselves when they do.
// What they stand for is kept in the order in which it first came.
typedef struct {
  uint32_t first;
  uint32_t count;
  uint32_t used;
  // Each two scalars, of which the first may be 0.
  uint32_t (*meanings)[2];
} stand_ins;

struct emulator {
  VTerm *terminal;
  VTermScreen *screen;
  VTermState *state;
  // What libvterm takes for the width of a character is tried out on a screen of its own, once each: the
  // width and one, or 0 when nobody has asked.
  VTerm *trial;
  uint8_t *widths;
  locale_t locale;
  stand_ins zero, one, two;
  emulator_state known;
  uint8_t *changed;
  line *lines;
  uint64_t first_line;
  size_t line_bytes;
  char answers[ANSWERS];
  size_t answers_length;
  // A character that has not come to its end, and a joiner that waits for what it joins.
  uint8_t open[4];
  size_t open_length;
  bool is_joining;
  // The last character that took a cell, or 0 where no mark may follow; and how many marks it has.
  uint32_t last;
  int marks;
  // What goes to libvterm next.
  char piece[PIECE];
  size_t piece_length;
};

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

// MARK: Characters

static size_t encode(uint32_t scalar, char *bytes) {
  if (scalar < 0x80) {
    bytes[0] = (char)scalar;
    return 1;
  }
  if (scalar < 0x800) {
    bytes[0] = (char)(0xC0 | scalar >> 6);
    bytes[1] = (char)(0x80 | (scalar & 0x3F));
    return 2;
  }
  if (scalar < 0x10000) {
    bytes[0] = (char)(0xE0 | scalar >> 12);
    bytes[1] = (char)(0x80 | (scalar >> 6 & 0x3F));
    bytes[2] = (char)(0x80 | (scalar & 0x3F));
    return 3;
  }
  bytes[0] = (char)(0xF0 | (scalar >> 18 & 7));
  bytes[1] = (char)(0x80 | (scalar >> 12 & 0x3F));
  bytes[2] = (char)(0x80 | (scalar >> 6 & 0x3F));
  bytes[3] = (char)(0x80 | (scalar & 0x3F));
  return 4;
}

static bool is_within(const stand_ins *list, uint32_t scalar) {
  return scalar >= list->first && scalar - list->first < list->count;
}

// The stand-in for one or two scalars, or 0 when there are no more.
static uint32_t stand_in(stand_ins *list, uint32_t joiner, uint32_t scalar) {
  uint32_t index;
  for (index = 0; index < list->used; index++)
    if (list->meanings[index][0] == joiner && list->meanings[index][1] == scalar)
      return list->first + index;
  if (list->used == list->count) return 0;
  if (list->meanings == NULL) {
    list->meanings = calloc(list->count, sizeof *list->meanings);
    if (list->meanings == NULL) return 0;
  }
  list->meanings[list->used][0] = joiner;
  list->meanings[list->used][1] = scalar;
  return list->first + list->used++;
}

// Puts what a scalar of a cell stands for behind those that are there.
static void expand(const emulator *emulator, uint32_t scalar, emulator_cell *cell) {
  const stand_ins *lists[] = {&emulator->zero, &emulator->one, &emulator->two};
  size_t i, part;
  for (i = 0; i < 3; i++) {
    if (!is_within(lists[i], scalar) || scalar - lists[i]->first >= lists[i]->used) continue;
    for (part = 0; part < 2; part++) {
      uint32_t meaning = lists[i]->meanings[scalar - lists[i]->first][part];
      if (meaning != 0 && cell->count < EMULATOR_SCALARS) cell->scalars[cell->count++] = meaning;
    }
    return;
  }
  if (cell->count < EMULATOR_SCALARS) cell->scalars[cell->count++] = scalar;
}

// How many columns libvterm gives a character.
static int given_width(emulator *emulator, uint32_t scalar) {
  if (emulator->widths[scalar] == 0) {
    VTermPos place = {0, 0};
    char bytes[8] = "\r.";
    size_t length = 2 + encode(scalar, bytes + 2);
    vterm_input_write(emulator->trial, bytes, length);
    vterm_state_get_cursorpos(vterm_obtain_state(emulator->trial), &place);
    emulator->widths[scalar] = (uint8_t)(place.col < 1 ? 1 : place.col > 3 ? 3 : place.col);
  }
  return emulator->widths[scalar] - 1;
}

static void flush_piece(emulator *emulator) {
  if (emulator->piece_length > 0)
    vterm_input_write(emulator->terminal, emulator->piece, emulator->piece_length);
  emulator->piece_length = 0;
}

static void put_bytes(emulator *emulator, const void *bytes, size_t length) {
  if (emulator->piece_length + length > PIECE) flush_piece(emulator);
  memcpy(emulator->piece + emulator->piece_length, bytes, length);
  emulator->piece_length += length;
}

static void put_scalar(emulator *emulator, uint32_t scalar) {
  char bytes[4];
  put_bytes(emulator, bytes, encode(scalar, bytes));
}

// Hands on what takes no cell of its own, unless there is nothing to put it on: more marks than a cell can
// hold would be kept all the same, and after a new size the cell may be gone, which libvterm does not check.
static void put_mark(emulator *emulator, uint32_t scalar) {
  if (emulator->last == 0 || emulator->marks == MARKS) return;
  emulator->marks++;
  put_scalar(emulator, scalar);
}

static void put_wide_or_narrow(emulator *emulator, uint32_t scalar, uint32_t meaning) {
  emulator->last = meaning;
  emulator->marks = 0;
  put_scalar(emulator, scalar);
}

// Hands a character beyond ASCII on, or what stands for it.
static void put_character(emulator *emulator, uint32_t scalar) {
  stand_ins *list;
  uint32_t replacement = 0;
  int wanted, given;
  bool is_joined = emulator->is_joining;
  // Controls; libvterm goes one column back for each, also beside the screen.
  if (scalar >= 0x80 && scalar < 0xA0) return;
  emulator->is_joining = false;
  if (is_joined && scalar >= 0x2190) {
    replacement = stand_in(&emulator->zero, 0x200D, scalar);
    if (replacement != 0) return put_mark(emulator, replacement);
  }
  if (is_joined) put_mark(emulator, 0x200D);
  if (scalar == 0x200D) {
    emulator->is_joining = true;
    return;
  }
  given = given_width(emulator, scalar);
  wanted = scalar < 0xA0 ? -1 : wcwidth((wchar_t)scalar);
  if (wanted < 0 || wanted > 2) wanted = given;
  // libvterm writes the second half of a wide character beside a screen of one column.
  if (emulator->known.columns == 1 && wanted == 2) wanted = 1;
  if (wanted != given || is_within(&emulator->zero, scalar) || is_within(&emulator->one, scalar) ||
      is_within(&emulator->two, scalar)) {
    list = wanted == 0 ? &emulator->zero : wanted == 1 ? &emulator->one : &emulator->two;
    replacement = stand_in(list, 0, scalar);
    if (replacement == 0 && given != wanted) replacement = given > 1 ? '?' : scalar;
  }
  if (replacement == 0) replacement = scalar;
  if (wanted == 0) return put_mark(emulator, replacement);
  put_wide_or_narrow(emulator, replacement, scalar);
}

// How many bytes a character has that begins so; 0 for what begins none.
static size_t length_of(uint8_t lead) {
  return lead >= 0xF5 ? 0 : lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : lead >= 0xC2 ? 2 : 0;
}

// The scalar of a whole character, or 0 when it is none: longer than need be, or half of a pair.
static uint32_t decode(const uint8_t *bytes, size_t length) {
  uint32_t scalar = length == 2 ? bytes[0] & 0x1F : length == 3 ? bytes[0] & 0xF : bytes[0] & 7;
  size_t i;
  for (i = 1; i < length; i++) scalar = scalar << 6 | (bytes[i] & 0x3F);
  if (length == 3 && (scalar < 0x800 || (scalar >= 0xD800 && scalar < 0xE000))) return 0;
  if (length == 4 && (scalar < 0x10000 || scalar > 0x10FFFF)) return 0;
  return scalar;
}

// What is open comes to nothing: one replacement character, as the Unicode Standard recommends.
static void drop_open(emulator *emulator) {
  if (emulator->open_length > 0) put_wide_or_narrow(emulator, 0xFFFD, 0xFFFD);
  emulator->open_length = 0;
}

static void end_join(emulator *emulator) {
  if (emulator->is_joining) put_mark(emulator, 0x200D);
  emulator->is_joining = false;
}

// MARK: Lines

static void drop_first_line(emulator *emulator) {
  line *first = &emulator->lines[emulator->first_line % EMULATOR_LINES];
  emulator->line_bytes -= first->length;
  free(first->text);
  first->text = NULL;
  first->length = 0;
  emulator->first_line++;
}

static size_t put_cell(const emulator *emulator, const VTermScreenCell *cell, char *text) {
  emulator_cell whole = {.count = 0};
  size_t length = 0, i;
  if (cell->chars[0] < 0x80 && cell->chars[0] != 0 && cell->chars[1] == 0) {
    text[0] = (char)cell->chars[0];
    return 1;
  }
  for (i = 0; i < VTERM_MAX_CHARS_PER_CELL && cell->chars[i] != 0; i++)
    if (cell->chars[i] != UINT32_MAX) expand(emulator, cell->chars[i], &whole);
  for (i = 0; i < whole.count; i++) length += encode(whole.scalars[i], text + length);
  if (cell->chars[0] == 0) text[length++] = ' ';
  return length;
}

static int on_push(int columns, const VTermScreenCell *cells, void *user) {
  emulator *emulator = user;
  size_t length = 0;
  int end = columns, column;
  char *text;
  line *kept;
  while (end > 0 && (cells[end - 1].chars[0] == 0 || cells[end - 1].chars[0] == ' ')) end--;
  text = malloc((size_t)end * 4 * EMULATOR_SCALARS + 1);
  if (text == NULL) end = 0;
  for (column = 0; column < end; column++)
    if (cells[column].chars[0] != UINT32_MAX)
      length += put_cell(emulator, &cells[column], text + length);
  if (text != NULL) {
    char *fitting = realloc(text, length + 1);
    if (fitting != NULL) text = fitting;
  }
  if (emulator->known.lines - emulator->first_line == EMULATOR_LINES) drop_first_line(emulator);
  kept = &emulator->lines[emulator->known.lines % EMULATOR_LINES];
  kept->text = text;
  kept->length = length;
  emulator->known.lines++;
  emulator->line_bytes += length;
  while (emulator->line_bytes > EMULATOR_LINE_BYTES && emulator->first_line < emulator->known.lines)
    drop_first_line(emulator);
  return 1;
}

const char *emulator_line(const emulator *emulator, uint64_t number, size_t *length) {
  const line *kept = &emulator->lines[number % EMULATOR_LINES];
  if (number < emulator->first_line || number >= emulator->known.lines || kept->text == NULL)
    return NULL;
  *length = kept->length;
  return kept->text;
}

void emulator_forget_lines(emulator *emulator) {
  while (emulator->first_line < emulator->known.lines) drop_first_line(emulator);
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

static void free_stand_ins(stand_ins *list) { free(list->meanings); }

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
  end_join(emulator);
  drop_open(emulator);
  flush_piece(emulator);
  while (length > 0) {
    size_t piece = length < PIECE ? length : PIECE;
    vterm_input_write(emulator->terminal, (const char *)bytes, piece);
    bytes += piece;
    length -= piece;
    keep_cursor_inside(emulator);
  }
}

// Takes one byte of a character beyond ASCII.
static void take_byte(emulator *emulator, uint8_t byte) {
  bool is_continuation = (byte & 0xC0) == 0x80;
  if (emulator->open_length == 0 || !is_continuation) {
    drop_open(emulator);
    if (length_of(byte) == 0) return put_character(emulator, 0xFFFD);
    emulator->open[0] = byte;
    emulator->open_length = 1;
    return;
  }
  emulator->open[emulator->open_length++] = byte;
  if (emulator->open_length == length_of(emulator->open[0])) {
    uint32_t scalar = decode(emulator->open, emulator->open_length);
    emulator->open_length = 0;
    put_character(emulator, scalar != 0 ? scalar : 0xFFFD);
  }
}

void emulator_write_text(emulator *emulator, const uint8_t *bytes, size_t length) {
  size_t start = 0, end;
  locale_t before = (locale_t)0;
  if (emulator->locale != (locale_t)0) before = uselocale(emulator->locale);
  while (start < length) {
    if (bytes[start] >= 0x80) {
      take_byte(emulator, bytes[start++]);
      continue;
    }
    for (end = start; end < length && end - start < PIECE && bytes[end] < 0x80;) end++;
    end_join(emulator);
    drop_open(emulator);
    put_bytes(emulator, bytes + start, end - start);
    for (start = end; end > 0 && end + MARKS > start && bytes[end - 1] < 0x20;) end--;
    if (end > 0 && bytes[end - 1] >= 0x20 && bytes[end - 1] < 0x7F) emulator->last = bytes[end - 1];
    emulator->marks = 0;
  }
  flush_piece(emulator);
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
