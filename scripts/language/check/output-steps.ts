import { didYouMean } from "../../../packages/runtime/src/did-you-mean.ts";
import { diagnostic, type SourceRange } from "../diagnostics/diagnostic.ts";
import { parameterIn } from "../ir/output-text.ts";
import { itemOf, memberNames, typesOf } from "../ir/schema-types.ts";
import type { JsonSchema } from "../ir/types.ts";
import type { ManifestPath } from "../manifest/source.ts";
import type { ManifestCondition, ManifestStep } from "../manifest/types.ts";
import { type ReplyFacts, replyScope } from "./condition-scopes.ts";
import { checkCondition } from "./conditions.ts";
import { type Findings, member } from "./prepared.ts";
import type { PreparedOutput, Spot } from "./prepared-output.ts";

/** What stands beside the name of a step, values aside; `known` is what it takes. */
export function* checkArgument(
  step: ManifestStep,
  at: ManifestPath,
  known: readonly JsonSchema[],
  spot: Spot,
): Findings {
  if (typeof step === "string") return;
  const { entry } = spot;
  const { schemas } = entry.prepared;
  const items = () => known.map((schema) => itemOf(schema, schemas));
  if ("where" in step)
    yield* checkWhen(step.where, [...at, "where"], { roots: ["item"], items: items() }, entry);
  // Of what items hold, schemas tell less.
  else if ("omit" in step && spot.items === null)
    yield* checkNames(step.omit, [...at, "omit"], known, entry);
  else if ("limit" in step) yield* checkHoleIn(step.limit, [...at, "limit"], entry);
  else if ("only" in step) yield* checkHoleIn(step.only, [...at, "only"], entry);
}

/** A condition reads what its value can read, or members of an item, each of which can have one of the values. */
export function* checkWhen(
  when: ManifestCondition,
  at: ManifestPath,
  read: Pick<ReplyFacts, "roots" | "items">,
  entry: PreparedOutput,
): Findings {
  const { operation, prepared } = entry;
  const { source, schemas } = prepared;
  const bodies = [...operation.bodies.success, ...operation.bodies.accepted];
  const scope = replyScope({
    ...read,
    source,
    schemas,
    bodies: operation.operation.hooks?.reply === undefined ? bodies : [],
    parameters: operation.all,
    *named(name, range) {
      yield* checkHole(name, range, entry);
    },
  });
  yield* checkCondition(when, scope, at);
}

/** A parameter in braces that a limit or a list of names depends on. */
function* checkHoleIn(written: unknown, at: ManifestPath, entry: PreparedOutput): Findings {
  const parameter = typeof written === "string" ? parameterIn(written) : undefined;
  if (parameter === undefined) return;
  yield* checkHole(parameter, entry.prepared.source.valueAt(at), entry);
}

function* checkHole(
  parameter: string,
  range: SourceRange,
  { name, operation, prepared: { manifest } }: PreparedOutput,
): Findings {
  const declared = member(operation.all, parameter);
  if (declared?.secret || manifest.auth.some((each) => each.name === parameter)) {
    yield diagnostic("output-secret", range, { name, parameter });
  } else if (!declared) {
    const hint = didYouMean(parameter, Object.keys(operation.all));
    yield diagnostic("output-hole-unknown", range, { name, hole: `{${parameter}}`, hint });
  }
}

/** Members to leave out are members of the value, or of each item of it. */
function* checkNames(
  omit: readonly string[],
  at: ManifestPath,
  known: readonly JsonSchema[],
  { prepared: { schemas, source } }: PreparedOutput,
): Findings {
  const described = known.map((schema) => {
    const isList = typesOf(schema, schemas)?.has("array");
    return memberNames(isList ? itemOf(schema, schemas) : schema, schemas);
  });
  if (described.some((list) => list === undefined)) return;
  const names = described.flatMap((list) => list ?? []);
  for (const [index, omitted] of omit.entries()) {
    if (names.includes(omitted)) continue;
    const problem = `names "${omitted}", which the value does not have${didYouMean(omitted, names)}`;
    yield diagnostic("step-unfit", source.valueAt([...at, index]), { step: "omit", problem });
  }
}
