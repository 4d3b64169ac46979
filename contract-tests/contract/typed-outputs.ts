import { membersOf } from "./path.ts";
import { type Described, describedAt, mayBeNull, outputTypeOf } from "./described.ts";
import { listOf } from "./output.ts";
import type { WrittenManifest, WrittenOperation, WrittenOutput } from "./written-types.ts";

type Owner = {
  readonly operation: Pick<WrittenOperation, "reply" | "params" | "accept" | "same" | "output">;
  readonly manifest: Pick<WrittenManifest, "types" | "schemas" | "params" | "accept">;
};

/** The outputs of an operation: those of `same`, then its own, with what the schemas say of them. */
export function typedOutputs(owner: Owner): Readonly<Record<string, string | WrittenOutput>> {
  const { operation, manifest } = owner;
  const own = Object.entries(operation.output ?? {}).map(([name, written]) => {
    if (manifest.types !== "schema") return [name, written] as const;
    return [
      name,
      typed(name, typeof written === "string" ? { from: written } : written, owner),
    ] as const;
  });
  const same = sameOutputs(owner).map(
    ([name, written]) => [name, typed(name, written, owner)] as const,
  );
  return Object.fromEntries([...same, ...own]);
}

/** An output for each member of the object that `same` names. */
function sameOutputs(owner: Owner): readonly (readonly [name: string, output: WrittenOutput])[] {
  const { same } = owner.operation;
  if (same === undefined) return [];
  const { from, only } = typeof same === "string" ? { from: same, only: undefined } : same;
  const forms = bodiesAt(from, owner).flatMap((each) => each?.forms ?? []);
  const names = new Set(forms.flatMap(({ properties }) => [...properties.keys()]));
  return (only ?? [...names])
    .filter((name) => names.has(name) && /^[a-z]\w*$/i.test(name))
    .map((name) => [name, { from: `${from}.${name}` }]);
}

/** What each declared reply says of a path into its body; undefined for one without a body. */
function bodiesAt(
  path: string,
  { operation, manifest: { schemas = {} } }: Owner,
): readonly (Described | undefined)[] {
  const [root, ...members] = membersOf(path);
  return Object.values(operation.reply).map((name) =>
    root !== "body" || name === "empty" ? undefined : describedAt(schemas[name], members, schemas),
  );
}

function typed(name: string, written: WrittenOutput, owner: Owner): WrittenOutput {
  const paths = listOf(written.from);
  if (written.const !== undefined) return { type: typeOfConstant(written.const), ...written };
  const { optional, nullable } = absenceOf(name, written, owner);
  return {
    type: typeOf(paths, written, owner),
    ...(optional && { optional }),
    ...(nullable && { nullable }),
    ...written,
  };
}

function typeOf(
  paths: readonly string[],
  { take }: WrittenOutput,
  owner: Owner,
): NonNullable<WrittenOutput["type"]> {
  if (take === "count") return "integer";
  if (take === "keys") return "json";
  const inside = take === undefined ? "" : "[0]";
  const types = new Set(paths.map((path) => typeAt(`${path}${inside}`, owner)));
  const [type = "json"] = types;
  if (types.size === 2 && types.has("integer") && types.has("number")) return "number";
  return types.size === 1 ? type : "json";
}

function typeAt(path: string, owner: Owner): NonNullable<WrittenOutput["type"]> {
  const [root, name] = membersOf(path);
  if (root === "status") return "integer";
  if (root === "headers") return "string";
  const { operation, manifest } = owner;
  if (root === "params")
    return { ...manifest.params, ...operation.params }[String(name)]?.type ?? "json";
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
  if (written.default !== undefined) return none;
  const { operation, manifest } = owner;
  const accepts = Object.values({ ...manifest.accept, ...operation.accept });
  const paths = listOf(written.from);
  const isItem = written.take === "first" || written.take === "last";
  const isUnanswered = accepts.some(({ output = {} }) => !Object.hasOwn(output, name));
  const optional = isItem || isUnanswered || paths.every((path) => mayLack(path, owner));
  const isNull = (path: string) => bodiesAt(path, owner).some((each) => each && mayBeNull(each));
  return { optional, nullable: written.take === undefined && paths.some(isNull) };
}

function mayLack(path: string, owner: Owner): boolean {
  const [root, name, ...rest] = membersOf(path);
  if (root === "status") return false;
  if (root === "headers") return true;
  if (root === "params") {
    const { operation, manifest } = owner;
    const parameter = { ...manifest.params, ...operation.params }[String(name)];
    return rest.length > 0 || parameter?.required !== true;
  }
  return bodiesAt(path, owner).some((each) => !each || each.mayLack || each.forms.length === 0);
}
