import { parseText } from "../ir/hole.ts";
import type { Call, CallInput, Choice, Json, Named } from "../ir/types.ts";
import type { ManifestCall } from "../manifest/types.ts";

type With = Pick<ManifestCall, "with">;

/** What a call is given for its inputs. */
export function lowerWith({ with: inputs = {} }: With): Pick<Call, "with"> {
  const all = Object.entries(inputs).map(([name, written]) => [
    name,
    // The check refuses all others.
    callInput(written) ?? { kind: "value", value: written },
  ]);
  return { with: Object.fromEntries(all) };
}

export function lowerCall(written: ManifestCall): Call {
  return { call: written.call, ...lowerWith(written) };
}

/** What is written for an input; undefined for a template that is more than a value or the name of one. */
export function callInput(written: Json): CallInput | undefined {
  const read = typeof written === "string" ? parseText(written, false) : undefined;
  if (typeof read === "object") {
    const named = read.kind === "hole" ? namedBy(read.choices) : undefined;
    return named && { kind: "hole", choices: [named] };
  }
  const value = plain(written);
  return value === undefined ? undefined : { kind: "value", value };
}

function namedBy([first, ...others]: readonly Choice[]): Named | undefined {
  if (first?.kind !== "parameter" || others.length > 0) return undefined;
  const { name, path } = first;
  if (path.length === 0) return { kind: "parameter", name, path: [] };
  return name === "output" ? { kind: "output", path: path.join(".") } : undefined;
}

/** A value, of which braces that are doubled are single ones; undefined where a hole is in it. */
function plain(written: Json): Json | undefined {
  if (typeof written === "string") {
    const read = parseText(written, false);
    return typeof read === "string" ? read : undefined;
  }
  if (typeof written !== "object" || written === null) return written;
  const values = Object.entries(written).map(([name, each]) => [name, plain(each)] as const);
  if (values.some(([, each]) => each === undefined)) return undefined;
  const members = Object.fromEntries(values) as Readonly<Record<string, Json>>; // none is missing
  return Array.isArray(written) ? Object.values(members) : members;
}
