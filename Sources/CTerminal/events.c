#include "CTerminal.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <unistd.h>

static const int events[] = {SIGINT, SIGWINCH, SIGTSTP, SIGCONT};
static int ends[2] = {-1, -1};

static void note(int number) {
  int saved = errno;
  unsigned char byte = (unsigned char)number;
  // A full pipe holds more than enough of the same.
  ssize_t ignored = write(ends[1], &byte, 1);
  (void)ignored;
  errno = saved;
}

static void set_handlers(void (*handler)(int)) {
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = handler;
  action.sa_flags = SA_RESTART | SA_ONSTACK;
  sigemptyset(&action.sa_mask);
  for (size_t i = 0; i < sizeof events / sizeof *events; i++) sigaction(events[i], &action, NULL);
}

int cterminal_listen(void) {
  if (ends[0] < 0) {
    if (pipe(ends) != 0) return -1;
    for (int i = 0; i < 2; i++) {
      fcntl(ends[i], F_SETFD, FD_CLOEXEC);
      fcntl(ends[i], F_SETFL, O_NONBLOCK);
    }
  }
  set_handlers(note);
  return ends[0];
}

int cterminal_next_event(void) {
  unsigned char byte;
  return ends[0] >= 0 && read(ends[0], &byte, 1) == 1 ? byte : 0;
}

void cterminal_stop_listening(void) { set_handlers(SIG_DFL); }

void cterminal_stop(void) {
  struct sigaction old;
  sigaction(SIGTSTP, NULL, &old);
  cterminal_deliver(SIGTSTP);
  sigaction(SIGTSTP, &old, NULL);
}
