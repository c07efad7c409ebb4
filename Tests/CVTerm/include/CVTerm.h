#ifndef EARSHOT_CVTERM_H
#define EARSHOT_CVTERM_H

// The part of libvterm that tests of the screen need. The library is opened when a test runs, so that
// neither building nor testing needs it; what it lacks skips those tests.

#include <stddef.h>

typedef struct vterm_view vterm_view;

// A terminal of so many rows and columns, or NULL when there is no libvterm.
vterm_view *vterm_view_new(int rows, int columns);
void vterm_view_free(vterm_view *view);

// What a program wrote to it, in pieces small enough for version 0.1.4.
void vterm_view_write(vterm_view *view, const char *bytes, size_t length);
void vterm_view_resize(vterm_view *view, int rows, int columns);

// The text of cells of a row in UTF-8; returns its length, at most `room`.
size_t vterm_view_text(
    vterm_view *view, int row, int start_column, int end_column, char *text, size_t room);
void vterm_view_cursor(vterm_view *view, int *row, int *column);

// Takes what the terminal answered; returns its length, at most `room`.
size_t vterm_view_answers(vterm_view *view, char *bytes, size_t room);

#endif
