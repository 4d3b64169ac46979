import { type Schemas, schemaAt } from "../ir/schema-path.ts";
import type { JsonSchema } from "../ir/types.ts";
import type { Manifest, ManifestOperation } from "../manifest/types.ts";

/** Schemas of the bodies an operation may get, by what they are the answer of. */
export interface Bodies {
  /** Replies of success. */
  readonly success: readonly JsonSchema[];
  /** Error replies by status, the provider's own included. */
  readonly errors: ReadonlyMap<string, JsonSchema>;
  /** Error replies that `accept` makes an answer. */
  readonly accepted: readonly JsonSchema[];
}

/** The bodies of an operation; replies whose schema is unknown are left out. */
export function bodiesOf(
  operation: ManifestOperation,
  { errors, accept, schemas }: Manifest,
): Bodies {
  const known = schemas ?? {};
  const failures = new Map([
    ...named(errors?.reply, known),
    ...named(operation.errors?.reply, known),
  ]);
  const accepted = new Set([...Object.keys(accept ?? {}), ...Object.keys(operation.accept ?? {})]);
  return {
    success: named(operation.reply, known).map(([, schema]) => schema),
    errors: failures,
    accepted: [...accepted]
      .map((status) => failures.get(status))
      .filter((schema) => schema !== undefined),
  };
}

/** What the schemas say of the value at a path, for those that describe it. */
export function found(
  bodies: readonly JsonSchema[],
  members: readonly (string | number)[],
  schemas: Schemas,
): readonly JsonSchema[] {
  return bodies
    .map((body) => schemaAt(body, members, schemas)?.schema)
    .filter((schema) => schema !== undefined);
}

function named(
  replies: Readonly<Record<string, string>> | undefined,
  schemas: Schemas,
): readonly (readonly [string, JsonSchema])[] {
  return Object.entries(replies ?? {}).flatMap(([status, name]) => {
    const schema = Object.hasOwn(schemas, name) ? schemas[name] : undefined;
    return schema && name !== "empty" ? [[status, schema] as const] : [];
  });
}
