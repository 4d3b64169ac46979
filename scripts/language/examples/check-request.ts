import { escaped } from "../../system/escaped-pattern.ts";
import { type Diagnostic, diagnostic, type SourceRange } from "../diagnostics/diagnostic.ts";
import { addressesOf } from "../ir/address.ts";
import { bracedParts } from "../ir/braces.ts";
import { parameterNames } from "../ir/sources.ts";
import type { Example, Json, Member, Operation, Provider } from "../ir/types.ts";
import type { ManifestPath, ManifestSource } from "../manifest/source.ts";
import { type Difference, differences, show } from "./difference.ts";
import { foundValues } from "./found.ts";
import { requestOf, type WireRequest } from "./request.ts";

/** An example whose request is stated. */
export interface StatedExample {
  readonly provider: Provider;
  readonly operation: Operation;
  readonly example: Example;
  readonly source: ManifestSource;
  readonly at: ManifestPath;
}

type Values = Readonly<Record<string, Json>>;
type Stated = NonNullable<Example["request"]>;

/** What the example states of its request and the mapping sends otherwise, each with its reason. */
export function checkRequest(checked: StatedExample, values: Values): readonly Diagnostic[] {
  const { provider, operation, example, source, at } = checked;
  const { request } = example;
  if (!request) return [];
  // A hook is code of the package; the contract suite runs it, the check does not.
  if (operation.hooks.request) return checkLine(checked, request);
  const sent = (given: Values) => {
    const all = { ...given, ...foundValues(provider, operation, given) };
    const { headers, ...others } = requestOf(operation, all, example);
    const lower = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]);
    return { ...others, headers: Object.fromEntries(lower) };
  };
  const actual = sent(values);
  return partsOf(request, actual, operation).flatMap(([part, stated, made]) =>
    differences(stated, made, part).map((difference) => {
      const range = source.valueAt([...at, "request", ...difference.path]);
      return (
        repeatedPath(difference, checked, range) ??
        unsentDefault(difference, checked, { values, sent, range }) ??
        lonelyMember(difference, checked, { values, range }) ??
        diagnostic("example-request", range, said(difference))
      );
    }),
  );
}

type Part = readonly [path: Difference["path"], stated: Json | undefined, made: Json | undefined];

/** Everything that the example states, beside what is sent. */
function partsOf(request: Stated, actual: WireRequest, { hooks }: Operation): readonly Part[] {
  return [
    [["line"], lineOf(request), lineOf(actual)],
    ...(request.query ? [[["query"], request.query, actual.query] as const] : []),
    ...(request.body === undefined ? [] : [[["body"], request.body, actual.body] as const]),
    ...Object.entries(request.headers)
      .filter(([name]) => !hooks.sign?.adds.includes(name.toLowerCase()))
      .map(
        ([name, value]) => [["headers", name], value, actual.headers[name.toLowerCase()]] as const,
      ),
  ];
}

function lineOf({ method, path }: Pick<WireRequest, "method" | "path">): string {
  return `${method} ${path}`;
}

function said({ path, expected, actual }: Difference) {
  return { part: path.join("."), expected: show(expected), actual: show(actual) };
}

/** A hook chooses values, and neither the method nor what stands between the holes of a path. */
function checkLine(
  { operation, source, at }: StatedExample,
  request: Stated,
): readonly Diagnostic[] {
  const { lines = [operation], fetches } = operation;
  if (fetches) return [];
  const isLike = (line: string) => {
    const parts = bracedParts(line).map((part) => {
      if (typeof part === "string") return escaped(part);
      return part.inner.endsWith("...") ? ".+" : "[^/]+";
    });
    return new RegExp(`^${parts.join("")}$`).test(lineOf(request));
  };
  const all = lines.map(lineOf);
  if (all.some(isLike)) return [];
  const values = {
    part: "line",
    expected: show(lineOf(request)),
    actual: all.map(show).join(" or "),
  };
  return [diagnostic("example-request", source.valueAt([...at, "request", "line"]), values)];
}

/** The path of a request comes after that of the server. */
function repeatedPath(
  { path, expected, actual }: Difference,
  { provider, operation }: StatedExample,
  range: SourceRange,
): Diagnostic | undefined {
  if (path[0] !== "line" || typeof expected !== "string" || typeof actual !== "string") return;
  const bases = addressesOf(operation.server ?? provider.server).map((url) =>
    url.replace(/^\w+:\/\/[^/]*/, "").replace(/\/+$/, ""),
  );
  for (const base of bases.filter((each) => each !== "")) {
    const isInExample = expected === actual.replace(" ", ` ${base}`);
    if (!isInExample && actual !== expected.replace(" ", ` ${base}`)) continue;
    const who = isInExample ? "the example" : "`request`";
    const instead = isInExample
      ? `Write \`${actual}\``
      : `Leave ${base} out of \`request\` of the operation`;
    const values = { ...said({ path, expected, actual }), who, base, instead };
    return diagnostic("example-request-path", range, values);
  }
  return undefined;
}

/** A default that the provider applies is not sent. */
function unsentDefault(
  difference: Difference,
  { operation }: StatedExample,
  {
    values,
    sent,
    range,
  }: {
    readonly values: Values;
    readonly sent: (given: Values) => WireRequest;
    readonly range: SourceRange;
  },
): Diagnostic | undefined {
  const { path, expected, actual } = difference;
  if (expected === undefined || actual !== undefined) return undefined;
  const found = operation.parameters.find(({ name, default: usual, sendDefault }) => {
    if (usual === undefined || sendDefault || values[name] !== undefined) return false;
    const made = path.reduce<unknown>(
      (held, member) => Object(held)[member],
      sent({ ...values, [name]: usual }),
    );
    return differences(expected, made as Json | undefined).length === 0; // a part of a request
  });
  return (
    found && diagnostic("example-request-default", range, { ...said(difference), name: found.name })
  );
}

/** A member that is sent although nothing below it is given. */
function lonelyMember(
  difference: Difference,
  { operation }: StatedExample,
  { values, range }: { readonly values: Values; readonly range: SourceRange },
): Diagnostic | undefined {
  const { path, expected, actual } = difference;
  if (expected !== undefined || actual === undefined) return undefined;
  const member = memberAt(operation, path);
  if (!member || member.optional || typeof member.name !== "string") return undefined;
  const names = parameterNames(member.value);
  const isSent = (name: string) =>
    values[name] !== undefined ||
    operation.parameters.some((each) => each.name === name && each.sendDefault);
  if (names.length === 0 || names.some(isSent)) return undefined;
  const given = names.map((name) => `"${name}"`).join(" or ");
  return diagnostic("example-request-member", range, {
    ...said(difference),
    names: given,
    member: member.name,
  });
}

/** What the manifest writes at a place of the request. */
function memberAt(
  { written: { body, query, headers } }: Operation,
  [part, ...names]: Difference["path"],
): Member | undefined {
  const inBody = body?.kind === "object" ? body.members : [];
  let members = part === "body" ? inBody : part === "query" ? query : headers;
  let found: Member | undefined;
  for (const name of names) {
    found = members.find((each): each is Member => each.kind === "member" && each.name === name);
    members = found?.value.kind === "object" ? found.value.members : [];
  }
  return found;
}
