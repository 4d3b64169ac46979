import { didYouMean } from "../../../packages/runtime/src/did-you-mean.ts";
import { diagnostic, type SourceRange } from "../diagnostics/diagnostic.ts";
import { typesOf, unionOf } from "../ir/schema-types.ts";
import { outputsGiving } from "../lower/page.ts";
import { inputSteps } from "../manifest/input-steps.ts";
import type { ManifestPage } from "../manifest/types.ts";
import { writtenName } from "../words/steps.ts";
import { checkCollect } from "./collect.ts";
import { checkCondition, type Scope } from "./conditions.ts";
import { replyScope } from "./condition-scopes.ts";
import { type Root, readPath } from "./paths.ts";
import {
  type Findings,
  member,
  type PreparedManifest,
  type PreparedOperation,
} from "./prepared.ts";
import { found } from "./reply-paths.ts";

/** How operations get their next page. */
export function* checkPages(prepared: PreparedManifest): Findings {
  for (const operation of prepared.operations) {
    const { page } = operation.operation;
    if (page === undefined) continue;
    const wrong = [...checkPath("items", page.items, operation, prepared)];
    if (wrong.length > 0) yield* wrong;
    else yield* checkItems(page, operation, prepared);
    yield* checkWay(page, operation, prepared);
    if (page.collect !== undefined) yield* checkCollect(page, operation, prepared);
    for (const key of ["next", "pages", "total"] as const) {
      const path = page[key];
      if (path !== undefined) yield* checkPath(key, path, operation, prepared);
    }
    if (page.until !== undefined) {
      const scope = endScope(operation, prepared);
      yield* checkCondition(page.until, scope, [...operation.at, "page", "until"]);
    }
    const range = prepared.source.valueAt([...operation.at, "page", "send"]);
    if (page.call !== undefined) yield* checkFollowing(page.call, page, operation, prepared);
    else if (page.send === "url") yield* checkAddress(range, prepared);
    else yield* checkParameter(page.send, range, operation, prepared);
  }
}

/** What the last page may be told by. */
function endScope(
  { bodies, all }: PreparedOperation,
  { source, schemas }: PreparedManifest,
): Scope {
  const roots = ["body", "headers", "status"] as const;
  return replyScope({ source, schemas, roots, bodies: bodies.success, parameters: all });
}

/** Type that the value at a path of `page` must have, where it is fixed. */
const EXPECTED = {
  items: ["array"],
  next: undefined,
  pages: ["integer", "number", "string"],
  total: ["integer", "number", "string"],
} as const;

/** Where the values of `page` may lie. */
const ROOTS: Readonly<Record<keyof typeof EXPECTED, readonly Root[]>> = {
  items: ["body"],
  next: ["body", "headers", "links"],
  pages: ["body", "headers"],
  total: ["body", "headers"],
};

function* checkPath(
  key: keyof typeof EXPECTED,
  path: string,
  operation: PreparedOperation,
  prepared: PreparedManifest,
): Findings {
  const { source, schemas } = prepared;
  const range = source.valueAt([...operation.at, "page", key]);
  const read = yield* readPath(path, range, ROOTS[key], key === "next");
  if (read?.root !== "body") return;
  const values = found(operation.bodies.success, read.members, schemas);
  if (values.length === 0) {
    yield diagnostic("page-path-unknown", range, { path });
    return;
  }
  const expected = EXPECTED[key];
  const types = unionOf(values.map((value) => typesOf(value, schemas)));
  if (expected === undefined || types === undefined) return;
  if (expected.some((each) => types.has(each))) return;
  yield diagnostic("page-type", range, {
    path,
    expected: expected.join(" or "),
    found: [...types].join(" or ") || "null",
  });
}

/** Pages follow each other in one of two ways, and come to an end. */
function* checkWay(
  page: ManifestPage,
  { at, all }: PreparedOperation,
  { source }: PreparedManifest,
): Findings {
  const { by, next, size, pages, total, until, send } = page;
  const place = [...at, "page"];
  const wrong = (key: string, problem: string) =>
    diagnostic("page-way", source.keyAt([...place, key]), { problem });
  if (by === undefined) {
    if (next === undefined) yield diagnostic("page-way", source.keyAt(place), { problem: NEITHER });
    for (const key of ["size", "pages", "total"] as const) {
      if (page[key] !== undefined) yield wrong(key, `\`${key}\` has no meaning without \`by\``);
    }
    return;
  }
  if (next !== undefined) yield wrong("next", "`next` and `by` say it in two ways");
  if (send === "url") yield wrong("send", "a number is sent as a parameter, not as an address");
  if (by === "offset" && pages !== undefined) {
    yield wrong("pages", "`by: offset` counts items, of which `total` says how many there are");
  }
  const range = source.keyAt([...place, "by"]);
  if ([size, pages, total, until].every((each) => each === undefined)) {
    yield diagnostic("page-endless", range, {});
  }
  const counts = size === undefined ? undefined : member(all, size);
  if (size !== undefined && !["integer", "number"].includes(counts?.type ?? "")) {
    const hint = counts ? "" : didYouMean(size, Object.keys(all));
    yield wrong("size", `\`size\` names "${size}", which is no parameter of a number${hint}`);
  }
}

const NEITHER = "it has neither `next` nor `by`";

/** What is yielded item by item is what one output holds. */
function* checkItems(
  { items }: ManifestPage,
  { at, operation }: PreparedOperation,
  { source }: PreparedManifest,
): Findings {
  const outputs = outputsGiving(items, operation.output);
  if (outputs.length === 1) return;
  const given = outputs.length === 0 ? "no output" : `the outputs ${outputs.join(" and ")}`;
  yield diagnostic("page-items-not-an-output", source.valueAt([...at, "page", "items"]), {
    path: items,
    given,
  });
}

/** The address of the next page holds no credential; what travels in headers is added to it. */
function* checkAddress(range: SourceRange, { manifest }: PreparedManifest): Findings {
  const credential = manifest.auth.find(({ to }) => to?.startsWith("query."))?.name;
  if (credential !== undefined)
    yield diagnostic("page-url-query-credential", range, { credential });
}

function* checkParameter(
  name: string,
  range: SourceRange,
  { all, parameters, written }: PreparedOperation,
  { manifest }: PreparedManifest,
): Findings {
  const parameter = member(all, name);
  if (manifest.auth.some((each) => each.name === name)) {
    yield diagnostic("page-parameter-unfit", range, { name, problem: "is a credential" });
  } else if (parameter === undefined) {
    const hint = didYouMean(name, ["url", ...Object.keys(all)]);
    yield diagnostic("page-parameter-unknown", range, { name, hint });
  } else {
    const { type, required } = parameter;
    const unfit = (problem: string) => diagnostic("page-parameter-unfit", range, { name, problem });
    if (type === "boolean" || type === "json") yield unfit(`is of type ${type}`);
    if (required) yield unfit("is required, and the first page has no cursor");
    const change = inputSteps(parameter)
      .map(writtenName)
      .find((step) => step !== "trim");
    if (change !== undefined) yield unfit(`is changed by \`${change}\``);
    const placed = parameters.find((candidate) => candidate.name === name);
    if (placed?.placement.kind === "none" && !written.includes(name)) yield unfit("is not sent");
  }
}

/** The operation that gives every page but the first is read like the first. */
function* checkFollowing(
  id: string,
  page: ManifestPage,
  own: PreparedOperation,
  { operations, source }: PreparedManifest,
): Findings {
  const called = operations.find((operation) => operation.id === id);
  const why = called && whyUnlike(page, own, called);
  const range = source.valueAt([...own.at, "page", "call"]);
  if (why) yield diagnostic("page-call-unfit", range, { operation: own.id, called: id, why });
}

/** Outputs are made of its replies as of those of the first page. */
function whyUnlike(
  { by, send }: ManifestPage,
  own: PreparedOperation,
  called: PreparedOperation,
): string | undefined {
  if (called === own) return "it is the same; leave `call` out";
  if (by !== undefined) return "pages that are counted are all asked for alike";
  if (send === "url") return "an address needs no operation";
  const [one, other] = [own, called].map(({ operation }) => JSON.stringify(operation.reply));
  if (one !== other) return "its replies are declared otherwise";
  const reading = Object.entries(own.operation.output).find(([, output]) =>
    (output.from ?? []).some((path) => path.startsWith("params.")),
  );
  if (reading) return `the output ${reading[0]} is a parameter of the first call`;
  const { request, reply } = { ...own.operation.hooks, ...called.operation.hooks };
  return request === undefined && reply === undefined ? undefined : "hooks take part in it";
}
