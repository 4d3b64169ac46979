import { type MadeName, madeName, type NamePlace } from "../contract/template-names.ts";
import type { OperationContract, ParameterContract, Value } from "../contract/types.ts";
import type { Inputs } from "../oracle/values.ts";
import { fits } from "../oracle/verdict/limits.ts";
import type { Proposal } from "./inputs/probe.ts";

/** Names that arrive as they are made, whatever signs they have. */
const odd = { body: `&=+ü%;/?#"\\ 漢`, query: `&=+ü%;/?#"\\ 漢`, headers: "a!#$%&'*+.^_`|~-1" };

/** Names that no header has, and those that say how a request is to be read. */
const noHeaders = ["a b", "a:b", "ü", "a\r\nb: c"];
const managed = ["Authorization", "Content-Type", "host", "Cookie"];

/** Of a template for names: names with odd signs arrive; those that cannot be told apart are refused. */
export function eachNameProbes(
  template: string,
  where: NamePlace,
  { parameter, operation, given }: EachNames,
): readonly Proposal[] {
  const name = madeName(template);
  if (!name || !["key", "item"].includes(name.by)) return [];
  const { place } = where;
  const probe = (what: string, keys: readonly string[]) => {
    const value = given(keys);
    if (!fits(parameter, value)) return [];
    return [{ title: `${place} ${what}`, given: { [parameter.name]: value } }];
  };
  const isForm = where.in === "body" && operation.encoding.form !== null;
  const ways = refusedNames(where).flatMap(([what, made]) => {
    const key = valueOf(name, made);
    // Blank text inside items is none.
    const isGiven = key !== undefined && (name.by === "key" || key.trim() !== "");
    return isGiven ? probe(`name ${what}`, [key]) : [];
  });
  return [
    ...probe("odd names", [odd[where.in]]),
    ...repeated(name, where).flatMap((keys) => probe("name repeated", keys)),
    ...(isForm ? probe("name with brackets", ["a][b"]) : []),
    ...ways,
  ];
}

/** How `$each` is given names. */
interface EachNames {
  readonly parameter: ParameterContract;
  readonly operation: OperationContract;
  /** What is given for items or members that make these names. */
  given(keys: readonly string[]): Value;
}

/** The same where a parameter makes the name of one member. */
export function ownNameProbes(
  template: string,
  where: NamePlace,
  { operation, beside }: OwnName,
): readonly Proposal[] {
  const name = madeName(template);
  const parameter = operation.parameters.find((each) => each.name === name?.by);
  if (!name || !parameter || parameter.type !== "string") return [];
  return refusedNames(where).flatMap(([what, made]) => {
    const value = valueOf(name, made);
    if (value === undefined || value.trim() === "" || !fits(parameter, value)) return [];
    const at = `${where.place}.${template}`;
    const given = { ...beside, [parameter.name]: value };
    return [{ title: `${at} name ${what}`, given }];
  });
}

interface OwnName {
  readonly operation: OperationContract;
  /** What the value of the member is made of. */
  readonly beside: Inputs;
}

function refusedNames({ in: kind, taken }: NamePlace): readonly (readonly [string, string])[] {
  const [first] = taken;
  const others: readonly (readonly [string, string])[] =
    kind === "headers"
      ? [
          ...noHeaders.map((name) => [`none of a header: ${JSON.stringify(name)}`, name] as const),
          ...managed.map((name) => [`${name}, which is not the caller's`, name] as const),
          ...(first === undefined ? [] : [["written in other letters", otherCase(first)] as const]),
        ]
      : [];
  return [
    ["empty", ""],
    ["__proto__", "__proto__"],
    ...(first === undefined ? [] : [["written already", first] as const]),
    ...others,
  ];
}

/** Values that make the same name twice. */
function repeated({ by }: MadeName, { in: kind }: NamePlace): readonly (readonly string[])[] {
  if (kind === "headers") return [["first", "FIRST"]];
  // Members have names of their own.
  return by === "item" ? [["first", "first"]] : [];
}

function otherCase(name: string): string {
  return name === name.toUpperCase() ? name.toLowerCase() : name.toUpperCase();
}

/** The value that makes this name; undefined where none does. */
function valueOf({ before, after }: MadeName, made: string): string | undefined {
  const isMade =
    made.length >= before.length + after.length && made.startsWith(before) && made.endsWith(after);
  return isMade ? made.slice(before.length, made.length - after.length) : undefined;
}
