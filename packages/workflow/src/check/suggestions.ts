import { didYouMean } from "@blockwright/runtime";
import type { KnownOutputs } from "./known-outputs.ts";
import { isIndex } from "./member.ts";
import { type MissingMember, resolvePath } from "./output-path.ts";
import { pathText } from "./wording.ts";

type Path = readonly string[];

/** A hint at the output that an unknown one probably means. */
export function outputHint(path: Path, name: string, { outputs, other, operation }: KnownOutputs) {
  if (other && resolvePath(other.outputs, path).kind === "value") {
    return operation.poll === other.id
      ? `; ${other.id} has it, whose outputs the block has with "wait: true"`
      : `; ${other.id} has it, but the block waits for its job, whose outputs it has instead`;
  }
  const close = didYouMean(name, outputs.keys());
  return close || exactly(placesOf(path, outputs)[0]);
}

/** Longer paths with the same ending that lead to a value: `metadata.id` or `data[0].id` for `id`. */
function placesOf(path: Path, outputs: KnownOutputs["outputs"]): readonly string[] {
  const beginnings = [...outputs.keys()].flatMap((name) => {
    const members = name.split(".");
    return [members.slice(0, -1), members, [...members, "0"]];
  });
  return beginnings
    .map((beginning) => [...beginning, ...path])
    .filter((longer) => resolvePath(outputs, longer).kind === "value")
    .map((longer) => pathText("", longer).replace(/^\./, ""));
}

/** A hint at the member that a missing one probably means. */
export function memberHint(
  block: string,
  path: Path,
  { at, types, members }: MissingMember,
  outputs: KnownOutputs["outputs"],
): string {
  const member = path[at] ?? "";
  const other = isIndex(member) ? path.toSpliced(at, 1) : path.toSpliced(at, 0, "0");
  if (types.has("array") !== isIndex(member) && resolvePath(outputs, other).kind === "value") {
    return exactly(pathText(block, other));
  }
  return types.has("object") ? didYouMean(member, members) : "";
}

function exactly(text: string | undefined): string {
  return text === undefined ? "" : didYouMean(text, [text]);
}
