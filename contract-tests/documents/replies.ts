import { isPlainText } from "../contract/plain-replies.ts";
import type { OperationContract, Schema } from "../contract/types.ts";
import type { PromisedOperation } from "./shared-request.ts";

/** Schemas by media type. */
export type Content = Readonly<
  Record<string, { readonly schema: Schema & { readonly anyOf?: readonly Schema[] } }>
>;

/** The schema and the media type of each declared reply; null without a body, `any` for one that nothing describes. */
export function promisedReplies(operation: OperationContract): PromisedOperation["replies"] {
  const { replies, errorReplies, accept } = operation;
  const all: readonly (readonly [number, string | null])[] = [
    ...accept.map(({ status }) => [status, "any"] as const),
    ...errorReplies,
    ...replies,
  ];
  return Object.fromEntries(
    all.map(([status, name]) => {
      if (name === null) return [status, null];
      const other = replies.has(status)
        ? contentOf(operation, status)
        : errorContent(name, operation);
      const [schema = name, mediaType] = other ?? [name, jsonType(operation)];
      return [status, `${schema} as ${mediaType}`];
    }),
  );
}

/** What a reply of success that is no JSON is described as, and its media type. */
function contentOf(
  operation: OperationContract,
  status: number,
): readonly [schema: string | undefined, mediaType: string] | undefined {
  const { texts, listed, files } = operation;
  const asked = askedTypes(operation);
  const file = files.get(status);
  if (file) return ["file", file.mediaType === "*/*" ? (asked[0] ?? "*/*") : file.mediaType];
  const other = asked.find((type) => !isJson(type));
  const list = listed.get(status);
  // A list travels as one text.
  if (list === "lines") return ["string", other ?? "application/x-ndjson"];
  if (list === "events") return ["string", other ?? "text/event-stream"];
  return texts.includes(status) ? [undefined, other ?? "text/plain"] : undefined;
}

/** An error is JSON or a text. */
function errorContent(name: string, { schemas }: OperationContract): ReturnType<typeof contentOf> {
  return name === "text" && isPlainText(schemas[name]) ? [name, "text/plain"] : undefined;
}

function jsonType(operation: OperationContract): string {
  return askedTypes(operation).find(isJson) ?? "application/json";
}

function isJson(type: string): boolean {
  return /[+/]json$/.test(type.split(";")[0]?.trimEnd() ?? "");
}

/** The names that the manifest asks for in every request, those that stand for several left out. */
function askedTypes({ templates }: OperationContract): readonly string[] {
  const all = Object.entries(templates.headers);
  const [, own] = all.find(([name]) => /^accept$/i.test(name)) ?? [];
  if (typeof own !== "string" || own.includes("{")) return [];
  const ranges = own.split(",").map((range) => range.split(/;\s*q=/i)[0]?.trim() ?? "");
  return ranges.filter((range) => range !== "" && !range.includes("*"));
}

/** `Volume as application/json`, or `Volume as application/json or Shelf as application/json` */
export function documentedReply(content: Content = {}): string | null {
  const names = Object.entries(content).flatMap(([type, { schema }]) =>
    (schema.anyOf ?? [schema]).map((branch) => `${nameOf(branch)} as ${type}`),
  );
  return names.length === 0 ? null : [...new Set(names)].join(" or ");
}

function nameOf({ $ref, type, format }: Schema): string {
  if (format === "binary") return "file";
  if (type === "string") return "string";
  return /#\/components\/schemas\/(\w+)/.exec(String($ref))?.[1] ?? "any";
}
