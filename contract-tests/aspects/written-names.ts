import { type MadeName, madeName, type NamePlace } from "../contract/template-names.ts";
import type { OperationContract, ParameterContract } from "../contract/types.ts";
import type { Aspect } from "./aspect.ts";

/** Of the template of `$each` for names: odd ones, and those that cannot be told apart. */
export function eachNameAspects(
  template: string,
  where: NamePlace,
  { parameter, operation }: { parameter: ParameterContract; operation: OperationContract },
): readonly Aspect[] {
  const name = madeName(template);
  // Names of texts of a list have the limits of these.
  if (!name || !["key", "item"].includes(name.by) || parameter.type !== "json") return [];
  if (parameter.shape === (name.by === "key" ? "array" : "object")) return [];
  const isForm = where.in === "body" && operation.encoding.form !== null;
  const about = (what: string, is: (made: readonly string[]) => boolean): Aspect => ({
    kind: "parameter",
    text: `${where.place}: ${what}`,
    shown: ({ inputs }) =>
      is(textsIn(inputs[parameter.name]).map((each) => name.before + each + name.after)),
  });
  const odd = where.in === "headers" ? "a!#$%&'*+.^_`|~-1" : "&=+";
  const isTwice = (made: readonly string[]) => {
    const all = where.in === "headers" ? made.map((each) => each.toLowerCase()) : made;
    return new Set(all).size < all.length;
  };
  return [
    about("odd names", (made) => made.some((each) => each.includes(odd))),
    ...(where.in === "headers" || name.by === "item" ? [about("a name twice", isTwice)] : []),
    ...(isForm
      ? [about("a name with brackets", (made) => made.some((each) => /\]\[/.test(each)))]
      : []),
    // Blank text inside items is none.
    ...wrongNames(name, where)
      .filter(([, wrong]) => name.by === "key" || wrong.trim() !== "")
      .map(([what, wrong]) => about(what, (made) => made.includes(wrong))),
  ];
}

/** The same where a parameter makes the name of one member. */
export function ownNameAspects(
  template: string,
  where: NamePlace,
  { parameters }: OperationContract,
): readonly Aspect[] {
  const name = madeName(template);
  const parameter = parameters.find((each) => each.name === name?.by);
  if (!name || parameter?.type !== "string" || Object.keys(parameter.limits).length > 0) return [];
  if (parameter.convert !== null || parameter.listed.length > 0) return [];
  return wrongNames(name, where)
    .filter(([, wrong]) => name.before + name.after !== wrong && wrong.trim() !== "")
    .map(([what, wrong]) => ({
      kind: "parameter",
      text: `${where.place}.${template}: ${what}`,
      shown: ({ inputs }) => name.before + String(inputs[name.by]) + name.after === wrong,
    }));
}

/** Names that are refused, as far as the template makes them. */
function wrongNames(
  { before, after }: MadeName,
  { in: kind, taken }: NamePlace,
): readonly (readonly [what: string, name: string])[] {
  const [first] = taken.filter((name) => name !== "...");
  const ofHeaders = [
    "a b",
    "a:b",
    "ü",
    "a\r\nb: c",
    "Authorization",
    "Content-Type",
    "host",
    "Cookie",
  ];
  const other = first === first?.toUpperCase() ? first?.toLowerCase() : first?.toUpperCase();
  const all = [
    "",
    "__proto__",
    ...(first === undefined ? [] : [first]),
    ...(kind === "headers" ? ofHeaders : []),
    ...(kind === "headers" && other !== undefined ? [other] : []),
  ];
  const isMade = (name: string) =>
    name.length >= before.length + after.length && name.startsWith(before) && name.endsWith(after);
  return all.filter(isMade).map((name) => [`the name ${JSON.stringify(name)}`, name]);
}

/** Names of members, and all texts of items. */
function textsIn(given: unknown): readonly string[] {
  if (typeof given === "string") return [given];
  if (typeof given !== "object" || given === null) return [];
  if (Array.isArray(given)) return given.flatMap(leaves);
  return [
    ...Object.keys(given),
    ...Object.values(given).flatMap((each) =>
      Array.isArray(each)
        ? each.flatMap(leaves)
        : typeof each === "object" && each !== null
          ? Object.keys(each)
          : [],
    ),
  ];
}

function leaves(item: unknown): readonly string[] {
  if (typeof item === "string") return [item];
  return typeof item === "object" && item !== null ? Object.values(item).flatMap(leaves) : [];
}
