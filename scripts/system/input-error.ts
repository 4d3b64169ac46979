/** What was given (arguments, folders, package.json) cannot be used; the message says why. */
export class InputError extends Error {
  override readonly name = "InputError";
}
