#pragma once

// Swift 6 rejects every access to a C global, so each one that is touched has an inline function
// here, and no Swift file names an rl_ variable.

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <readline/history.h>
#include <readline/readline.h>

/// Tells readline that signals, the window size and the environment belong to somebody else.
static inline void creadline_configure(void) {
  // A dot belongs to the word it leads; what a word is otherwise, the workbench knows.
  static const char word_breaks[] = " \t\n\"(){}[],;:=<>!&|?+*%^";
  rl_readline_name = "Easel";
  rl_catch_signals = 0;
  rl_catch_sigwinch = 0;
  rl_change_environment = 0;
  rl_completer_word_break_characters = word_breaks;
  rl_basic_word_break_characters = word_breaks;
  rl_completer_quote_characters = "\"";
}

/// Forgets that the input ended once: Ctrl-D at an open bracket ends no more than that line, and readline would
/// break every line behind it twice.
static inline void creadline_forget_end(void) {
#if RL_READLINE_VERSION >= 0x0802
  rl_eof_found = 0;
#endif
}

/// Sets what Tab asks.
static inline void creadline_set_completer(rl_completion_func_t *function) {
  rl_attempted_completion_function = function;
}

/// Sets what gives readline its keys.
static inline void creadline_set_reader(rl_getc_func_t *function) { rl_getc_function = function; }

/// Whether readline falls back to the names of files when the completer has nothing.
static inline void creadline_set_completes_files(int wanted) { rl_attempted_completion_over = !wanted; }

/// What a single completion ends in; 0 for nothing.
static inline void creadline_set_completion_end(char character) {
  rl_completion_append_character = character;
  rl_completion_suppress_append = character == 0;
}

/// The line as it is being typed; readline's own memory.
static inline const char *creadline_line(void) { return rl_line_buffer ? rl_line_buffer : ""; }

/// Bytes before the cursor.
static inline int creadline_point(void) { return rl_point; }

/// Moves the cursor behind the last character, on the screen too.
static inline void creadline_go_to_end(void) {
  rl_point = rl_end;
  rl_redisplay();
}

/// Whether there is text in the line.
static inline int creadline_has_text(void) { return rl_end > 0; }

/// Takes the text of the line away, with its undo list.
static inline void creadline_empty_line(void) { rl_replace_line("", 1); }

/// Whether an incremental search or another mode has taken the keys over.
static inline int creadline_is_searching(void) { return RL_ISSTATE(RL_STATE_ISEARCH | RL_STATE_NSEARCH) != 0; }

/// Writes what readline has put into its buffer.
static inline void creadline_flush(void) {
  if (rl_outstream) fflush(rl_outstream);
}

/// Shows the line anew on a screen that was cleared, with the cursor in its first place.
static inline void creadline_redraw(void) {
  rl_keep_mark_active();
  rl_forced_update_display();
}

/// Whether a number was typed before the key: Ctrl-L then only shows the line anew.
static inline int creadline_has_argument(void) { return rl_explicit_arg; }

/// Puts others in the place of the two commands that clear the screen, on whatever keys they are.
static inline void creadline_replace_clearing(rl_command_func_t *screen, rl_command_func_t *display) {
  static const char *const names[] = {"emacs", "emacs-meta", "emacs-ctlx", "vi-insert", "vi-command"};
  for (size_t map = 0; map < sizeof names / sizeof *names; map++) {
    Keymap keys = rl_get_keymap_by_name(names[map]);
    for (int key = 0; keys && key < KEYMAP_SIZE; key++) {
      if (keys[key].type != ISFUNC) continue;
      if (keys[key].function == rl_clear_screen) keys[key].function = screen;
      if (keys[key].function == rl_clear_display) keys[key].function = display;
    }
  }
}

/// Whether pastes come in brackets, which the terminal is told at each prompt.
static inline int creadline_has_bracketed_paste(void) {
  const char *value = rl_variable_value("enable-bracketed-paste");
  return value != NULL && strcmp(value, "on") == 0;
}
