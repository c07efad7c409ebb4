#ifndef EARSHOT_CSHAREDLIBRARY_H
#define EARSHOT_CSHAREDLIBRARY_H

// Opens a shared library when the program runs, and fills a structure with pointers to its functions.

#include <stddef.h>

// A function of a library, and where the structure keeps the pointer to it.
typedef struct {
  const char *name;
  size_t offset;
} shared_function;

// A function called PREFIX FIELD in the library and FIELD in the structure.
#define SHARED_FUNCTION(structure, prefix, field) {prefix #field, offsetof(structure, field)}

// Opens the library named `name` and finds `count` functions for the structure at `pointers`, whose
// other fields stay as they are. Returns its handle for `shared_close`. Returns NULL when there is no
// such library, and when it lacks the function that `missing` then names.
void *shared_open(
    const char *name, const shared_function *functions, size_t count, void *pointers,
    const char **missing);

// The address of something in an open library, or NULL.
void *shared_symbol(void *library, const char *name);

// Closes a library.
void shared_close(void *library);

#endif
