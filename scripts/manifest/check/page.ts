import { diagnostic } from "../../diagnostics/diagnostic.ts";
import { didYouMean } from "../../diagnostics/did-you-mean.ts";
import { readPath } from "./paths.ts";
import { found } from "./reply-paths.ts";
import { typesOf, unionOf } from "./schema-types.ts";
import type { Findings, OperationSubject, Subject } from "./subject.ts";

/** How operations get their next page. */
export function* checkPages(subject: Subject): Findings {
  for (const operation of subject.operations) {
    const { page } = operation.operation;
    if (page === undefined) continue;
    for (const key of ["items", "next", "more"] as const) {
      const path = page[key];
      if (path !== undefined) yield* checkPath(key, path, operation, subject);
    }
    if (page.send === "url" || Object.hasOwn(operation.all, page.send)) continue;
    const range = subject.source.valueAt([...operation.at, "page", "send"]);
    const hint = didYouMean(page.send, ["url", ...Object.keys(operation.all)]);
    yield diagnostic("page-parameter-unknown", range, { name: page.send, hint });
  }
}

/** Type that the value at a path of `page` must have, where it is fixed. */
const WANTED = { items: "array", next: undefined, more: "boolean" } as const;

function* checkPath(
  key: keyof typeof WANTED,
  path: string,
  operation: OperationSubject,
  subject: Subject,
): Findings {
  const { source, schemas } = subject;
  const range = source.valueAt([...operation.at, "page", key]);
  const read = yield* readPath(path, range, key === "items" ? ["body"] : ["body", "headers"]);
  if (read?.root !== "body") return;
  const values = found(operation.bodies.success, read.members, schemas);
  if (values.length === 0) {
    yield diagnostic("page-path-unknown", range, { path });
    return;
  }
  const wanted = WANTED[key];
  const types = unionOf(values.map((value) => typesOf(value, schemas)));
  if (wanted === undefined || types === undefined || types.has(wanted)) return;
  yield diagnostic("page-type", range, { path, wanted, found: [...types].join(" or ") || "null" });
}
