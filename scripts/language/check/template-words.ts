import { diagnostic } from "../diagnostics/diagnostic.ts";
import { holesOf, sourcesOf } from "../ir/sources.ts";
import type { Json } from "../ir/types.ts";
import { didYouMean } from "../../../packages/runtime/src/did-you-mean.ts";
import { bindsMembers, memberName, wordOf } from "../lower/template.ts";
import type { ManifestPath } from "../manifest/source.ts";
import {
  type Findings,
  member,
  type PreparedManifest,
  type PreparedOperation,
} from "./prepared.ts";
import {
  checkMemberSpread,
  checkSpreads,
  isList,
  isObject,
  lowered,
  malformed,
} from "./template-spreads.ts";
import { type TemplateNode, templateNodes } from "./template-nodes.ts";

type JsonObject = { readonly [name: string]: Json };
type Source = PreparedManifest["source"];

/** The words of templates: `$each`, `$join`, `$all`, `$json`, `...` and names that end in `?`. */
export function* checkTemplateWords({ manifest, operations, source }: PreparedManifest): Findings {
  for (const operation of operations) {
    for (const node of templateNodes(operation, manifest)) {
      const { written, at, kind } = node;
      if (kind === "name") continue;
      if (Array.isArray(written))
        yield* checkSpreads(written, at, { operation, source, inEach: node.inEach });
      else if (typeof written === "object" && written !== null) {
        // The compiler takes no readonly list for an array.
        yield* checkObject(written as JsonObject, node, operation, source);
      }
    }
    const { query, headers } = operation.operation;
    for (const [key, members] of Object.entries({ query, headers })) {
      if (members) yield* checkMembers(members, [...operation.at, key], operation, source);
    }
  }
  for (const key of ["query", "headers"] as const) {
    const [first] = operations;
    if (manifest[key] && first) yield* checkMembers(manifest[key], [key], first, source);
  }
}

function* checkObject(
  written: JsonObject,
  node: TemplateNode,
  operation: PreparedOperation,
  source: Source,
): Findings {
  const { at, inEach } = node;
  const word = wordOf(written);
  if (word === undefined) {
    yield* checkMembers(written, at, operation, source, inEach);
    return;
  }
  const beside = Object.keys(written).filter((key) => !WORDS[word].includes(key));
  for (const key of beside) {
    const problem = `"${key}" cannot stand beside \`${word}\``;
    yield malformed(source, [...at, key], problem, `Leave only ${said(WORDS[word])} here.`);
  }
  if (word === "$each") yield* checkEach(written, node, operation, source);
  if (holesOf(lowered(written, true)).length > 0) return;
  const range = source.keyAt([...at, word]);
  if (word === "$join") yield diagnostic("join-without-hole", range, {});
  if (word === "$all") yield diagnostic("optional-without-hole", range, { member: word });
}

/** What may stand beside each word. */
const WORDS = {
  $each: ["$each", "item", "name"],
  $join: ["$join", "parts"],
  $all: ["$all"],
  $json: ["$json"],
} as const satisfies Record<string, readonly string[]> as Readonly<
  Record<"$each" | "$join" | "$all" | "$json", readonly string[]>
>;

function said(words: readonly string[]): string {
  return words.map((word) => `\`${word}\``).join(", ");
}

function* checkMembers(
  written: JsonObject,
  at: ManifestPath,
  operation: PreparedOperation,
  source: Source,
  inEach = false,
): Findings {
  for (const [name, value] of Object.entries(written)) {
    const place = [...at, name];
    const beside = Object.keys(written).filter((each) => each !== "...");
    if (name === "...")
      yield* checkMemberSpread(value, place, { operation, source, inEach, beside });
    else if (memberName(name).optional && value !== null) {
      if (sourcesOf(lowered(value, inEach)).length > 0) continue;
      yield diagnostic("optional-without-hole", source.keyAt(place), { member: name.slice(0, -1) });
    }
  }
}

function* checkEach(
  written: JsonObject,
  { at, gives }: TemplateNode,
  { id, named: all }: PreparedOperation,
  source: Source,
): Findings {
  const place = [...at, "$each"];
  const list = String(written["$each"]);
  const [name = "", ...path] = list.split(".");
  if (!/^[A-Za-z]\w*$/.test(name)) {
    const bare = list.replace(/[{}\s]/g, "");
    const instead = `Write its name without braces: \`$each: ${bare}\`. A member of that name is \`$$each\`.`;
    yield malformed(source, place, "`$each` names a parameter, or a path inside one", instead);
    return;
  }
  if (gives.includes(name)) return;
  const parameter = member(all, name);
  const range = source.valueAt(place);
  if (parameter === undefined || (path.length > 0 && parameter.type !== "json")) {
    const hint = parameter ? ` (${name} is not json)` : didYouMean(name, Object.keys(all));
    yield diagnostic("hole-unknown", range, { hole: `\`$each: ${list}\``, operation: id, hint });
  } else if (path.length > 0) return;
  else if (!bindsMembers(written)) {
    if (!isList(parameter)) yield diagnostic("each-not-list", range, { name });
  } else if (!isObject(parameter)) {
    yield diagnostic("each-not-object", range, { name });
  }
}
