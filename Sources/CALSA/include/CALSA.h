#ifndef EARSHOT_CALSA_H
#define EARSHOT_CALSA_H

// The part of libasound's interface (version 2 of its ABI) that a player needs, opened with dlopen when
// the program runs: neither building nor running without sound needs the library.

#include <stdint.h>

typedef struct alsa_pcm alsa_pcm;

enum { ALSA_STREAM_PLAYBACK = 0 };
enum { ALSA_NONBLOCK = 1 };
enum { ALSA_FORMAT_S16LE = 2, ALSA_FORMAT_S16BE = 3 };
enum { ALSA_ACCESS_RW_INTERLEAVED = 3 };

typedef void (*alsa_error_handler)(
    const char *file, int line, const char *function, int error, const char *format, ...);

// The functions of libasound, each under its own name there after "snd_".
typedef struct {
  int (*pcm_open)(alsa_pcm **, const char *, int, int);
  int (*pcm_close)(alsa_pcm *);
  int (*pcm_set_params)(
      alsa_pcm *, int, int, unsigned int, unsigned int, int, unsigned int);
  long (*pcm_writei)(alsa_pcm *, const void *, unsigned long);
  int (*pcm_delay)(alsa_pcm *, long *);
  long (*pcm_avail_update)(alsa_pcm *);
  int (*pcm_drop)(alsa_pcm *);
  int (*pcm_prepare)(alsa_pcm *);
  int (*pcm_start)(alsa_pcm *);
  int (*pcm_recover)(alsa_pcm *, int, int);
  int (*pcm_wait)(alsa_pcm *, int);
  const char *(*strerror)(int);
} alsa_functions;

// Opens the library named `name`, finds its functions and keeps it from printing. Returns its
// handle; NULL when there is no such library, and when it lacks the function that `missing` names.
void *alsa_open(const char *name, alsa_functions *pointers, const char **missing);

#endif
