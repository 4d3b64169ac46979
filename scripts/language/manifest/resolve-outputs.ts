import { title } from "../ir/names.ts";
import { type OutputSetting, schemaOf } from "../ir/output-schema.ts";
import { textIn, wholeOf, wordOf } from "../ir/output-steps.ts";
import { isTextSource } from "../ir/output-text.ts";
import { parsePath } from "../ir/path.ts";
import { mayBeAbsent } from "../ir/presence.ts";
import { type Schemas, schemaAt } from "../ir/schema-path.ts";
import { mayBeNull } from "../ir/schema-types.ts";
import type { JsonSchema, OutputSource, OutputStep, Source } from "../ir/types.ts";
import { isText, valuesIn } from "../words/steps/sources.ts";
import { isAnswer, isMade, outputsBefore, pathsIn, sourceOf } from "./output-source.ts";
import { stepName } from "../words/steps.ts";
import { spreadOutputs } from "./spread.ts";
import type { Manifest, ManifestOperation, ManifestOutput, ManifestStep } from "./types.ts";
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

/** The outputs of an operation, with the members of the object that is spread, and with what their schemas say. */
export function resolveOutputs(
  written: Readonly<Record<string, ResolvableOutput>>,
  spread: string | undefined,
  owner: OutputOwner,
): Readonly<Record<string, ManifestOutput>> {
  const setting = settingOf(owner);
  const isTyped = owner.manifest.types === "schema";
  const context = { setting, owner, named: written };
  return {
    ...mapOutputs(spread === undefined ? {} : spreadOutputs(spread, setting), (name, output) =>
      resolve(name, output, context),
    ),
    ...mapOutputs(written, (name, output) =>
      // What is made of a value has a type of its own.
      isTyped || isMade(output)
        ? resolve(name, output, context)
        : { ...output, description: output.description ?? "" },
    ),
  };
}

/** What the outputs of an operation are resolved with. */
interface Context {
  readonly setting: OutputSetting;
  readonly owner: OutputOwner;
  /** Outputs that a text can name. */
  readonly named: Readonly<Record<string, ResolvableOutput>>;
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
    isTyped: manifest.types === "schema",
    parameters: Object.entries(parameters).map(([name, { type }]) => ({ name, type })),
    schemas: manifest.schemas ?? {},
  };
}

/** An output with everything that its schema says and it does not. */
function resolve(name: string, output: ResolvableOutput, context: Context): ManifestOutput {
  const { setting, named } = context;
  const description = output.description ?? descriptionOf(name, output, setting);
  const paths = (output.from ?? []).flatMap(readable);
  // A malformed path is reported by the check.
  if (pathsIn(output).some((path) => readable(path).length === 0)) {
    return { ...output, description };
  }
  const source = sourceOf(output, outputsBefore(name, named));
  const isKnown = source.kind === "const" || paths.every((path) => isDescribed(path, setting));
  const isOwn = source.kind === "path" && source.steps.some(isOfOwnType);
  const type =
    output.type ?? (isKnown || isOwn ? valueTypeOf(schemaOf(source, setting), setting) : undefined);
  const { default: fallback, ...rest } = output;
  return {
    ...rest,
    // A default of null is what `nullable` gives.
    ...(fallback !== undefined && fallback !== null && { default: fallback }),
    description,
    ...(type && { type }),
    ...(source.kind === "path" && absence(name, output, source, context)),
  };
}

/** Whether the type is known after a step, whatever the schema says. */
function isOfOwnType(step: OutputStep): boolean {
  return !["same", "part"].includes(wordOf(step).makes);
}

type Members = readonly (string | number)[];

type PathSource = Extract<OutputSource, { readonly kind: "path" }>;

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
  source: PathSource,
  { setting, owner }: Context,
): Pick<ManifestOutput, "optional" | "nullable"> {
  // A default of null is what an absent value becomes.
  if (output.default === null) return { nullable: true };
  if (output.default !== undefined || isAnswer(output)) return {};
  const text = textIn(source.steps);
  const all = text ? valuePaths(text) : (output.from ?? []).flatMap(readable);
  const isAbsent = (members: Members) => mayLack(members, setting, owner);
  const isNull = (members: Members) => holdsNull(members, setting);
  const mayBeMissing = text
    ? all.some((members) => isAbsent(members) || isNull(members))
    : all.length > 0 && all.every(isAbsent);
  const isOptional =
    mayBeMissing || source.steps.some(isLosing) || (all.length > 0 && isUnanswered(name, owner));
  return {
    ...(isOptional && output.optional === undefined && { optional: true }),
    ...(!text && all.some(isNull) && output.nullable === undefined && { nullable: true }),
  };
}

/** Whether a step may make nothing of a value that is there, blank text aside. */
function isLosing(step: OutputStep): boolean {
  return wordOf(step).loses === "some";
}

/** Paths of the values in a text; those of outputs in it that are absent at times count as a header does. */
function valuePaths(text: readonly Source[]): readonly Members[] {
  return valuesIn(text).flatMap((value): readonly Members[] => {
    if (typeof value === "string") return readable(value);
    if (isText(value)) return valuePaths(value);
    if ("members" in value || value.default !== undefined) return [];
    const { paths, steps } = wholeOf(value);
    if (steps.some(isLosing)) return [["headers"]];
    const inner = textIn(steps);
    return inner ? valuePaths(inner) : paths.flatMap(readable);
  });
}

/** Whether some reply may come without the value. */
function mayLack(
  [root, ...members]: Members,
  { replies, parameters, schemas }: OutputSetting,
  { operation, manifest }: OutputOwner,
): boolean {
  if (root === "status") return false;
  if (root === "headers" || root === "links") return true;
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
  output: ResolvableOutput,
  { replies, schemas }: OutputSetting,
): string {
  const { from: [path] = [], convert = [] } = output;
  const [root, ...members] = (path === undefined ? [] : readable(path)).flat();
  const isOther = !convert.every(isSelecting);
  const found =
    root === "body" && !isOther
      ? bodiesOf(replies, schemas).map((body) => schemaAt(body, members, schemas)?.schema)
      : [];
  const said = found.map((schema) => schema?.description).find((text) => typeof text === "string");
  if (typeof said === "string" && said.trim()) return said;
  const isWhole = path === "body" && convert.length === 0;
  return isWhole ? "The reply." : `${title(name.split(".").at(-1) ?? name)}.`;
}

/** Whether what is left of a value means what the value means. */
function isSelecting(step: ManifestStep): boolean {
  const item = typeof step === "object" && "each" in step ? step.each : undefined;
  return (
    (typeof item === "string" && isTextSource(item)) ||
    ["where", "limit", "only", "omit", "join", "cut"].includes(stepName(step))
  );
}
