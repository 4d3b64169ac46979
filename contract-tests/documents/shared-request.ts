import type { OperationContract } from "../contract/types.ts";

/** What is promised of an operation for itself. */
export interface PromisedOperation {
  readonly request: string;
  readonly servers?: object;
  readonly security?: readonly object[] | undefined;
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
  return {
    request: promises[0]?.request ?? "",
    security: promises.every(({ security }) => !security)
      ? undefined
      : distinct(promises.flatMap(({ security }) => security ?? usual)),
    replies: sharedReplies(promises),
  };
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
