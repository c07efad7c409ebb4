#ifndef EARSHOT_EMULATOR_H
#define EARSHOT_EMULATOR_H

// What the files of this target share, and nobody else sees.

#include <locale.h>
#include <vterm.h>

#include "CVTerm.h"

// What is used here has been the same since 0.1; what comes after 0.3 has to be looked at first.
#if VTERM_VERSION_MAJOR != 0 || VTERM_VERSION_MINOR < 1 || VTERM_VERSION_MINOR > 3
#error "this libvterm is not known; expected one of the versions 0.1 to 0.3 (Debian: libvterm-dev)"
#endif

#pragma GCC visibility push(hidden)

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
  // That character as it goes to libvterm, or 0 where the cursor may have gone elsewhere since; how many columns it
  // takes, its marks, whether and where it stands in what goes there next, and else whether it is at the right edge.
  uint32_t base;
  int base_width;
  uint32_t sent[MARKS];
  size_t base_start;
  bool is_base_in_piece;
  bool is_base_at_edge;
  // Which of the four sets of characters are not known to be what they were at the beginning, bit by bit;
  // which one is in use; and whether places where tabs stop were set.
  uint8_t other_sets;
  uint8_t set_in_use;
  bool has_own_stops;
  // What goes to libvterm next.
  char piece[PIECE];
  size_t piece_length;
};

// Characters.c

// Puts a scalar in UTF-8 there; returns its length, at most 4.
size_t encode(uint32_t scalar, char *bytes);

// Takes text to libvterm, with stand-ins where it has other widths than terminals do.
void write_characters(emulator *emulator, const uint8_t *bytes, size_t length);

// Hands on what is kept of text, because something else comes; a character that is open comes to nothing.
void end_characters(emulator *emulator);

// How many columns the character takes that begins the text, and in `length` its bytes; 0 where it is none that
// goes to libvterm as it is.
int plain_width(emulator *emulator, const uint8_t *bytes, size_t room, size_t *length);

// Puts what a scalar of a cell stands for behind those that are there.
void expand(const emulator *emulator, uint32_t scalar, emulator_cell *cell);

void free_stand_ins(stand_ins *list);

// History.c

// Keeps a line that has left the screen; the text is owned from then on, and may be NULL.
void keep_line(emulator *emulator, char *text, size_t length);

// The callback of libvterm for such a line.
int on_push(int columns, const VTermScreenCell *cells, void *user);

// Flood.c

// Lines that stand one behind the other in a text.
typedef struct {
  size_t start;
  size_t end;
  size_t count;
} line_run;

// The first lines of a text that are plain and so many that most of them leave the screen at once; their count
// is 0 where there are none.
line_run find_lines(emulator *emulator, const uint8_t *bytes, size_t length);

// Writes such lines.
void write_lines(emulator *emulator, const uint8_t *bytes, line_run run);

// Whether the characters of ASCII may stand for others.
bool has_other_set(const emulator *emulator);

// Takes note of what a sequence or a text sets that lines depend on.
void note_sequence(emulator *emulator, const uint8_t *bytes, size_t length);
void note_shifts(emulator *emulator, const uint8_t *bytes, size_t length);

#pragma GCC visibility pop

#endif
