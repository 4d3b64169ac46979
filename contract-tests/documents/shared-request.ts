import type { OperationContract, Schema } from "../contract/types.ts";
import type { PromisedBody } from "./request-body.ts";

/** What is promised of an operation for itself. */
export interface PromisedOperation {
  readonly request: string;
  readonly servers?: object;
  readonly security?: readonly object[] | undefined;
  readonly parameters: Readonly<Record<string, { required: boolean; schema: Schema }>>;
  readonly body: PromisedBody | null;
  readonly replies: Readonly<Record<string, string | null>>;
}

/** The id under which a document describes operations of one request: `linear_post_graphql`. */
export function sharedId(
  provider: string,
  { method, path }: OperationContract,
  taken: readonly string[],
): string {
  const text = [provider, method, path].join(" ").toLowerCase();
  const id = text.replace(/[^a-z0-9]+/g, "_").replace(/_$/, "");
  const number = [2, 3, 4, 5, 6, 7, 8, 9].find((each) => !taken.includes(`${id}__${each}`));
  return taken.includes(id) ? `${id}__${number}` : id;
}

/** What is promised of operations of one request together. */
export function promisedShared(
  all: readonly (readonly [OperationContract, PromisedOperation])[],
  usual: readonly object[],
): PromisedOperation {
  const promises = all.map(([, promise]) => promise);
  const bodies = all.flatMap(([{ id }, { body }]) => (body ? [{ id, body }] : []));
  const isEvery = bodies.length === all.length && bodies.every(({ body }) => body.required);
  const branches = bodies.map(({ id, body }) => ({
    mediaType: body.mediaType ?? "application/json",
    schema: { title: id, ...body.schema },
  }));
  return {
    request: promises[0]?.request ?? "",
    security: promises.every(({ security }) => !security)
      ? undefined
      : distinct(promises.flatMap(({ security }) => security ?? usual)),
    parameters: sharedParameters(all),
    body: bodies.length === 0 ? null : { required: isEvery, ...sharedContent(branches) },
    replies: sharedReplies(promises),
  };
}

/** One branch for each operation; by media type where they have several. */
function sharedContent(
  branches: readonly { readonly mediaType: string; readonly schema: Schema }[],
): Omit<PromisedBody, "required"> {
  const [first = "", ...others] = distinct(branches.map(({ mediaType }) => mediaType));
  const schemaOf = (type: string) => ({
    anyOf: branches.filter(({ mediaType }) => mediaType === type).map(({ schema }) => schema),
  });
  if (others.length > 0) {
    return { schema: Object.fromEntries([first, ...others].map((each) => [each, schemaOf(each)])) };
  }
  return {
    schema: schemaOf(first),
    ...(first !== "application/json" && { mediaType: first }),
  };
}

function sharedParameters(
  all: readonly (readonly [OperationContract, PromisedOperation])[],
): PromisedOperation["parameters"] {
  const names = (path: string) =>
    [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => `path ${name}`);
  const wanted = names(all[0]?.[0].path ?? "");
  const named = all.map(([{ path }, { parameters }]) => {
    const own = names(path);
    const entries = Object.entries(parameters).map(
      ([key, value]) => [wanted[own.indexOf(key)] ?? key, value] as const,
    );
    return new Map(entries);
  });
  const keys = distinct(named.flatMap((each) => [...each.keys()]));
  return Object.fromEntries(
    keys.map((key) => {
      const same = named.flatMap((each) => each.get(key) ?? []);
      const required = same.length === all.length && same.every((each) => each.required);
      const [first = {}, ...others] = distinct(same.map(({ schema }) => schema));
      return [
        key,
        { required, schema: others.length === 0 ? first : { anyOf: [first, ...others] } },
      ];
    }),
  );
}

/** The schemas that a reply of each status may have: `Issue or Team`. */
function sharedReplies(promises: readonly PromisedOperation[]): PromisedOperation["replies"] {
  const statuses = distinct(promises.flatMap(({ replies }) => Object.keys(replies)));
  return Object.fromEntries(
    statuses.map((status) => {
      const names = promises.flatMap(({ replies }) => replies[status] ?? []);
      return [status, names.length === 0 ? null : distinct(names).join(" or ")];
    }),
  );
}

function distinct<Value>(values: readonly Value[]): readonly Value[] {
  return [...new Map(values.map((value) => [JSON.stringify(value), value])).values()];
}
