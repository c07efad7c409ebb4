#define _GNU_SOURCE
#include <stdlib.h>
#include <string.h>

#include "Emulator.h"

// The lines that have left the screen at its top, as text.

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

void keep_line(emulator *emulator, char *text, size_t length) {
  line *kept;
  if (emulator->known.lines - emulator->first_line == EMULATOR_LINES) drop_first_line(emulator);
  kept = &emulator->lines[emulator->known.lines % EMULATOR_LINES];
  kept->text = text;
  kept->length = length;
  emulator->known.lines++;
  emulator->line_bytes += length;
  while (emulator->line_bytes > EMULATOR_LINE_BYTES && emulator->first_line < emulator->known.lines)
    drop_first_line(emulator);
}

int on_push(int columns, const VTermScreenCell *cells, void *user) {
  emulator *emulator = user;
  size_t length = 0;
  int end = columns, column;
  char *text;
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
  keep_line(emulator, text, length);
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
