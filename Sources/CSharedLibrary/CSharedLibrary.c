#include "CSharedLibrary.h"

#include <dlfcn.h>
#include <string.h>

void *shared_open(
    const char *name, const shared_function *functions, size_t count, void *pointers,
    const char **missing) {
  void *library = dlopen(name, RTLD_NOW | RTLD_LOCAL);
  *missing = NULL;
  if (library == NULL) return NULL;
  for (size_t index = 0; index < count; index++) {
    void *address = dlsym(library, functions[index].name);
    if (address == NULL) {
      *missing = functions[index].name;
      dlclose(library);
      return NULL;
    }
    memcpy((char *)pointers + functions[index].offset, &address, sizeof address);
  }
  return library;
}

void *shared_symbol(void *library, const char *name) { return dlsym(library, name); }

void shared_close(void *library) { dlclose(library); }
