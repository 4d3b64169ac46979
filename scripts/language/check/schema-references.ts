import { didYouMean } from "../../../packages/runtime/src/did-you-mean.ts";
import { answers } from "../../../packages/workflow/src/schema/answers.ts";
import { diagnostic } from "../diagnostics/diagnostic.ts";
import type { ManifestPath } from "../manifest/source.ts";
import { walkSchema } from "./schema-walk.ts";
import type { Findings, PreparedManifest } from "./prepared.ts";

const PREFIX = "#/schemas/";

interface Reference {
  readonly to: string;
  readonly at: ManifestPath;
  /** True when it speaks of the very value that the schema describes, so that a circle never ends. */
  readonly inPlace: boolean;
}

/** References between schemas: where they lead, circles without an end, and schemas nobody uses. */
export function* checkSchemaReferences(prepared: PreparedManifest): Findings {
  const { schemas, source } = prepared;
  const names = Object.keys(schemas);
  const references = new Map<string, readonly Reference[]>();
  for (const [name, schema] of Object.entries(schemas)) {
    const found: Reference[] = [];
    walkSchema(schema, ["schemas", name], ({ schema: { $ref }, at, inPlace }) => {
      if (typeof $ref === "string") found.push({ to: $ref, at: [...at, "$ref"], inPlace });
    });
    const known: Reference[] = [];
    for (const { to, at, inPlace } of found) {
      const range = source.valueAt(at);
      const target = to.slice(PREFIX.length);
      if (!to.startsWith(PREFIX) || target.includes("/")) {
        yield diagnostic("schema-ref-foreign", range, { reference: to });
      } else if (!Object.hasOwn(schemas, target)) {
        const hint = didYouMean(target, names);
        yield diagnostic("schema-ref-unresolved", range, { name: target, hint });
        known.push(...meant(target, names).map((other) => ({ to: other, at, inPlace: false })));
      } else known.push({ to: target, at, inPlace });
    }
    references.set(name, known);
  }
  yield* checkCircles(references, source);
  yield* checkUse(references, prepared);
}

/** Schemas that a misspelt name stands for: they are not unused as well. */
function meant(name: string, names: readonly string[]): readonly string[] {
  return names.filter((candidate) => didYouMean(name, [candidate]) !== "");
}

function* checkCircles(
  references: ReadonlyMap<string, readonly Reference[]>,
  source: PreparedManifest["source"],
): Findings {
  const reported = new Set<string>();
  const leadsToCircle = answers<readonly Reference[], boolean>(
    (own, within) => own.some(({ to, inPlace }) => inPlace && within(references.get(to) ?? [])),
    true,
  );
  for (const [start, own] of references) {
    if (reported.has(start) || !leadsToCircle(own)) continue;
    const circle = circleFrom(start, references);
    if (circle === undefined || circle.some(({ to }) => reported.has(to))) continue;
    for (const { to } of circle) reported.add(to);
    const [first] = circle;
    if (first === undefined) continue;
    const names = [start, ...circle.map(({ to }) => to)].join(" -> ");
    yield diagnostic("schema-ref-cyclic", source.valueAt(first.at), { names });
  }
}

/** The references that lead from a schema back to itself without passing a member or an item. */
function circleFrom(
  start: string,
  references: ReadonlyMap<string, readonly Reference[]>,
): readonly Reference[] | undefined {
  const seen = new Set<string>();
  const open: Way[] = [{ last: null, before: null }];
  for (let way = open.pop(); way !== undefined; way = open.pop()) {
    const name = way.last?.to ?? start;
    if (name === start && way.last) return stepsOf(way);
    if (seen.has(name)) continue;
    seen.add(name);
    for (const reference of references.get(name) ?? []) {
      if (reference.inPlace) open.push({ last: reference, before: way });
    }
  }
  return undefined;
}

/** References one after the other, the last first: ways share what is before. */
interface Way {
  readonly last: Reference | null;
  readonly before: Way | null;
}

function stepsOf(whole: Way): readonly Reference[] {
  const steps: Reference[] = [];
  for (let way: Way | null = whole; way; way = way.before) if (way.last) steps.push(way.last);
  return steps.toReversed();
}

function* checkUse(
  references: ReadonlyMap<string, readonly Reference[]>,
  { manifest, source, operations, schemas }: PreparedManifest,
): Findings {
  const replies = [
    manifest.errors?.reply,
    ...operations.flatMap(({ operation }) => [operation.reply, operation.errors?.reply]),
  ];
  const open = replies
    .flatMap((reply) => Object.values(reply ?? {}))
    .filter((name) => name !== "empty")
    .flatMap((name) => (Object.hasOwn(schemas, name) ? name : meant(name, Object.keys(schemas))));
  const used = new Set<string>();
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (used.has(name)) continue;
    used.add(name);
    open.push(...(references.get(name) ?? []).map(({ to }) => to));
  }
  for (const name of Object.keys(schemas)) {
    if (!used.has(name))
      yield diagnostic("schema-unused", source.keyAt(["schemas", name]), { name });
  }
}
