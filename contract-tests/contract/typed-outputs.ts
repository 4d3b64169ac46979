import { membersOf } from "./path.ts";
import { type Described, describedAt, mayBeNull, outputTypeOf } from "./described.ts";
import { isMade, pieces, withTexts } from "./making.ts";
import { listOf } from "./output.ts";
import { replyNames } from "./plain-replies.ts";
import type { Value } from "./parameter-types.ts";
import type { WrittenManifest, WrittenOperation, WrittenOutput } from "./written-types.ts";

type Owner = {
  readonly operation: Pick<WrittenOperation, "reply" | "params" | "accept" | "output">;
  readonly manifest: Pick<WrittenManifest, "types" | "schemas" | "params" | "accept">;
};

/** The outputs of an operation: those that are spread, then its own, with what the schemas say of them. */
export function typedOutputs(owner: Owner): Readonly<Record<string, string | WrittenOutput>> {
  const { manifest } = owner;
  const { "...": spread, ...named } = namedOutputs(owner);
  const own = Object.entries(named).map(([name, written]) => {
    const isOwn = typeof written === "object" && isMade(written);
    if (manifest.types !== "schema" && !isOwn) return [name, written] as const;
    return [
      name,
      typed(name, typeof written === "string" ? { from: written } : written, owner),
    ] as const;
  });
  const members = spreadOutputs(spread, owner).map(
    ([name, written]) => [name, typed(name, written, owner)] as const,
  );
  return Object.fromEntries([...members, ...own]);
}

/** Outputs by name; one path alone is that of an object whose members are outputs. */
function namedOutputs({
  operation: { output = {} },
}: Owner): Readonly<Record<string, string | WrittenOutput>> {
  return typeof output === "string" ? { "...": output } : withTexts(output);
}

/** An output for each member of the object at a path. */
function spreadOutputs(
  from: string | WrittenOutput | undefined,
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

function typed(name: string, written: WrittenOutput, owner: Owner): WrittenOutput {
  const paths = listOf(written.from);
  if (written.const !== undefined) return { type: typeOfConstant(written.const), ...written };
  const { optional, nullable } = absenceOf(name, written, owner);
  return {
    type: typeOf(paths, written, owner),
    ...(written.closed === true && { values: listedValues(paths, owner) }),
    ...(optional && { optional }),
    ...(nullable && { nullable }),
    ...written,
  };
}

/** The values that the schemas list. */
function listedValues(paths: readonly string[], owner: Owner): readonly Value[] {
  const forms = paths.flatMap((path) => bodiesAt(path, owner)).flatMap((each) => each?.forms ?? []);
  return forms.flatMap(({ values }) => (values ?? []) as Value[]).filter((value) => value !== null);
}

function typeOf(
  paths: readonly string[],
  written: WrittenOutput,
  owner: Owner,
): NonNullable<WrittenOutput["type"]> {
  const { take, each } = written;
  const own = typeOfWords(written);
  if (own !== undefined) return own;
  if (take === "count") return "integer";
  if (take === "sum") return "number";
  const isItem = take === "first" || take === "last";
  if ((take !== undefined && !isItem) || (each !== undefined && !isItem)) return "json";
  if (typeof each === "object") return "json";
  const inside = isItem ? `[0]${(each ?? "item").slice("item".length)}` : "";
  const types = new Set(paths.map((path) => typeAt(`${path}${inside}`, owner)));
  const [type = "json"] = types;
  if (types.size === 2 && types.has("integer") && types.has("number")) return "number";
  return types.size === 1 ? type : "json";
}

const converted = {
  number: "number",
  boolean: "boolean",
  text: "string",
  json: "json",
  "base64-text": "string",
  "date-time": "string",
  epoch: "integer",
} as const;

/** The type that the last word gives, whatever lies at the path. */
function typeOfWords(written: WrittenOutput): WrittenOutput["type"] {
  const { text, join, lines, divide, cut, is, map, convert } = written;
  if (convert !== undefined) return converted[convert];
  if (map !== undefined) return typeOfTable(Object.values(map));
  if (is !== undefined) return "boolean";
  if ([text, join, lines, cut].some((word) => word !== undefined)) return "string";
  return divide === undefined ? undefined : "number";
}

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

/** Whether the output may be absent or null, where it says nothing of it itself. */
function absenceOf(name: string, written: WrittenOutput, owner: Owner) {
  const none = { optional: false, nullable: false };
  if (written.default === null) return { ...none, nullable: true };
  if (written.default !== undefined || written.is === "given") return none;
  const { operation, manifest } = owner;
  const accepts = Object.values({ ...manifest.accept, ...operation.accept });
  const isUnanswered = accepts.some(({ output = {} }) => !Object.hasOwn(output, name));
  if (written.text !== undefined) {
    return { ...none, optional: isUnanswered || textMayLack(written.text, owner) };
  }
  const paths = listOf(written.from);
  const optional = isUnanswered || losesAll(written) || paths.every((path) => mayLack(path, owner));
  return { optional, nullable: paths.some((path) => mayNull(path, owner)) };
}

/** Whether something that is there may come to nothing. */
function losesAll({ take, join, lines, map }: WrittenOutput): boolean {
  const isItem = take === "first" || take === "last";
  return isItem || [join, lines, map].some((word) => word !== undefined);
}

function textMayLack(text: string, owner: Owner): boolean {
  return pieces(text).some((piece) => {
    if (typeof piece === "string") return false;
    const name = /^output\.(.*)/.exec(piece.path)?.[1];
    if (name === undefined) return mayLack(piece.path, owner) || mayNull(piece.path, owner);
    const named = namedOutputs(owner)[name];
    const output = typeof named === "string" ? { from: named } : (named ?? {});
    if (output.const !== undefined || output.default !== undefined || output.is === "given") {
      return false;
    }
    if (losesAll(output)) return true;
    if (output.text !== undefined) return textMayLack(output.text, owner);
    return listOf(output.from).some((path) => mayLack(path, owner) || mayNull(path, owner));
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
