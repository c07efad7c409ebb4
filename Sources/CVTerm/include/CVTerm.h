#ifndef EARSHOT_CVTERM_H
#define EARSHOT_CVTERM_H

// An emulated terminal, by libvterm: what stands in which cell after a program has written.
//
//  1. What is written goes to libvterm in pieces, each a few KiB, because its version 0.1.4 puts as many
//     code points on the stack as it gets bytes. Its callbacks stay in C: a row that has changed is marked,
//     and a line that leaves the screen at its top is kept as text.
//  2. Characters that libvterm takes for narrower or wider than other terminals do, and those that are
//     joined to the one before, go there as code points of the right width that nobody uses; what is read
//     has the characters again (`emulator_write_text`).
//  3. Of many lines at once those that would leave the screen again before anybody looks are kept without being
//     drawn (`Flood.c`).
//  4. Whoever looks asks for the state, for the rows that have changed, and for the lines.
//
// Nothing here parses: strings of the operating system (OSC) and what is set by modes are whoever writes'
// business.

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct emulator emulator;

enum {
  // The most scalars of one cell.
  EMULATOR_SCALARS = 12,
  // The most lines, and the most bytes of lines, that are kept after they have left the screen.
  EMULATOR_LINES = 10000,
  EMULATOR_LINE_BYTES = 1 << 23
};

// Attributes of a cell; bit by bit those of `TerminalStyle.Attributes`, but for what SGR 10 to 19 selects.
enum {
  EMULATOR_BOLD = 1,
  EMULATOR_UNDERLINE = 2,
  EMULATOR_ITALIC = 4,
  EMULATOR_BLINK = 8,
  EMULATOR_REVERSE = 16,
  EMULATOR_STRIKE = 32
};

enum { EMULATOR_STANDARD_COLOR, EMULATOR_INDEXED_COLOR, EMULATOR_RGB_COLOR };

typedef struct {
  uint8_t kind;
  // The index, or red.
  uint8_t first;
  uint8_t green;
  uint8_t blue;
} emulator_color;

typedef struct {
  uint32_t scalars[EMULATOR_SCALARS];
  // How many scalars there are; 0 for a blank cell.
  uint8_t count;
  // 0 for the second cell of a wide character, otherwise 1 or 2.
  uint8_t width;
  uint8_t attributes;
  // The alternative font, 0 to 9.
  uint8_t font;
  emulator_color foreground;
  emulator_color background;
} emulator_cell;

typedef struct {
  int rows;
  int columns;
  int cursor_row;
  int cursor_column;
  bool is_cursor_visible;
  bool is_alternate;
  // 0 none, 1 clicks, 2 drags, 3 every move.
  int mouse;
  // How many lines have left the screen at its top, and how often the bell rang, since the beginning.
  uint64_t lines;
  uint64_t bells;
  // Which of the four sets of characters is in use.
  uint8_t set_in_use;
} emulator_state;

// A terminal of so many rows and columns, at least one each; NULL where there is no memory.
emulator *emulator_new(int rows, int columns);
void emulator_free(emulator *emulator);

// Takes what a program wrote as it is.
void emulator_write(emulator *emulator, const uint8_t *bytes, size_t length);

// Takes text without any escape sequence; a character may go on in the next call.
void emulator_write_text(emulator *emulator, const uint8_t *bytes, size_t length);

// Writes the last character again, so many times: what libvterm has for it (REP) writes beside the screen.
void emulator_repeat(emulator *emulator, int count);

void emulator_resize(emulator *emulator, int rows, int columns);
void emulator_get_state(const emulator *emulator, emulator_state *state);

// Whether a row has changed since it was last read.
bool emulator_is_changed(const emulator *emulator, int row);

// Reads a row into as many cells as there are columns, and marks it as read.
void emulator_read_row(emulator *emulator, int row, emulator_cell *cells);

// The attributes, the font and the colours of what is written next, in a cell without a character.
void emulator_read_style(const emulator *emulator, emulator_cell *cell);

// The text of cells of a row in UTF-8; returns its length, at most `room`.
size_t emulator_text(
    const emulator *emulator, int row, int start_column, int end_column, char *text, size_t room);

// A line that has left the screen, by its number counted from 0 at the beginning, without the blanks at its
// end; NULL when it is not kept any more. It stands until something is written.
const char *emulator_line(const emulator *emulator, uint64_t number, size_t *length);

// Forgets all lines, as a program asks for with CSI 3 J.
void emulator_forget_lines(emulator *emulator);

// Takes what the terminal has answered to questions, at most 4 KiB of it; returns its length, at most
// `room`.
size_t emulator_take_answers(emulator *emulator, char *bytes, size_t room);

#endif
