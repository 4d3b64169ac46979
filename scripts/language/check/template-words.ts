import { didYouMean } from "../../../packages/runtime/src/did-you-mean.ts";
import { diagnostic } from "../diagnostics/diagnostic.ts";
import { holesOf } from "../ir/sources.ts";
import { bindsMembers, memberName, wordOf } from "../lower/template.ts";
import { checkMark } from "./optional-parts.ts";
import { type Findings, member } from "./prepared.ts";
import { checkMemberSpread, isList, isObject, lowered, malformed } from "./template-spreads.ts";
import type { JsonObject, TemplateNode } from "./template-nodes.ts";

/** What may stand beside words. */
const BESIDE: Readonly<Record<string, readonly string[]>> = {
  $each: ["item", "name"],
  $join: ["parts"],
};

/** Members, or one of the words of templates: `$each`, `$join`, `$all` and `$json`. */
export function* checkObject(written: JsonObject, node: TemplateNode): Findings {
  const { at, inEach, source } = node;
  const word = wordOf(written);
  if (word === undefined) {
    for (const [name, value] of Object.entries(written)) {
      const place = [...at, name];
      if (name === "...") yield* checkMemberSpread(value, place, Object.keys(written), node);
      else if (memberName(name).optional && value !== null)
        yield* checkMark(name, lowered(value, inEach), place, node);
    }
    return;
  }
  const words = [word, ...(BESIDE[word] ?? [])];
  for (const key of Object.keys(written).filter((each) => !words.includes(each))) {
    const problem = `"${key}" cannot stand beside \`${word}\``;
    const said = words.map((each) => `\`${each}\``).join(", ");
    yield malformed(source, [...at, key], problem, `Leave only ${said} here.`);
  }
  if (word === "$each") yield* checkEach(written, node);
  if (holesOf(lowered(written, true)).length > 0) return;
  const range = source.keyAt([...at, word]);
  if (word === "$join") yield diagnostic("join-without-hole", range, {});
  if (word === "$all") yield diagnostic("optional-without-hole", range, { member: word });
}

function* checkEach(
  written: JsonObject,
  { at, gives, source, operation: { id, named: all } }: TemplateNode,
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
