#define _GNU_SOURCE
#include <stdlib.h>
#include <string.h>

#include "Emulator.h"

// Most lines of a flood are on the screen for no moment that anybody could look at. To have them kept as they
// would be, without writing them cell by cell:
//
//  1. lines are looked for that are plain: characters that take the columns they seem to, tabs, and an end of
//     line, in no more columns than the screen has (`find_lines`);
//  2. as many of them as the screen has rows are written as any text is. Where each has moved the screen by a
//     line, and the cursor stands at the beginning of the last row, the next ones will do the same: neither
//     characters nor ends of lines change what that depends on, but for the set of characters in use, of which
//     note is taken;
//  3. then the last lines are written that fill the screen. With them the lines of the second step leave it and
//     are kept, and so those between, which were not written, come behind these (`write_lines`).

enum { SHIFT_OUT = 0x0E, SHIFT_IN = 0x0F, ESCAPE = 0x1B, TAB = 8 };

// MARK: Finding

// How many bytes a plain line has with its end, or 0 when the text does not begin with one.
static size_t length_of_line(emulator *emulator, const uint8_t *bytes, size_t length) {
  int columns = emulator->known.columns, column = 0, width;
  size_t at = 0, size;
  while (at < length && column <= columns) {
    if (bytes[at] >= 0x20 && bytes[at] < 0x7F) {
      column++;
      at++;
    } else if (bytes[at] == '\r') {
      while (at < length && bytes[at] == '\r') at++;
      return at < length && bytes[at] == '\n' ? at + 1 : 0;
    } else if (bytes[at] == '\t' && !emulator->has_own_stops) {
      column = (column / TAB + 1) * TAB;
      // At the right edge no tab moves the cursor.
      if (column >= columns) return 0;
      at++;
    } else {
      width = plain_width(emulator, bytes + at, length - at, &size);
      if (width == 0) return 0;
      column += width;
      at += size;
    }
  }
  return 0;
}

// The place behind the next line feed, or the end.
static size_t next_line(const uint8_t *bytes, size_t start, size_t length) {
  const uint8_t *feed = start < length ? memchr(bytes + start, '\n', length - start) : NULL;
  return feed == NULL ? length : (size_t)(feed - bytes) + 1;
}

line_run find_lines(emulator *emulator, const uint8_t *bytes, size_t length) {
  size_t minimum = (size_t)emulator->known.rows * 3, size;
  line_run run = {0, 0, 0};
  // Where one character fills a row, a return does not take the cursor back from the right edge.
  if (emulator->known.is_alternate || emulator->known.columns <= 2 || length < minimum * 2) return run;
  run.start = run.end = next_line(bytes, 0, length);
  while (run.end < length) {
    size = length_of_line(emulator, bytes + run.end, length - run.end);
    if (size > 0) {
      run.end += size;
      run.count++;
    } else if (run.count >= minimum) {
      return run;
    } else {
      run.start = run.end = next_line(bytes, run.end, length);
      run.count = 0;
    }
  }
  if (run.count < minimum) run.count = 0;
  return run;
}

// MARK: Writing

// Keeps a plain line as it would be read from its cells: with blanks for tabs, and without those at its end.
static void keep_plain_line(emulator *emulator, const uint8_t *bytes, size_t length) {
  size_t tabs = 0, at, kept = 0, column = 0;
  char *text;
  while (length > 0 && (bytes[length - 1] == '\n' || bytes[length - 1] == '\r')) length--;
  for (at = 0; at < length; at++) tabs += bytes[at] == '\t';
  text = malloc(length + tabs * TAB + 1);
  if (text == NULL) return keep_line(emulator, NULL, 0);
  if (tabs == 0) {
    memcpy(text, bytes, length);
    kept = length;
  } else {
    for (at = 0; at < length;) {
      size_t size = 1;
      int width = 1;
      if (bytes[at] == '\t') {
        do text[kept++] = ' ';
        while (++column % TAB != 0);
        at++;
        continue;
      }
      if (bytes[at] >= 0x80) width = plain_width(emulator, bytes + at, length - at, &size);
      memcpy(text + kept, bytes + at, size);
      kept += size;
      at += size;
      column += (size_t)width;
    }
  }
  while (kept > 0 && text[kept - 1] == ' ') kept--;
  keep_line(emulator, text, kept);
}

void write_lines(emulator *emulator, const uint8_t *bytes, line_run run) {
  int rows = emulator->known.rows, row;
  uint64_t before = emulator->known.lines;
  size_t between = run.start, last = run.end, next;
  VTermPos place = {0, 0};
  vterm_state_get_cursorpos(emulator->state, &place);
  for (row = 0; row < rows; row++) between = next_line(bytes, between, run.end);
  write_characters(emulator, bytes + run.start, between - run.start);
  row = place.row;
  vterm_state_get_cursorpos(emulator->state, &place);
  if (place.row != rows - 1 || place.col != 0 || (int64_t)(emulator->known.lines - before) != row + 1 ||
      has_other_set(emulator))
    return write_characters(emulator, bytes + between, run.end - between);
  for (row = 1; row < rows; row++)
    last = (size_t)((const uint8_t *)memrchr(bytes, '\n', last - 1) - bytes) + 1;
  write_characters(emulator, bytes + last, run.end - last);
  for (; between < last; between = next) {
    next = next_line(bytes, between, last);
    keep_plain_line(emulator, bytes + between, next - between);
  }
}

// MARK: What lines depend on

bool has_other_set(const emulator *emulator) {
  return emulator->other_sets >> emulator->set_in_use & 1;
}

void note_shifts(emulator *emulator, const uint8_t *bytes, size_t length) {
  const uint8_t *out = memrchr(bytes, SHIFT_OUT, length), *in = memrchr(bytes, SHIFT_IN, length);
  if (out != NULL && (in == NULL || out > in)) emulator->set_in_use = 1;
  if (in != NULL && (out == NULL || in > out)) emulator->set_in_use = 0;
}

void note_sequence(emulator *emulator, const uint8_t *bytes, size_t length) {
  static const char selectors[] = "()*+";
  const char *selector;
  if (length < 2) return;
  if (memchr(bytes, SHIFT_OUT, length) != NULL) emulator->set_in_use = 1;
  // Places are taken away by CSI g, or set anew by CSI W.
  if (bytes[length - 1] == 'g' || bytes[length - 1] == 'W') emulator->has_own_stops = true;
  if (bytes[0] != ESCAPE || bytes[1] == '[') return;
  switch (bytes[length - 1]) {
    case 'H': emulator->has_own_stops = true; break;
    case 'n': emulator->set_in_use = 2; break;
    case 'o': emulator->set_in_use = 3; break;
    default: break;
  }
  if (length == 2 && bytes[1] == 'c') {
    emulator->other_sets = 0;
    emulator->set_in_use = 0;
    emulator->has_own_stops = false;
  } else if (length == 3 && (selector = strchr(selectors, bytes[1])) != NULL && bytes[2] == 'B') {
    emulator->other_sets &= (uint8_t)~(1u << (selector - selectors));
  } else if (length > 2 && (bytes[1] < 0x20 || strchr("()*+-./%", bytes[1]) != NULL)) {
    // Another set, or a control in between, after which anything may come.
    emulator->other_sets = 0xF;
  }
}
