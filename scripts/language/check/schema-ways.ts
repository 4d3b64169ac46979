import { answers } from "../../../packages/workflow/src/schema/answers.ts";
import { diagnostic } from "../diagnostics/diagnostic.ts";
import { isSchema, referenceName, type Schemas, schemasOf } from "../ir/schema-path.ts";
import type { JsonSchema } from "../ir/types.ts";
import type { Findings, PreparedManifest } from "./prepared.ts";
import { walkSchema } from "./schema-walk.ts";

/** Far more than published documents need, and what validators do in a few seconds. */
const MOST = 10_000;

/** How a schema multiplies where its parts name the same schemas, for who does not remember them. */
interface Ways {
  /** Schemas that are held against one value. */
  readonly steps: number;
  /** Shapes of a value, with one alternative of each list. */
  readonly shapes: number;
}

/** Schemas against which nobody would hold a value to the end: validators have no memory. */
export function* checkSchemaWays({ schemas, source }: PreparedManifest): Findings {
  const waysOf = answers<JsonSchema, Ways>(
    (schema, within) => waysIn(schema, schemas, within),
    ONE,
    (one, other) => one.steps === other.steps && one.shapes === other.shapes,
  );
  for (const [name, whole] of Object.entries(schemas)) {
    const all: JsonSchema[] = [];
    walkSchema(whole, [], ({ schema }) => all.push(schema));
    if (!all.some((schema) => isEndless(waysOf(schema)))) continue;
    yield diagnostic("schema-ways", source.keyAt(["schemas", name]), { name, most: MOST });
  }
}

const ONE: Ways = { steps: 1, shapes: 1 };

function isEndless({ steps, shapes }: Ways): boolean {
  return steps > MOST || shapes > MOST;
}

function waysIn(schema: JsonSchema, schemas: Schemas, within: (part: JsonSchema) => Ways): Ways {
  const { allOf, anyOf, oneOf, dependentSchemas } = schema;
  const target = targetOf(schema, schemas);
  const named = target ? within(target) : { steps: 0, shapes: 1 };
  // Who only refers to such a schema has nothing to mend.
  const all = [isEndless(named) ? ONE : named, ...schemasOf(allOf).map(within)];
  const lists = [anyOf, oneOf].map((list) => schemasOf(list).map(within));
  const { not, if: when, then, else: otherwise } = schema;
  const dependent = Object.values(isSchema(dependentSchemas) ? dependentSchemas : {});
  const others = [not, when, then, otherwise, ...dependent].filter(isSchema).map(within);
  const shapes = [
    ...all.map((each) => each.shapes),
    ...lists.filter((list) => list.length > 0).map((list) => sum(list.map((each) => each.shapes))),
  ];
  return {
    steps: capped(1 + sum([...all, ...lists.flat(), ...others].map(({ steps }) => steps))),
    shapes: capped(shapes.reduce((product, each) => product * each, 1)),
  };
}

function targetOf({ $ref }: JsonSchema, schemas: Schemas): JsonSchema | undefined {
  const name = typeof $ref === "string" ? referenceName($ref) : "";
  return Object.hasOwn(schemas, name) ? schemas[name] : undefined;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}

function capped(count: number): number {
  return Math.min(count, MOST + 1);
}
