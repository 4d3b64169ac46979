import { title } from "../ir/names.ts";
import { parsePath } from "../ir/path.ts";
import { mayBeAbsent, mayBeNull } from "../ir/presence.ts";
import { type Schemas, schemaAt } from "../ir/schema-path.ts";
import type { JsonSchema } from "../ir/types.ts";
import { type OutputSetting, schemaOf } from "../ir/output-schema.ts";
import { sourceOf } from "./output-source.ts";
import { sameOutputs } from "./same.ts";
import type { Manifest, ManifestOperation, ManifestOutput, ManifestSame } from "./types.ts";
import { isDescribed, valueTypeOf } from "./value-type.ts";

/** An output that may leave to its schema what it means. */
export type ResolvableOutput = Omit<ManifestOutput, "description"> & {
  readonly description?: string;
};

/** What decides the outputs of an operation. */
export interface OutputOwner {
  readonly operation: Pick<ManifestOperation, "reply" | "params" | "accept">;
  readonly manifest: Pick<Manifest, "types" | "schemas" | "params" | "accept">;
}

/** The outputs of an operation, with those of `same`, and with what their schemas say. */
export function resolveOutputs(
  written: Readonly<Record<string, ResolvableOutput>>,
  same: ManifestSame | undefined,
  owner: OutputOwner,
): Readonly<Record<string, ManifestOutput>> {
  const setting = settingOf(owner);
  const isTyped = owner.manifest.types === "schema";
  return {
    ...mapOutputs(same ? sameOutputs(same, setting) : {}, (name, output) =>
      resolve(name, output, setting, owner),
    ),
    ...mapOutputs(written, (name, output) =>
      isTyped
        ? resolve(name, output, setting, owner)
        : { ...output, description: output.description ?? "" },
    ),
  };
}

function mapOutputs(
  outputs: Readonly<Record<string, ResolvableOutput>>,
  map: (name: string, output: ResolvableOutput) => ManifestOutput,
): Readonly<Record<string, ManifestOutput>> {
  return Object.fromEntries(
    Object.entries(outputs).map(([name, output]) => [name, map(name, output)]),
  );
}

function settingOf({ operation, manifest }: OutputOwner): OutputSetting {
  const parameters = { ...manifest.params, ...operation.params };
  return {
    replies: Object.values(operation.reply).map((schema) => ({
      schema: schema === "empty" ? null : schema,
    })),
    parameters: Object.entries(parameters).map(([name, { type }]) => ({ name, type })),
    schemas: manifest.schemas ?? {},
  };
}

/** An output with everything that its schema says and it does not. */
function resolve(
  name: string,
  output: ResolvableOutput,
  setting: OutputSetting,
  owner: OutputOwner,
): ManifestOutput {
  const description = output.description ?? descriptionOf(name, output, setting);
  const paths = (output.from ?? []).flatMap(readable);
  // A malformed path is reported by the check.
  if (paths.length < (output.from ?? []).length) return { ...output, description };
  const source = sourceOf(output);
  const isKnown = source.kind === "const" || paths.every((path) => isDescribed(path, setting));
  const type =
    output.type ?? (isKnown ? valueTypeOf(schemaOf(source, setting), setting) : undefined);
  return {
    ...output,
    description,
    ...(type && { type }),
    ...(source.kind === "path" && absence(name, output, setting, owner)),
  };
}

type Members = readonly (string | number)[];

/** Members of a path; nothing when it is malformed. */
function readable(path: string): readonly Members[] {
  try {
    return [parsePath(path)];
  } catch (error) {
    if (error instanceof SyntaxError) return [];
    throw error;
  }
}

/** `optional` and `nullable`, where the output says neither these nor a default. */
function absence(
  name: string,
  output: ResolvableOutput,
  setting: OutputSetting,
  owner: OutputOwner,
): Pick<ManifestOutput, "optional" | "nullable"> {
  // A default of null is what an absent value becomes.
  if (output.default === null) return { nullable: true };
  if (output.default !== undefined) return {};
  const all = (output.from ?? []).flatMap(readable);
  const isAbsent =
    all.length > 0 &&
    (all.every((members) => mayLack(members, setting, owner)) ||
      output.take === "first" ||
      output.take === "last" ||
      isUnanswered(name, owner));
  const isNull = !output.take && all.some((members) => holdsNull(members, setting));
  return {
    ...(isAbsent && output.optional === undefined && { optional: true }),
    ...(isNull && output.nullable === undefined && { nullable: true }),
  };
}

/** Whether some reply may come without the value. */
function mayLack(
  [root, ...members]: Members,
  { replies, parameters, schemas }: OutputSetting,
  { operation, manifest }: OutputOwner,
): boolean {
  if (root === "status") return false;
  if (root === "headers") return true;
  if (root === "params") {
    const all = { ...manifest.params, ...operation.params };
    const known = parameters.some(({ name }) => name === members[0]);
    return !known || members.length > 1 || !all[String(members[0])]?.required;
  }
  return replies.some(({ schema }) => {
    const body = schema === null ? undefined : schemas[schema];
    return body === undefined || mayBeAbsent(body, members, schemas);
  });
}

/** Whether an error status is an answer that gives the output no value. */
function isUnanswered(name: string, { operation, manifest }: OutputOwner): boolean {
  return Object.values({ ...manifest.accept, ...operation.accept }).some(
    ({ output = {} }) => !Object.hasOwn(output, name),
  );
}

function holdsNull([root, ...members]: Members, { replies, schemas }: OutputSetting): boolean {
  if (root !== "body") return false;
  return bodiesOf(replies, schemas).some((body) => {
    const found = schemaAt(body, members, schemas)?.schema;
    return found !== undefined && mayBeNull(found, schemas);
  });
}

function bodiesOf(replies: OutputSetting["replies"], schemas: Schemas): readonly JsonSchema[] {
  return replies
    .map(({ schema }) => (schema === null ? undefined : schemas[schema]))
    .filter((body) => body !== undefined);
}

/** What the schema says of the value, else the name in words. */
function descriptionOf(
  name: string,
  { from: [path] = [], take, each }: ResolvableOutput,
  { replies, schemas }: OutputSetting,
): string {
  const [root, ...members] = (path === undefined ? [] : readable(path)).flat();
  const found =
    root === "body" && !take && !each
      ? bodiesOf(replies, schemas).map((body) => schemaAt(body, members, schemas)?.schema)
      : [];
  const said = found.map((schema) => schema?.description).find((text) => typeof text === "string");
  if (typeof said === "string" && said.trim()) return said;
  return path === "body" && !take ? "The reply." : `${title(name.split(".").at(-1) ?? name)}.`;
}
