import { readCondition } from "./folded.ts";
import type { MadeMember, Making, Take, WrittenMaking } from "./making-types.ts";
import type { OutputContract } from "./output-types.ts";

type Written = Pick<MadeMember, "take"> & WrittenMaking;

const parts = ["sum", "flat", "values", "entries"] as const;
const words = [
  "text",
  "limit",
  "only",
  "join",
  "lines",
  "divide",
  "cut",
  "is",
  "map",
  "convert",
] as const;

/** The words of an output beside `from`, `take`, `omit` and an `each` that only names paths. */
export function readMaking(written: Written): Making {
  const { each, take, where } = written;
  const used = words.filter((word) => written[word] !== undefined);
  const part = parts.find((name) => name === take);
  return {
    ...Object.fromEntries(used.map((word) => [word, written[word]])),
    ...(where && { where: readCondition(where) }),
    ...(each !== undefined && plainEach(each) === null && { each }),
    ...(part && { part }),
  };
}

/** Outputs or members by name, each text with paths in braces apart from paths. */
export function withTexts<Output extends string | MadeMember>(
  outputs: Readonly<Record<string, Output>>,
): Readonly<Record<string, Output>> {
  return Object.fromEntries(
    Object.entries(outputs).map(([name, output]) => [name, withText(output)]),
  );
}

function withText<Output extends string | MadeMember>(output: Output): Output {
  const { from, each, ...rest }: MadeMember =
    typeof output === "string" ? { from: output } : output;
  const isText = typeof from === "string" && pathsIn(from.replace(/\[".*?"\]/g, "")).length > 0;
  if (typeof output === "string" && !isText) return output;
  return {
    ...rest,
    ...(isText ? { text: from } : from !== undefined && { from }),
    ...(each !== undefined && { each: typeof each === "string" ? each : withTexts(each) }),
  } as Output; // a path alone stays one, and the words stay
}

/** Whether an output is more than a path, and parts of what lies there. */
export function isMade(
  written: Written & {
    readonly from?: unknown;
    readonly closed?: boolean;
    readonly internal?: boolean;
  },
): boolean {
  const paths = [written.from].flat().map(String);
  const isSpecial = paths.some((path) => /^links\.|\[-/.test(path));
  const { closed = false, internal = false } = written;
  return isSpecial || closed || internal || Object.keys(readMaking(written)).length > 0;
}

/** Paths by name, where `each` says no more. */
export function plainEach(each: Written["each"]): Readonly<Record<string, string>> | null {
  if (each === undefined || typeof each === "string") return null;
  const paths = Object.entries(each).flatMap(([name, path]) =>
    typeof path === "string" ? [[name, path] as const] : [],
  );
  return paths.length === Object.keys(each).length ? Object.fromEntries(paths) : null;
}

/** A `take` of before. */
export function plainTake(take: Take | undefined): "count" | "first" | "last" | "keys" | null {
  return take === "count" || take === "first" || take === "last" || take === "keys" ? take : null;
}

/** The paths in braces, and the texts around them, in order. */
export function pieces(text: string): readonly ({ readonly path: string } | string)[] {
  return text
    .split(/(\{\{|\}\}|\{[^{}]*\})/)
    .filter((piece) => piece !== "")
    .map((piece) => {
      if (piece === "{{" || piece === "}}") return piece.slice(1);
      return piece.startsWith("{") ? { path: piece.slice(1, -1).trim() } : piece;
    });
}

/** `body.items` of `body.items[-1].id`, the header of `links.next.url`: where the value of a path is written. */
export function plainPath(path: string): string {
  if (path.startsWith("links.")) return "headers.link";
  return path.replace(/\[-\d+\].*/, "");
}

/** Whether something is made of the values of an output. */
export function isMadeSource(source: OutputContract["source"]): boolean {
  if (source.kind === "const") return false;
  const isPlain = source.paths.every((path) => plainPath(path) === path);
  return !isPlain || Object.keys(source.making).length > 0;
}

/** Paths in an item that is made of a list: of what it becomes, and of the lines of texts. */
export function pathsInItems({ each, lines = "" }: Making): readonly string[] {
  const members: readonly (string | MadeMember)[] =
    typeof each === "string" ? [each] : Object.values(each ?? {});
  const paths = members.flatMap((member) =>
    typeof member === "string"
      ? [member]
      : [...[member.from ?? []].flat(), ...pathsIn(member.text ?? "")],
  );
  const read = [...paths, ...pathsIn(lines)].filter((path) => path.startsWith("item."));
  return [...new Set(read)];
}

/** The paths in braces of a text. */
export function pathsIn(text: string): readonly string[] {
  return pieces(text).flatMap((piece) => (typeof piece === "string" ? [] : [piece.path]));
}
