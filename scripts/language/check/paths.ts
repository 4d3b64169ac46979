import { didYouMean } from "../../../packages/runtime/src/did-you-mean.ts";
import { type Diagnostic, diagnostic, type SourceRange } from "../diagnostics/diagnostic.ts";
import { type Members, parsePath } from "../ir/path.ts";

export type Root = "body" | "status" | "headers" | "links" | "params" | "item" | "output";

/** A path that could be read. */
export interface ReadPath {
  readonly root: Root;
  readonly members: Members;
}

/**
 * Reads a path that begins with one of `roots`; undefined when it does not, after saying why. Only
 * outputs can count from the end of a list.
 */
export function* readPath(
  path: string,
  range: SourceRange,
  roots: readonly Root[],
  mayCountBack = false,
): Generator<Diagnostic, ReadPath | undefined> {
  const parsed = membersOf(path);
  if (parsed === undefined) {
    yield diagnostic("path-malformed", range, { path, reason: pathMistake(path) });
    return undefined;
  }
  const [first = "", ...members] = parsed;
  const root = roots.find((candidate) => candidate === first);
  if (root === undefined) {
    const hint = didYouMean(String(first), roots) || rootHint(path, roots);
    yield diagnostic("path-root-unknown", range, { path, roots: roots.join(", "), hint });
    return undefined;
  }
  const isBack = members.some((member) => typeof member === "number" && member < 0);
  const reason =
    isBack && !mayCountBack
      ? "counts from the end, which only the values of outputs can"
      : rootProblem(root, members);
  if (reason === undefined) return { root, members };
  yield diagnostic("path-malformed", range, { path, reason });
  return undefined;
}

/** Ways in which other tools write paths. */
const MISTAKES: readonly (readonly [form: RegExp, reason: string])[] = [
  [/\{|^=/, "is an expression; a path is written bare: `body.id`"],
  [/\[\*?\]/, "has `[*]`; read the list, and the members of its items under `each`"],
  [/\.\d/, "has a number after a dot; an index is written `[0]`"],
  [/\['/, "has single quotes; names in brackets take double ones"],
  [/\.\./, "has two dots in a row; every member on the way is named"],
  [/^[#/]|^[\w$]+\//, "is written with slashes; members follow dots"],
];

function pathMistake(path: string): string {
  return MISTAKES.find(([form]) => form.test(path))?.[1] ?? "is malformed";
}

const FOREIGN_ROOT =
  /^(?:(?:\$json|\$|response|res|result|reply|json|payload)(?=[.[]|$)\.?)?(?:body(?=[.[]|$)\.?)?/i;

/** What a path from another root is here: `$.id` -> `body.id`. */
function rootHint(path: string, roots: readonly Root[]): string {
  const root = roots.find((each) => each === "body" || each === "item");
  if (root === undefined) return "";
  const rest = path.replace(FOREIGN_ROOT, "");
  const joint = rest === "" || rest.startsWith("[") ? "" : ".";
  return `; write \`${root}${joint}${rest}\``;
}

/** Members of a path, the root first; undefined when it is not written like one. */
export function membersOf(path: string): Members | undefined {
  try {
    return parsePath(path);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function rootProblem(root: Root, members: Members): string | undefined {
  const [name] = members;
  switch (root) {
    case "status":
      return members.length > 0 ? "goes on after `status`, which is a number" : undefined;
    case "headers":
      if (typeof name !== "string" || members.length !== 1) return "does not name one header";
      return name === name.toLowerCase() ? undefined : "names a header that is not in lower case";
    case "links":
      return typeof name === "string" && members.length === 2 && members[1] === "url"
        ? undefined
        : "is not `links`, a relation and `url`, such as `links.next.url`";
    case "params":
      return typeof name === "string" ? undefined : "names no parameter";
    case "output":
      return typeof name === "string" ? undefined : "names no output";
    case "body":
    case "item":
      return undefined;
  }
}
