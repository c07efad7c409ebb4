#include "CVTerm.h"

#include <dlfcn.h>
#include <stdlib.h>
#include <string.h>

typedef struct { int row, col; } position;
typedef struct { int start_row, end_row, start_col, end_col; } rectangle;

struct vterm_view {
  void *library;
  void *terminal;
  void *screen;
  void *state;
  char answers[4096];
  size_t answers_length;
  void (*free_terminal)(void *);
  size_t (*input_write)(void *, const char *, size_t);
  void (*set_size)(void *, int, int);
  size_t (*get_text)(const void *, char *, const size_t, const rectangle);
  void (*get_cursor)(const void *, position *);
};

static void keep_answer(const char *bytes, size_t length, void *user) {
  vterm_view *view = user;
  size_t room = sizeof view->answers - view->answers_length;
  if (length > room) length = room;
  memcpy(view->answers + view->answers_length, bytes, length);
  view->answers_length += length;
}

#define FIND(target, name)                             \
  do {                                                 \
    void *address = dlsym(library, name);              \
    if (address == NULL) goto failed;                  \
    memcpy(&(target), &address, sizeof address);       \
  } while (0)

vterm_view *vterm_view_new(int rows, int columns) {
  void *(*new_terminal)(int, int);
  void (*set_utf8)(void *, int);
  void *(*obtain_screen)(void *);
  void *(*obtain_state)(void *);
  void (*enable_altscreen)(void *, int);
  void (*reset)(void *, int);
  void (*set_output)(void *, void (*)(const char *, size_t, void *), void *);
  vterm_view *view = NULL;
  void *library = dlopen("libvterm.so.0", RTLD_NOW | RTLD_LOCAL);
  if (library == NULL) return NULL;
  view = calloc(1, sizeof *view);
  if (view == NULL) goto failed;
  view->library = library;
  FIND(new_terminal, "vterm_new");
  FIND(view->free_terminal, "vterm_free");
  FIND(set_utf8, "vterm_set_utf8");
  FIND(obtain_screen, "vterm_obtain_screen");
  FIND(obtain_state, "vterm_obtain_state");
  FIND(enable_altscreen, "vterm_screen_enable_altscreen");
  FIND(reset, "vterm_screen_reset");
  FIND(set_output, "vterm_output_set_callback");
  FIND(view->input_write, "vterm_input_write");
  FIND(view->set_size, "vterm_set_size");
  FIND(view->get_text, "vterm_screen_get_text");
  FIND(view->get_cursor, "vterm_state_get_cursorpos");
  view->terminal = new_terminal(rows, columns);
  if (view->terminal == NULL) goto failed;
  set_utf8(view->terminal, 1);
  set_output(view->terminal, keep_answer, view);
  view->screen = obtain_screen(view->terminal);
  view->state = obtain_state(view->terminal);
  enable_altscreen(view->screen, 1);
  reset(view->screen, 1);
  return view;
failed:
  free(view);
  dlclose(library);
  return NULL;
}

void vterm_view_free(vterm_view *view) {
  void *library = view->library;
  view->free_terminal(view->terminal);
  free(view);
  dlclose(library);
}

void vterm_view_write(vterm_view *view, const char *bytes, size_t length) {
  while (length > 0) {
    size_t piece = length < 4096 ? length : 4096;
    view->input_write(view->terminal, bytes, piece);
    bytes += piece;
    length -= piece;
  }
}

void vterm_view_resize(vterm_view *view, int rows, int columns) {
  view->set_size(view->terminal, rows, columns);
}

size_t vterm_view_text(
    vterm_view *view, int row, int start_column, int end_column, char *text, size_t room) {
  rectangle cells = {row, row + 1, start_column, end_column};
  size_t length = view->get_text(view->screen, text, room, cells);
  return length < room ? length : room;
}

void vterm_view_cursor(vterm_view *view, int *row, int *column) {
  position place = {0, 0};
  view->get_cursor(view->state, &place);
  *row = place.row;
  *column = place.col;
}

size_t vterm_view_answers(vterm_view *view, char *bytes, size_t room) {
  size_t length = view->answers_length < room ? view->answers_length : room;
  memcpy(bytes, view->answers, length);
  memmove(view->answers, view->answers + length, view->answers_length - length);
  view->answers_length -= length;
  return length;
}
