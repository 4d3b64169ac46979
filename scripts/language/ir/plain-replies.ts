import type { Schemas } from "./schema-path.ts";
import type { JsonSchema } from "./types.ts";

/** Names of schemas by status. */
type Replies = Readonly<Record<string, string>>;

/** What an operation may be told to reply. */
interface Replying {
  readonly reply: Replies;
  readonly errors?: { readonly reply?: Replies };
}

/** What a reply may be besides a schema of the manifest and `empty`. */
export const PLAIN = {
  any: { description: "Any JSON." },
  text: { type: "string", description: "Plain text." },
  lines: { type: "array", items: {}, description: "JSON values, one of each line." },
  events: { type: "array", items: {}, description: "JSON values, one of each event." },
  file: { description: "What the host has made of the file." },
} as const satisfies Readonly<Record<string, JsonSchema>>;

/** Names of replies besides `empty` that need no schema. */
export const plainReplies = ["any", "text", "lines", "events", "file"] as const;

/** The schemas of a manifest, with those that these names stand for where replies name them. */
export function withPlainReplies(
  schemas: Schemas | undefined,
  operations: Readonly<Record<string, Replying>>,
  shared?: Replying["errors"],
): Schemas | undefined {
  const named = [
    ...Object.values(shared?.reply ?? {}),
    ...Object.values(operations).flatMap(({ reply, errors }) => [
      ...Object.values(reply),
      ...Object.values(errors?.reply ?? {}),
    ]),
  ];
  const used = plainReplies.filter(
    (name) => named.includes(name) && !Object.hasOwn(schemas ?? {}, name),
  );
  if (used.length === 0) return schemas;
  return { ...schemas, ...Object.fromEntries(used.map((name) => [name, PLAIN[name]])) };
}

/** Whether a reply of this name is bare text, and no JSON of a schema that is called so. */
export function isPlainText(name: string, schemas: Schemas = {}): boolean {
  return name === "text" && isPlain(name, schemas);
}

/** How the values of a reply of this name travel, where it is a list and no schema is called so. */
export function listingOf(name: string, schemas: Schemas = {}): "lines" | "events" | undefined {
  return (name === "lines" || name === "events") && isPlain(name, schemas) ? name : undefined;
}

/** Whether a reply of this name is a file. */
export function isFile(name: string, schemas: Schemas = {}): boolean {
  return name === "file" && isPlain(name, schemas);
}

function isPlain(name: keyof typeof PLAIN, schemas: Schemas): boolean {
  const { description, type } = schemas[name] ?? {};
  const plain: JsonSchema = PLAIN[name];
  return description === plain["description"] && type === plain["type"];
}
