import fc from "fast-check";
import { expect, test } from "vitest";
import { manifestText } from "../../tests/kit/manifest.ts";
import { filling } from "../../contract-tests/cases/replies/filling.ts";
import { readContract } from "../../contract-tests/contract/read.ts";
import { kindOfSchema } from "../../contract-tests/oracle/schema-kind.ts";
import { unknownMembers } from "../../packages/live/src/shapes/unknown-members.ts";
import { outputSchema } from "../../packages/tools/src/schema/outputs.ts";
import { resolvePath } from "../../packages/workflow/src/check/output-path.ts";
import { compareContract } from "../change/diff/compare.ts";
import { project } from "../emit/project.fixture.ts";
import { blockTarget } from "../emit/targets/block.ts";
import { openApiDocument } from "../emit/targets/openapi/document.ts";
import { drift } from "../intake/drift/compare.ts";
import { draft } from "../intake/import/draft.ts";
import { vendorOf } from "../intake/read/vendor.ts";
import { check } from "../language/check/manifest.ts";
import type { JsonSchema } from "../language/ir/types.ts";
import { lower } from "../language/lower/provider.ts";
import { parse } from "../language/manifest/parse.ts";
import { callsOf } from "./calls.fixture.ts";

const KINDS = ["allOf", "anyOf", "both", "members", "items", "circle"] as const;

/** What stands in a schema, and how far ahead its two references lead. */
interface Link {
  readonly kind: (typeof KINDS)[number];
  readonly steps: readonly [number, number];
}

const pattern: fc.Arbitrary<readonly Link[]> = fc.array(
  fc.record({
    kind: fc.constantFrom(...KINDS),
    steps: fc.tuple(fc.integer({ min: 1, max: 2 }), fc.integer({ min: 1, max: 3 })),
  }),
  { minLength: 1, maxLength: 5 },
);

/** So many schemas that repeat a pattern; every one names two that follow, so that ways multiply. */
function schemasOf(links: readonly Link[], count: number, prefix: string, leaf = "integer") {
  const schemas = Array.from({ length: count }, (_, index): readonly [string, JsonSchema] => {
    const { kind, steps } = links[index % links.length] as Link; // there is one at least
    const [one, other] = steps.map((step) => ref(Math.min(index + step, count)));
    return [`S${index}`, schemaOf(kind, one as JsonSchema, other as JsonSchema, ref(index))]; // as above
  });
  return Object.fromEntries([...schemas, [`S${count}`, leafOf(leaf)]]);

  function ref(index: number): JsonSchema {
    return { $ref: `${prefix}S${index}` };
  }
}

function schemaOf(
  kind: Link["kind"],
  one: JsonSchema,
  other: JsonSchema,
  itself: JsonSchema,
): JsonSchema {
  switch (kind) {
    case "allOf":
      return { allOf: [one, other] };
    case "anyOf":
      return { anyOf: [one, other] };
    case "both":
      return { allOf: [one, { anyOf: [other, one] }] };
    case "members":
      return { type: "object", required: ["a"], properties: { a: one, b: other } };
    case "items":
      return { type: "object", properties: { a: { type: "array", items: one }, b: other } };
    case "circle":
      return { allOf: [one], properties: { a: itself, b: other } };
  }
}

function leafOf(type: string): JsonSchema {
  return { type: "object", required: ["id"], properties: { id: { type: "string" }, n: { type } } };
}

function vendor(links: readonly Link[], count: number) {
  const prefix = "#/components/schemas/";
  const schema = { $ref: `${prefix}S0` };
  const content = { "application/json": { schema } };
  const responses = { 200: { description: "A thing", content } };
  const parameters = [{ name: "p", in: "query", schema }];
  const post = { operationId: "set", requestBody: { content }, responses };
  return vendorOf("things.json", {
    openapi: "3.1.0",
    info: { title: "Things", version: "1" },
    servers: [{ url: "https://things.test" }],
    paths: { "/a": { get: { operationId: "get", parameters, responses }, post } },
    components: { schemas: schemasOf(links, count, prefix) },
  });
}

function manifest(links: readonly Link[], count: number, leaf?: string) {
  const schemas = schemasOf(links, count, "#/schemas/", leaf);
  const text = `${manifestText("things", { schemas })}
operations:
  things_get:
    name: Get
    description: Gets a thing.
    request: GET /a
    effect: read
    reply: { 200: S0 }
    output: { data: body, id: body.id, deep: "body.a.b.a[0].b.id" }
`;
  const read = parse({ path: "specs/things.yaml", text });
  if (!read.manifest) throw new Error("the frame is no manifest");
  return { manifest: read.manifest, source: read.source };
}

/** What is done with the schemas of a vendor, or of a manifest, by name. */
function works(links: readonly Link[], count: number): Readonly<Record<string, () => unknown>> {
  const theirs = vendor(links, count);
  const read = manifest(links, count);
  const other = manifest(links, count, "number");
  const { schemas = {} } = read.manifest;
  const lowered = (each: typeof read) => ({
    provider: lower(each.manifest, "specs/things.yaml", new Map()),
    source: each.source,
  });
  const [ours, then] = [lowered(read), lowered(other)];
  const value = { a: { a: { a: { a: [{ b: { id: "x" } }] } } } };
  const whole = { name: "data", type: "json", schema: { $ref: "#/$defs/S0" } } as const;
  return {
    import: () => draft("things", theirs, theirs.operations, "specs/things.yaml"),
    "parse, check and lower": () => {
      const again = manifest(links, count);
      check(again.manifest, again.source, new Map());
      lowered(again);
    },
    emit: () => [openApiDocument(ours.provider, project), blockTarget.emit(ours.provider, project)],
    drift: () => drift(ours, theirs),
    diff: () => [...compareContract(then, ours)],
    suite: () => [
      readContract(read.manifest, "specs/things.yaml"),
      filling({ $ref: "#/schemas/S0" }, schemas, "all"),
      kindOfSchema(schemas["S0"], schemas),
      unknownMembers(value, schemas["S0"], schemas, "body"),
    ],
    workflow: () => {
      const known = { ...whole, optional: false, nullable: false, isFile: false };
      const outputs = new Map([["data", { ...known, definitions: schemas }]]);
      return resolvePath(
        outputs as Parameters<typeof resolvePath>[0],
        "data.a.b.a.0.id".split("."),
      );
    },
    tools: () => outputSchema({ $defs: schemas } as never, { outputs: { data: whole } } as never),
  };
}

/**
 * How many times the work for twelve schemas forty-eight may be. What asks of each schema once grows as
 * they do; what takes the parts of a schema together, with the parts of all. Ways double with each.
 */
const MOST: Readonly<Record<string, number>> = {
  import: 32,
  "parse, check and lower": 8,
  emit: 8,
  tools: 8,
  workflow: 32,
  diff: 32,
  // They stop at a size of their own.
  suite: 64,
  drift: 64,
};

test("the work grows with the schemas, and not with the ways that lead through them", () => {
  fc.assert(
    fc.property(pattern, (links) => {
      const few = works(links, 12);
      for (const [name, run] of Object.entries(works(links, 48))) {
        const before = callsOf(() => few[name]?.());
        expect(callsOf(run) / before, name).toBeLessThan(MOST[name] ?? 0);
      }
    }),
    { numRuns: 12 },
  );
});
