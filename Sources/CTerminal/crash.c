#include "CTerminal.h"

#include <errno.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <termios.h>
#include <unistd.h>

// A signal handler may run between any two instructions, in any thread: all it reads is written
// here, once, before the handler is installed, or is one flag word.

static struct termios remembered;
static int terminal = -1;
static int writer = -1;
static volatile sig_atomic_t debts;
static volatile sig_atomic_t are_modes_changed;
static char freeing_rows[48];

int cterminal_remember(int descriptor, int nonblocking) {
  if (tcgetattr(descriptor, &remembered) != 0) return -1;
  terminal = descriptor;
  writer = nonblocking;
  return 0;
}

void cterminal_owe(int debt, int is_owed) {
  if (is_owed) {
    debts |= debt;
  } else {
    debts &= ~debt;
  }
  if (debt & cterminal_bracketed_paste) are_modes_changed = is_owed;
}

void cterminal_owe_rows(int first) {
  debts &= ~cterminal_scroll_region;
  if (first < 1) return;
  // The handler must see either no debt or the whole text.
  atomic_signal_fence(memory_order_seq_cst);
  snprintf(freeing_rows, sizeof freeing_rows, "\0337\033[r\033[%d;1H\033[J\0338", first);
  atomic_signal_fence(memory_order_seq_cst);
  debts |= cterminal_scroll_region;
}

int cterminal_read_keys(void) {
  struct termios modes = remembered;
  modes.c_lflag &= ~(tcflag_t)(ICANON | ECHO);
  // Without NOFLSH, Ctrl-C would throw away the half of a frame that is still on its way.
  modes.c_lflag |= NOFLSH;
  modes.c_cc[VMIN] = 1;
  modes.c_cc[VTIME] = 0;
  are_modes_changed = 1;
  return tcsetattr(terminal, TCSANOW, &modes);
}

int cterminal_restore_modes(void) {
  if (terminal < 0) return 0;
  int result = tcsetattr(terminal, TCSANOW, &remembered);
  are_modes_changed = 0;
  return result;
}

static void say(const char *text) {
  // A terminal that takes no more is past saving; never wait for it.
  ssize_t ignored = write(writer, text, strlen(text));
  (void)ignored;
}

void cterminal_restore(void) {
  // In the background the terminal belongs to the shell, which has put it right already.
  if (terminal < 0 || tcgetpgrp(terminal) != getpgrp()) return;
  int saved = errno;
  sig_atomic_t owed = debts;
  debts = 0;
  if (owed & cterminal_saved_cursor) say("\0338");
  if (owed & cterminal_scroll_region) say(freeing_rows);
  if (owed & cterminal_synchronized_output) say("\033[?2026l\033[m");
  if (owed & cterminal_hidden_cursor) say("\033[?25h");
  if (owed & cterminal_bracketed_paste) say("\033[?2004l");
  if (owed & cterminal_open_line) say("\r\n");
  if (are_modes_changed) cterminal_restore_modes();
  errno = saved;
}

void cterminal_deliver(int number) {
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = SIG_DFL;
  sigaction(number, &action, NULL);
  sigset_t set;
  sigemptyset(&set);
  sigaddset(&set, number);
  pthread_sigmask(SIG_UNBLOCK, &set, NULL);
  raise(number);
}

void cterminal_die(int number) {
  cterminal_restore();
  cterminal_deliver(number);
  _exit(128 + number);
}

void cterminal_guard(void) {
  // A crash is often an exhausted stack, so the handlers stand on one of their own.
  static char stack[32768];
  stack_t alternate = {.ss_sp = stack, .ss_size = sizeof stack};
  sigaltstack(&alternate, NULL);
  static const int numbers[] = {SIGTERM, SIGHUP, SIGQUIT, SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE, SIGABRT};
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = cterminal_die;
  action.sa_flags = SA_ONSTACK | SA_RESTART;
  sigfillset(&action.sa_mask);
  for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++) {
    struct sigaction old;
    // What the parent told us to ignore (nohup) stays ignored.
    if (sigaction(numbers[i], NULL, &old) == 0 && old.sa_handler == SIG_IGN) continue;
    sigaction(numbers[i], &action, NULL);
  }
}

void cterminal_ignore_broken_pipes(int is_ignored) { signal(SIGPIPE, is_ignored ? SIG_IGN : SIG_DFL); }

// The limit then comes back from write() as an error that can be told, and no session is lost.
void cterminal_survive_file_limits(void) { signal(SIGXFSZ, SIG_IGN); }
