import { holesIn } from "../../contract/template-text.ts";
import type { OperationContract, Value } from "../../contract/types.ts";
import { becomesNames } from "../form.ts";
import { fillingOf } from "../placed.ts";
import { eachMade, filledMembers, type Filling } from "../template.ts";
import type { Values } from "../values.ts";
import type { Unfit } from "./blame.ts";

type Members = Readonly<Record<string, Value>>;
type Root = "body" | "query" | "headers";

const token = /^[\w!#$%&'*+.^`|~-]+$/;
const managed =
  /^(?:accept.*|authorization|connection|content-.*|cookie2?|date|expect|forwarded|host|keep-alive|origin|referer|set-cookie|te|trailer|transfer-encoding|upgrade|via|(?:proxy|sec)-.*|x-(?:forwarded-.*|http-method.*|method-override|original-.*|real-ip|rewrite-.*))$/i;

/** A name that an input makes, beside those that its object has already. */
interface MadeName {
  readonly input: string;
  readonly name: string;
  readonly taken: readonly string[];
  readonly root: Root;
}

/** Inputs that make names which are none, or which another member has. */
export function unfitNames(operation: OperationContract, values: Values): readonly Unfit[] {
  const { body = null, query, headers } = operation.templates;
  const filling = fillingOf(operation, values);
  const made = [
    ...namesIn(body, "body", filling),
    ...namesIn({ ...query }, "query", filling),
    ...namesIn({ ...headers }, "headers", filling),
  ];
  const isForm = operation.encoding.form !== null;
  const wrong = made.filter((each) => isUnfit(each, isForm)).map(({ input }) => input);
  const inJson = operation.parameters.filter(
    (parameter) =>
      becomesNames(operation, parameter) && namesOf(values[parameter.name]).some(hasBrackets),
  );
  return [...wrong, ...inJson.map(({ name }) => name)].map((input) => ({
    input,
    code: "invalid_input",
    because: "name",
  }));
}

function isUnfit({ name, taken, root }: MadeName, isForm: boolean): boolean {
  if (name === "" || name === "__proto__") return true;
  const isHeader = root === "headers";
  const key = (each: string) => (isHeader ? each.toLowerCase() : each);
  if (taken.some((each) => key(each) === key(name))) return true;
  if (isHeader) return !token.test(name) || managed.test(name);
  return root === "body" && isForm && hasBrackets(name);
}

function hasBrackets(name: string): boolean {
  return /[[\]]/.test(name);
}

function namesIn(written: Value, root: Root, filling: Filling): readonly MadeName[] {
  if (typeof written !== "object" || written === null) return [];
  if (Array.isArray(written))
    return written.flatMap((each: Value) => namesIn(each, "body", filling));
  const members = written as Members; // it is no list
  if ("$each" in members) return namesOfEach(members, root, [], filling);
  const fixed = Object.keys(members).filter((key) => isFixed(key));
  const taken = fixed.map((key) => key.replace(/\?$/, ""));
  return Object.entries(members).flatMap(([key, value]) => {
    if (key === "...") {
      const spread = [value].flat() as readonly Value[]; // one or several
      return spread.flatMap((each) => namesOfSpread(each, root, taken, filling));
    }
    const [[choice] = []] = isFixed(key) ? [] : holesIn(key);
    const input = choice?.kind === "value" ? choice.name : undefined;
    const own =
      input === undefined
        ? []
        : filledMembers({ [key]: value }, filling).map(([name]) => ({
            input,
            name,
            taken: [...taken],
            root,
          }));
    taken.push(...own.map(({ name }) => name));
    return [...own, ...namesIn(value, "body", filling)];
  });
}

function isFixed(key: string): boolean {
  return key !== "..." && !key.startsWith("$") && holesIn(key).length === 0;
}

function namesOfSpread(
  written: Value,
  root: Root,
  taken: readonly string[],
  filling: Filling,
): readonly MadeName[] {
  const inner: Value = Object(written).$all ?? written;
  return Object.hasOwn(Object(inner), "$each")
    ? namesOfEach(Object(inner) as Members, root, taken, filling) // a template with $each is an object
    : namesIn(written, root, filling);
}

function namesOfEach(
  members: Members,
  root: Root,
  taken: readonly string[],
  filling: Filling,
): readonly MadeName[] {
  if (members["name"] === undefined) return [];
  const input = String(members["$each"]).split(".")[0] ?? "";
  const names = (eachMade(members, filling) ?? []).map(([name]) => name);
  return names.map((name, index) => ({
    input,
    name,
    taken: [...taken, ...names.slice(0, index)],
    root,
  }));
}

/** The names of all members inside of a value. */
function namesOf(value: Value | undefined): readonly string[] {
  if (typeof value !== "object" || value === null) return [];
  const own = Array.isArray(value) ? [] : Object.keys(value);
  return [...own, ...Object.values(value).flatMap((each: Value) => namesOf(each))];
}
