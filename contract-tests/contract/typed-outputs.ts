import { membersOf } from "./path.ts";
import { type Described, describedAt, mayBeNull, outputTypeOf } from "./described.ts";
import {
  constantOf,
  endsOf,
  type End,
  isAnswer,
  isSource,
  losesAll,
  pieces,
  readValue,
} from "./output-steps.ts";
import { replyNames } from "./plain-replies.ts";
import type { Value } from "./parameter-types.ts";
import type { Missing, StepContract, WrittenSource } from "./output-step-types.ts";
import type {
  TypedOutput,
  WrittenManifest,
  WrittenOperation,
  WrittenOutput,
} from "./written-types.ts";

type StepName = StepContract["name"];

type Owner = {
  readonly operation: Pick<WrittenOperation, "reply" | "params" | "accept" | "output" | "missing">;
  readonly manifest: Pick<WrittenManifest, "missing" | "schemas" | "params" | "accept">;
};

/** The outputs of an operation: those that are spread, then its own, with what the schemas say of them. */
export function typedOutputs(owner: Owner): Readonly<Record<string, TypedOutput>> {
  const { "...": spread, ...named } = namedOutputs(owner);
  const all = [...spreadOutputs(spread, owner), ...Object.entries(named)];
  return Object.fromEntries(
    all.map(([key, written]) => {
      const name = key.replace("?", "");
      const output = isSource(written) ? { from: written } : written;
      const typed = { ...withType(output, owner), around: aroundOf(owner) };
      return [name, { ...typed, ...fateOf(name, { ...output, isLoose: key !== name }, owner) }];
    }),
  );
}

/** What the operation says of all that is missing, else the manifest. */
function aroundOf({ operation, manifest }: Owner): Missing | undefined {
  return operation.missing === undefined ? manifest.missing : operation.missing;
}

/** Outputs by name; one path alone is that of an object whose members are outputs. */
function namedOutputs({
  operation: { output = {} },
}: Owner): Readonly<Record<string, WrittenSource | WrittenOutput>> {
  return typeof output === "string" ? { "...": output } : output;
}

/** An output for each member of the object at a path. */
function spreadOutputs(
  from: WrittenSource | WrittenOutput | undefined,
  owner: Owner,
): readonly (readonly [name: string, output: WrittenOutput])[] {
  if (typeof from !== "string") return [];
  const forms = bodiesAt(from, owner).flatMap((each) => each?.forms ?? []);
  const names = new Set(forms.flatMap(({ properties }) => [...properties.keys()]));
  return [...names]
    .filter((name) => /^[a-z]\w*$/i.test(name))
    .map((name) => [name, { from: `${from}.${name}` }]);
}

/** What each declared reply says of a path into its body; undefined for one without a body. */
function bodiesAt(
  path: string,
  { operation, manifest: { schemas = {} } }: Owner,
): readonly (Described | undefined)[] {
  const [root, ...members] = membersOf(path);
  return Object.values(replyNames(operation.reply)).map((name) =>
    root !== "body" || name === "empty"
      ? undefined
      : describedAt(schemas[name] ?? usual[name], members, schemas),
  );
}

/** Replies that no schema describes, where the manifest has none of that name. */
const usual: Readonly<Record<string, object>> = {
  text: { type: "string" },
  any: {},
  file: {},
  lines: { type: "array" },
  events: { type: "array" },
};

function withType(written: WrittenOutput, owner: Owner) {
  if (written.const !== undefined) return { type: typeOfConstant(written.const), ...written };
  return {
    type: typeOf(written, owner),
    ...(written.closed === true && { values: listedValues(readValue(written).paths, owner) }),
    ...written,
  };
}

/** The values that the schemas list. */
function listedValues(paths: readonly string[], owner: Owner): readonly Value[] {
  const forms = paths.flatMap((path) => bodiesAt(path, owner)).flatMap((each) => each?.forms ?? []);
  return forms.flatMap(({ values }) => (values ?? []) as Value[]).filter((value) => value !== null);
}

function typeOf(written: WrittenOutput, owner: Owner): NonNullable<WrittenOutput["type"]> {
  const types = new Set(endsOf(readValue(written)).map((end) => typeOfEnd(end, owner)));
  const [type = "json"] = types;
  if (types.size === 2 && types.has("integer") && types.has("number")) return "number";
  return types.size === 1 ? type : "json";
}

function typeOfEnd(end: End, owner: Owner): NonNullable<WrittenOutput["type"]> {
  if (end.is === "path") return typeAt(end.path, owner);
  if (end.is !== "step") return end.is === "text" ? "string" : "json";
  const { step } = end;
  return step.name === "map" ? typeOfTable(Object.values(step.of)) : (made[step.name] ?? "json");
}

/** What steps make, whatever they take; json where it is not said. */
const made: Readonly<Partial<Record<StepName, NonNullable<WrittenOutput["type"]>>>> = {
  number: "number",
  boolean: "boolean",
  text: "string",
  "base64-text": "string",
  "date-time": "string",
  epoch: "integer",
  count: "integer",
  sum: "number",
  divide: "number",
  join: "string",
  cut: "string",
  is: "boolean",
};

function typeOfTable(values: readonly unknown[]): NonNullable<WrittenOutput["type"]> {
  const types = new Set(values.filter((value) => value !== null).map(typeOfConstant));
  const [type = "json"] = types;
  if (types.size === 2 && types.has("integer") && types.has("number")) return "number";
  return types.size === 1 ? type : "json";
}

function typeAt(path: string, owner: Owner): NonNullable<WrittenOutput["type"]> {
  const [root, name] = membersOf(path);
  if (root === "status") return "integer";
  if (root === "headers" || root === "links") return "string";
  const { operation, manifest } = owner;
  if (root === "params") {
    const { type = "json" } = { ...manifest.params, ...operation.params }[String(name)] ?? {};
    if (type === "object" || type === "array") return "json";
    return type === "address" || type === "file" ? "string" : type;
  }
  const found = bodiesAt(path, owner).find((each) => each && each.forms.length > 0);
  return found ? outputTypeOf(found) : "json";
}

function typeOfConstant(value: unknown): NonNullable<WrittenOutput["type"]> {
  if (typeof value === "number") return Number.isSafeInteger(value) ? "integer" : "number";
  return typeof value === "string" || typeof value === "boolean"
    ? (typeof value as "string")
    : "json";
}

/** Whether the output may be left out or null: by its own word, by the nearest around it, or by the schema. */
function fateOf(name: string, output: WrittenOutput & { readonly isLoose: boolean }, owner: Owner) {
  const { default: fallback, isLoose } = output;
  if (constantOf(output) !== undefined) return none;
  if (fallback === null) return { ...none, nullable: true };
  if (fallback !== undefined) return { ...none, optional: isLoose };
  const around = isAnswer(readValue(output).steps) ? undefined : aroundOf(owner);
  const word = isLoose ? "omit" : output.missing === undefined ? around : output.missing;
  if (word !== undefined) return { optional: word === "omit", nullable: word === null };
  return absenceOf(name, output, owner);
}

const none = { optional: false, nullable: false };

/** The same where nothing but the schema says it. */
function absenceOf(name: string, written: WrittenOutput, owner: Owner) {
  const { paths, text, object, steps, when } = readValue(written);
  if (isAnswer(steps)) return none;
  if (object) return { ...none, optional: when !== undefined || losesAll(steps) };
  const { operation, manifest } = owner;
  const accepts = Object.values({ ...manifest.accept, ...operation.accept });
  const isUnanswered = accepts.some(({ output = {} }) => !Object.hasOwn(output, name));
  const isLost = isUnanswered || when !== undefined || losesAll(steps);
  if (text !== undefined) return { ...none, optional: isLost || textMayLack(text, owner) };
  const optional = isLost || paths.every((path) => mayLack(path, owner));
  return { optional, nullable: paths.some((path) => mayNull(path, owner)) };
}

function textMayLack(text: string, owner: Owner): boolean {
  return pieces(text).some((piece) => {
    if (typeof piece === "string") return false;
    const name = /^output\.(.*)/.exec(piece.path)?.[1];
    if (name === undefined) return mayLack(piece.path, owner) || mayNull(piece.path, owner);
    const all = namedOutputs(owner);
    const named = all[name] ?? all[`${name}?`] ?? {};
    const constant = isSource(named) ? undefined : constantOf(named);
    const value = readValue(named);
    if (constant !== undefined || value.default !== undefined || isAnswer(value.steps))
      return false;
    if (value.when || losesAll(value.steps)) return true;
    if (value.text !== undefined) return textMayLack(value.text, owner);
    return value.paths.some((path) => mayLack(path, owner) || mayNull(path, owner));
  });
}

function mayNull(path: string, owner: Owner): boolean {
  return bodiesAt(path, owner).some((each) => each && mayBeNull(each));
}

function mayLack(path: string, owner: Owner): boolean {
  const [root, name, ...rest] = membersOf(path);
  if (root === "status") return false;
  if (root === "headers" || root === "links") return true;
  if (root === "params") {
    const { operation, manifest } = owner;
    const parameter = { ...manifest.params, ...operation.params }[String(name)];
    return rest.length > 0 || parameter?.required !== true;
  }
  return bodiesAt(path, owner).some((each) => !each || each.mayLack || each.forms.length === 0);
}
