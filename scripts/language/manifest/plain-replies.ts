import type { JsonSchema } from "../ir/types.ts";
import type { Manifest, ManifestOperation } from "./types.ts";

type Schemas = NonNullable<Manifest["schemas"]>;

/** What an operation may be told to reply. */
interface Replying {
  readonly reply: ManifestOperation["reply"];
  readonly errors?: { readonly reply?: ManifestOperation["reply"] };
}

/** What a reply may be besides a schema of the manifest and `empty`. */
const PLAIN: Readonly<Record<"any" | "text", JsonSchema>> = {
  any: { description: "Any JSON." },
  text: { type: "string", description: "Plain text." },
};

/** The schemas of a manifest, with those that `any` and `text` stand for where replies name them. */
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
  const used = (["any", "text"] as const).filter(
    (name) => named.includes(name) && !Object.hasOwn(schemas ?? {}, name),
  );
  if (used.length === 0) return schemas;
  return { ...schemas, ...Object.fromEntries(used.map((name) => [name, PLAIN[name]])) };
}

/** Whether a reply of this name is bare text, and no JSON of a schema that is called so. */
export function isPlainText(name: string, schemas: Schemas = {}): boolean {
  if (name !== "text") return false;
  const { description, type } = schemas[name] ?? {};
  return description === PLAIN.text["description"] && type === "string";
}
