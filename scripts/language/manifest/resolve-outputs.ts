import { isDeepStrictEqual } from "node:util";
import { title } from "../ir/names.ts";
import { type OutputSetting, schemaOf } from "../ir/output-schema.ts";
import { textIn, wholeOf, wordOf } from "../ir/output-steps.ts";
import { parsePath } from "../ir/path.ts";
import { mayBeAbsent } from "../ir/presence.ts";
import { type Schemas, schemaAt } from "../ir/schema-path.ts";
import { mayBeNull } from "../ir/schema-types.ts";
import type { JsonSchema, OutputSource, OutputStep, Source } from "../ir/types.ts";
import { isText, valuesIn } from "../words/steps/sources.ts";
import {
  isAlways,
  isAnswer,
  outputsBefore,
  pathsIn,
  sourceOf,
  writtenText,
} from "./output-source.ts";
import { stepName } from "../words/steps.ts";
import { spreadOutputs } from "./spread.ts";
import type {
  Manifest,
  ManifestOperation,
  ManifestOutput,
  ManifestStep,
  ManifestValue,
  Missing,
} from "./types.ts";
import { valueTypeOf } from "./value-type.ts";

/** An output as it is written: what it does not say, its schema does. */
export type ResolvableOutput = Omit<
  ManifestOutput,
  "type" | "description" | "optional" | "nullable" | "isNeedless"
> &
  Partial<Pick<ManifestOutput, "type" | "description">>;

/** What decides the outputs of an operation. */
export interface OutputOwner {
  readonly operation: Pick<ManifestOperation, "reply" | "params" | "accept" | "missing">;
  readonly manifest: Pick<Manifest, "missing" | "schemas" | "params" | "accept">;
}

/** What the nearest around a value says of all that is missing. */
export type Around = Pick<ManifestValue, "missing" | "decidedBy">;

export function aroundOf({ operation, manifest }: OutputOwner): Around {
  const { missing } = operation;
  if (missing !== undefined) return { missing, decidedBy: "operation" };
  return manifest.missing === undefined ? {} : { missing: manifest.missing, decidedBy: "manifest" };
}

/** The outputs of an operation, with the members of the object that is spread, and with what their schemas say. */
export function resolveOutputs(
  written: Readonly<Record<string, ResolvableOutput>>,
  spread: string | undefined,
  owner: OutputOwner,
): Readonly<Record<string, ManifestOutput>> {
  const setting = settingOf(owner);
  const context = { setting, owner, named: written };
  const all = { ...(spread === undefined ? {} : spreadOutputs(spread, setting)), ...written };
  return Object.fromEntries(
    Object.entries(all).map(([name, output]) => [name, resolve(name, output, context)]),
  );
}

/** What the outputs of an operation are resolved with. */
interface Context {
  readonly setting: OutputSetting;
  readonly owner: OutputOwner;
  /** Outputs that a text can name. */
  readonly named: Readonly<Record<string, ResolvableOutput>>;
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
function resolve(name: string, output: ResolvableOutput, context: Context): ManifestOutput {
  const { setting, named } = context;
  const description = output.description ?? descriptionOf(name, output, setting);
  // A malformed path is reported by the check.
  if (pathsIn(output).some((path) => readable(path).length === 0)) {
    return { ...output, type: output.type ?? "json", description };
  }
  const source = sourceOf(output, outputsBefore(name, named));
  const type = output.type ?? valueTypeOf(schemaOf(source, setting), setting);
  const { default: fallback, ...rest } = output;
  return {
    ...rest,
    // A default of null is what a missing value becomes.
    ...(fallback !== undefined && fallback !== null && { default: fallback }),
    type,
    description,
    ...absence(name, output, source, context),
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

type Absence = Pick<ManifestOutput, "optional" | "nullable" | "isNeedless" | "decidedBy">;

/** What becomes of an output whose value is missing: its own word decides, then the nearest, then the schema. */
function absence(
  name: string,
  output: ResolvableOutput,
  source: OutputSource,
  context: Context,
): Absence {
  const others = absenceWithout(name, output, source, context);
  const own = saidBy(output);
  if (output.object && isAlways(output) && output.default !== undefined)
    return { isNeedless: true };
  if (output.isMarked && output.missing !== undefined) return { ...own, isNeedless: true };
  if (!output.isMarked && output.missing === undefined) return others;
  const { decidedBy: _, ...otherwise } = others;
  return own && !isDeepStrictEqual(own, otherwise) ? own : { ...others, isNeedless: true };
}

/** What its own word says; what is always there and a default say more, but `?` makes blank text missing, too. */
function saidBy(output: ResolvableOutput): Absence | undefined {
  const { missing = "error", isMarked, default: fallback } = output;
  if (isAlways(output) || fallback === null) return undefined;
  if (fallback !== undefined && !isMarked) return undefined;
  return fateOf(isMarked ? "omit" : missing);
}

function fateOf(missing: Missing): Absence {
  if (missing === "error") return {};
  return missing === "omit" ? { optional: true } : { nullable: true };
}

/** The same for one that says nothing itself. */
function absenceWithout(
  name: string,
  output: ResolvableOutput,
  source: OutputSource,
  { setting, owner }: Context,
): Absence {
  if (source.kind === "const" || isAlways(output)) return {};
  if (output.default === null) return { nullable: true };
  if (output.default !== undefined || isAnswer(output)) return {};
  const { missing, ...decider } = aroundOf(owner);
  if (missing !== undefined) return { ...fateOf(missing), ...decider };
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
    ...(isOptional && { optional: true }),
    ...(!text && all.some(isNull) && { nullable: true }),
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
  const item = typeof step === "object" && "each" in step ? step.each : {};
  return (
    writtenText(item) !== undefined ||
    ["where", "limit", "only", "omit", "join", "cut"].includes(stepName(step))
  );
}
