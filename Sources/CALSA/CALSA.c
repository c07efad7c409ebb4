#include "CALSA.h"

#include <CSharedLibrary.h>
#include <string.h>

#define FUNCTION(name) SHARED_FUNCTION(alsa_functions, "snd_", name)

static const shared_function functions[] = {
  FUNCTION(pcm_open),
  FUNCTION(pcm_close),
  FUNCTION(pcm_set_params),
  FUNCTION(pcm_writei),
  FUNCTION(pcm_delay),
  FUNCTION(pcm_avail_update),
  FUNCTION(pcm_drop),
  FUNCTION(pcm_prepare),
  FUNCTION(pcm_start),
  FUNCTION(pcm_recover),
  FUNCTION(pcm_wait),
  FUNCTION(strerror),
};

// The library prints what goes wrong on standard error, which belongs to the terminal's reader.
static void keep_silent(
    const char *file, int line, const char *function, int error, const char *format, ...) {
  (void)file;
  (void)line;
  (void)function;
  (void)error;
  (void)format;
}

void *alsa_open(const char *name, alsa_functions *pointers, const char **missing) {
  void *library = shared_open(
      name, functions, sizeof functions / sizeof functions[0], pointers, missing);
  int (*set_handler)(alsa_error_handler) = NULL;
  void *address = library == NULL ? NULL : shared_symbol(library, "snd_lib_error_set_handler");
  if (address != NULL) {
    memcpy(&set_handler, &address, sizeof address);
    set_handler(keep_silent);
  }
  return library;
}
