#include "CALSA.h"

#include <dlfcn.h>
#include <string.h>

#define FIND_NAMED(field, name)                                          \
  do {                                                                   \
    void *address = dlsym(found.library, name);                          \
    if (address == NULL) {                                               \
      *missing = name;                                                   \
      dlclose(found.library);                                            \
      return -2;                                                         \
    }                                                                    \
    memcpy(&found.field, &address, sizeof address);                      \
  } while (0)

#define FIND(function) FIND_NAMED(function, "snd_" #function)

// The library prints what goes wrong on standard error, which belongs to the terminal's reader.
static void keep_silent(
    const char *file, int line, const char *function, int error, const char *format, ...) {
  (void)file;
  (void)line;
  (void)function;
  (void)error;
  (void)format;
}

int alsa_open(const char *name, alsa_functions *functions, const char **missing) {
  alsa_functions found;
  int (*set_handler)(alsa_error_handler) = NULL;
  void *address;
  memset(&found, 0, sizeof found);
  found.library = dlopen(name, RTLD_NOW | RTLD_LOCAL);
  if (found.library == NULL) return -1;
  FIND(pcm_open);
  FIND(pcm_close);
  FIND(pcm_set_params);
  FIND(pcm_writei);
  FIND(pcm_delay);
  FIND(pcm_avail_update);
  FIND(pcm_drop);
  FIND(pcm_prepare);
  FIND(pcm_start);
  FIND(pcm_recover);
  FIND(pcm_wait);
  FIND(strerror);
  address = dlsym(found.library, "snd_lib_error_set_handler");
  if (address != NULL) {
    memcpy(&set_handler, &address, sizeof address);
    set_handler(keep_silent);
  }
  *functions = found;
  return 0;
}

void alsa_close(alsa_functions *functions) {
  if (functions->library != NULL) dlclose(functions->library);
  memset(functions, 0, sizeof *functions);
}
