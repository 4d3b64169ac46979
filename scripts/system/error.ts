import { InputError } from "./input-error.ts";

const reasons: Readonly<Record<string, string>> = {
  ENOENT: "it, or a folder above it, is not there",
  ENOTDIR: "a file stands where a folder is needed",
  EISDIR: "a folder stands where a file is needed",
  EEXIST: "something stands there already",
  ENAMETOOLONG: "its name is too long",
  ELOOP: "links lead in a circle",
  EACCES: "permission denied",
  EPERM: "not permitted",
  EROFS: "the file system is read-only",
  ENOSPC: "no space left on the disk",
  EDQUOT: "the disk quota is used up",
  EBUSY: "it is in use",
  EMFILE: "too many open files",
};

const WRITABLE = "make the folder writable";

const fixes: Readonly<Record<string, string>> = {
  EACCES: WRITABLE,
  EPERM: WRITABLE,
  EROFS: WRITABLE,
  ENOSPC: "make room",
  EDQUOT: "make room",
  EBUSY: "close what uses it",
  ENOTDIR: "move that file away",
  EISDIR: "move that folder away",
  EEXIST: "move it away",
};

/** A failure that a person can act on; `message` says what happened, where, and what to do. */
export class OutputError extends Error {
  override readonly name = "OutputError";
}

/** Turns an error of node:fs into one that names the path and says that nothing was changed. */
export function refused(error: unknown, path: string, outcome: string): OutputError {
  if (error instanceof OutputError) return error;
  const code = errorCode(error);
  const reason = code === undefined ? String(error) : `${reasons[code] ?? "it failed"} (${code})`;
  const fix = fixes[code ?? ""];
  const next = fix === undefined ? "" : `; ${fix} and run it again`;
  return new OutputError(`cannot write ${path}: ${reason}; ${outcome}${next}`, { cause: error });
}

/** Turns an error of node:fs into one that says why a file that a person named cannot be read. */
export function unreadable(error: unknown, path: string): InputError {
  if (error instanceof InputError) return error;
  const code = errorCode(error);
  const sentence = unread[code ?? ""]?.(path) ?? `cannot read ${path}: ${code ?? error}`;
  return new InputError(sentence, { cause: error });
}

const missing = (path: string) => `there is no file ${path}; name one that is there`;

const unread: Readonly<Record<string, (path: string) => string>> = {
  ENOENT: missing,
  ENOTDIR: missing,
  EISDIR: (path) => `${path} is a folder; name a file in it`,
  EACCES: (path) => `cannot read ${path}: permission denied; make it readable`,
};

/** `ENOENT` and its like; undefined for an error that has no code. */
export function errorCode(error: unknown): string | undefined {
  return error instanceof Error && "code" in error && typeof error.code === "string"
    ? error.code
    : undefined;
}
