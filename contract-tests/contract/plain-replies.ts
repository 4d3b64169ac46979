import type { Schema } from "./types.ts";
import type { Written, WrittenManifest } from "./written-types.ts";

/** What `any` and `text` stand for where the manifest has no schema of that name. */
const plainSchemas: Readonly<Record<string, Schema>> = {
  any: { description: "Any JSON." },
  text: { type: "string", description: "Plain text." },
};

/** Statuses whose body is bare text. */
export function textStatuses(
  replies: Written<string>,
  schemas: Written<Schema> = {},
): readonly number[] {
  const texts = Object.entries(replies).filter(
    ([, name]) => name === "text" && !Object.hasOwn(schemas, name),
  );
  return texts.map(([status]) => Number(status));
}

/** The schemas that are written, and those that replies name without. */
export function knownSchemas({
  schemas = {},
  operations,
  errors: shared,
}: Pick<WrittenManifest, "schemas" | "operations" | "errors">): Written<Schema> {
  const names = [
    ...Object.values(shared?.reply ?? {}),
    ...Object.values(operations).flatMap(({ reply, errors }) => [
      ...Object.values(reply),
      ...Object.values(errors?.reply ?? {}),
    ]),
  ];
  const used = Object.entries(plainSchemas).filter(
    ([name]) => names.includes(name) && !Object.hasOwn(schemas, name),
  );
  return { ...schemas, ...Object.fromEntries(used) };
}
