/** What was given (arguments, folders, package.json) cannot be used; the message says why. */
export class InputError extends Error {
  override readonly name = "InputError";
}

/** The command line makes no sense; its help says what does. */
export class UsageError extends InputError {
  /** Arguments that print the help: `diff --help`. */
  readonly help: string;

  constructor(cause: Error, help: string) {
    super(cause.message, { cause });
    this.help = help;
  }
}
