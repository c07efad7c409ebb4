#define _GNU_SOURCE
#include "Emulator.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <wchar.h>

// What libvterm takes for narrower or wider than other terminals do goes there as a stand-in.

size_t encode(uint32_t scalar, char *bytes) {
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

void expand(const emulator *emulator, uint32_t scalar, emulator_cell *cell) {
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

// Hands on what is kept. Behind a character at the right edge the cursor stays on it, which only shows by where the
// cursor was before.
static void flush_piece(emulator *emulator) {
  VTermPos before = {0, 0}, after = {0, 0};
  size_t start = emulator->is_base_in_piece ? emulator->base_start : 0;
  if (start > 0) vterm_input_write(emulator->terminal, emulator->piece, start);
  vterm_state_get_cursorpos(emulator->state, &before);
  if (emulator->piece_length > start)
    vterm_input_write(emulator->terminal, emulator->piece + start, emulator->piece_length - start);
  vterm_state_get_cursorpos(emulator->state, &after);
  if (emulator->is_base_in_piece)
    emulator->is_base_at_edge = emulator->known.columns > 2 && before.row == after.row &&
                                before.col == after.col &&
                                after.col == emulator->known.columns - emulator->base_width;
  emulator->piece_length = 0;
  emulator->is_base_in_piece = false;
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

// Hands on a mark of which the character went before. At the right edge libvterm takes it for a character that does
// not fit any more, so the one before is written again with all of its marks.
static void put_mark_alone(emulator *emulator, uint32_t scalar) {
  char column[24];
  int i;
  if (emulator->base == 0 || !emulator->is_base_at_edge) {
    put_scalar(emulator, scalar);
  } else if (emulator->marks < VTERM_MAX_CHARS_PER_CELL) {
    snprintf(column, sizeof column, "\033[%dG", emulator->known.columns - emulator->base_width + 1);
    put_bytes(emulator, column, strlen(column));
    put_scalar(emulator, emulator->base);
    for (i = 0; i < emulator->marks; i++) put_scalar(emulator, emulator->sent[i]);
  }
  flush_piece(emulator);
}

// Hands on what takes no cell of its own, unless there is nothing to put it on: more marks than a cell can
// hold would be kept all the same, and after a new size the cell may be gone, which libvterm does not check.
static void put_mark(emulator *emulator, uint32_t scalar) {
  if (emulator->last == 0 || emulator->marks == MARKS) return;
  emulator->sent[emulator->marks++] = scalar;
  if (emulator->piece_length + 4 > PIECE) flush_piece(emulator);
  if (!emulator->is_base_in_piece) return put_mark_alone(emulator, scalar);
  put_scalar(emulator, scalar);
}

// Takes note of the character that stands last in the piece, or of 0 where none does.
static void note_base(emulator *emulator, uint32_t scalar, int width) {
  char bytes[4];
  emulator->base = scalar;
  emulator->base_width = width;
  emulator->base_start = emulator->piece_length - encode(scalar, bytes);
  emulator->is_base_in_piece = scalar != 0;
}

static void put_wide_or_narrow(
    emulator *emulator, uint32_t scalar, uint32_t meaning, int width) {
  emulator->last = meaning;
  emulator->marks = 0;
  put_scalar(emulator, scalar);
  note_base(emulator, scalar, width);
}

static bool is_stand_in(const emulator *emulator, uint32_t scalar) {
  return is_within(&emulator->zero, scalar) || is_within(&emulator->one, scalar) ||
         is_within(&emulator->two, scalar);
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
  if (wanted != given || is_stand_in(emulator, scalar)) {
    list = wanted == 0 ? &emulator->zero : wanted == 1 ? &emulator->one : &emulator->two;
    replacement = stand_in(list, 0, scalar);
    if (replacement == 0 && given != wanted) replacement = given > 1 ? '?' : scalar;
  }
  if (replacement == 0) replacement = scalar;
  if (wanted == 0) return put_mark(emulator, replacement);
  put_wide_or_narrow(emulator, replacement, scalar, wanted);
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

int plain_width(emulator *emulator, const uint8_t *bytes, size_t room, size_t *length) {
  uint32_t scalar;
  size_t i;
  int width;
  *length = length_of(bytes[0]);
  if (*length == 0 || *length > room) return 0;
  for (i = 1; i < *length; i++)
    if ((bytes[i] & 0xC0) != 0x80) return 0;
  scalar = decode(bytes, *length);
  if (scalar < 0xA0 || is_stand_in(emulator, scalar)) return 0;
  width = wcwidth((wchar_t)scalar);
  if (width < 1 || width > 2 || width != given_width(emulator, scalar)) return 0;
  return width > emulator->known.columns ? 0 : width;
}

// What is open comes to nothing: one replacement character, as the Unicode Standard recommends.
static void drop_open(emulator *emulator) {
  if (emulator->open_length > 0) put_wide_or_narrow(emulator, 0xFFFD, 0xFFFD, 1);
  emulator->open_length = 0;
}

static void end_join(emulator *emulator) {
  if (emulator->is_joining) put_mark(emulator, 0x200D);
  emulator->is_joining = false;
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

void write_characters(emulator *emulator, const uint8_t *bytes, size_t length) {
  size_t start = 0, end;
  while (start < length) {
    if (bytes[start] >= 0x80) {
      take_byte(emulator, bytes[start++]);
      continue;
    }
    for (end = start; end < length && end - start < PIECE && bytes[end] < 0x80;) end++;
    end_join(emulator);
    drop_open(emulator);
    // libvterm takes the set of characters for a whole piece by its first byte.
    if (has_other_set(emulator)) flush_piece(emulator);
    note_shifts(emulator, bytes + start, end - start);
    put_bytes(emulator, bytes + start, end - start);
    note_base(emulator, bytes[end - 1] >= 0x20 && bytes[end - 1] < 0x7F ? bytes[end - 1] : 0, 1);
    for (start = end; end > 0 && end + MARKS > start && bytes[end - 1] < 0x20;) end--;
    if (end > 0 && bytes[end - 1] >= 0x20 && bytes[end - 1] < 0x7F) emulator->last = bytes[end - 1];
    emulator->marks = 0;
  }
  flush_piece(emulator);
}

void end_characters(emulator *emulator) {
  end_join(emulator);
  drop_open(emulator);
  flush_piece(emulator);
}

void free_stand_ins(stand_ins *list) { free(list->meanings); }
