import type { PlainStatuses } from "./plain-statuses.ts";
import type { Schema } from "./types.ts";
import type { Written, WrittenLimits, WrittenManifest, WrittenOperation } from "./written-types.ts";

/** What `any`, `text`, `lines` and `events` stand for where the manifest has no schema of that name. */
const plainSchemas: Readonly<Record<string, Schema>> = {
  any: { description: "Any JSON." },
  text: { type: "string", description: "Plain text." },
  lines: { type: "array", items: {}, description: "JSON values, one of each line." },
  events: { type: "array", items: {}, description: "JSON values, one of each event." },
  file: { description: "What the host has made of the file." },
};

/** Whether this is the schema of bare text, and none that a manifest has under its name. */
export function isPlainText(schema: Schema | undefined): boolean {
  return schema !== undefined && schema === plainSchemas["text"];
}

/** Bytes of a body that is not said to be larger. */
const usualBytes = 32 * 1024 * 1024;

/** Statuses whose body is no JSON of a schema. */
export function plainStatuses(
  written: WrittenOperation["reply"],
  { maxBytes = usualBytes }: WrittenLimits,
  schemas?: Written<Schema>,
): PlainStatuses {
  const replies = replyNames(written);
  return {
    texts: textStatuses(replies, schemas),
    listed: listedStatuses(replies, schemas),
    files: fileStatuses(written, maxBytes, schemas),
  };
}

/** The name of each reply; that of a file stands for its media type. */
export function replyNames(written: WrittenOperation["reply"]): Written<string> {
  const entries = Object.entries(written);
  return Object.fromEntries(
    entries.map(([status, reply]) => [status, isMediaType(reply) ? "file" : reply]),
  );
}

function isMediaType(reply: string): boolean {
  return reply.includes("/");
}

function fileStatuses(
  replies: WrittenOperation["reply"],
  maxBytes: number,
  schemas: Written<Schema> = {},
): PlainStatuses["files"] {
  const files = Object.entries(replies).flatMap(([status, reply]) => {
    const isFile = reply === "file" && !Object.hasOwn(schemas, reply);
    if (!isFile && !isMediaType(reply)) return [];
    return [[Number(status), { mediaType: isFile ? "*/*" : reply, maxBytes }] as const];
  });
  return new Map(files);
}

/** Statuses whose body is bare text. */
function textStatuses(replies: Written<string>, schemas: Written<Schema> = {}): readonly number[] {
  const texts = Object.entries(replies).filter(
    ([, name]) => name === "text" && !Object.hasOwn(schemas, name),
  );
  return texts.map(([status]) => Number(status));
}

/** Statuses whose body is a list of JSON values that travels as lines or events. */
function listedStatuses(
  replies: Written<string>,
  schemas: Written<Schema> = {},
): ReadonlyMap<number, "lines" | "events"> {
  const lists = Object.entries(replies).flatMap(([status, name]) =>
    (name === "lines" || name === "events") && !Object.hasOwn(schemas, name)
      ? [[Number(status), name] as const]
      : [],
  );
  return new Map(lists);
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
      ...Object.values(replyNames(reply)),
      ...Object.values(errors?.reply ?? {}),
    ]),
  ];
  const used = Object.entries(plainSchemas).filter(
    ([name]) => names.includes(name) && !Object.hasOwn(schemas, name),
  );
  return { ...schemas, ...Object.fromEntries(used) };
}
