import { type Contract, type OperationContract, pathsOf } from "blockwright/suite";

type Headers = Readonly<Record<string, string>>;

/** The headers of these names. */
export function keptHeaders(headers: Headers, names: ReadonlySet<string>): Headers {
  const entries = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]);
  return Object.fromEntries(entries.filter(([name = ""]) => names.has(name)));
}

/** Headers that a request is known by: of content, and those that the manifest sends. */
export function requestHeaders(
  { credentials }: Contract,
  { parameters, templates }: OperationContract,
): ReadonlySet<string> {
  const places = [...credentials.map(({ send }) => send), ...parameters.map(({ place }) => place)];
  const sent = places.flatMap((place) => (place.in === "header" ? [place.name.toLowerCase()] : []));
  const written = Object.keys(templates.headers).map((name) =>
    name.replace(/\?$/, "").toLowerCase(),
  );
  return new Set(["accept", "content-type", ...sent, ...written]);
}

/** Headers of a reply that say something: of content, for support, and those that the manifest reads. */
export function replyHeaders({
  errors,
  accept,
  outputs,
  page,
}: OperationContract): ReadonlySet<string> {
  const conditions = [...[...errors.when, ...accept].map(({ when }) => when), page?.end ?? []];
  const paths = [
    ...errors.message,
    ...errors.code,
    ...errors.requestId,
    ...conditions.flatMap(pathsOf),
    ...outputs.flatMap(({ source }) => (source.kind === "path" ? source.paths : [])),
    ...(page ? [page.items, page.next, page.counted?.pages, page.counted?.total] : []),
  ];
  const read = paths.flatMap((path) => {
    if (path?.startsWith("links.")) return "link";
    const [, name, quoted] = /^headers(?:\.([\w-]+)|\["([^"]+)"\])/.exec(path ?? "") ?? [];
    return name ?? quoted ?? [];
  });
  return new Set(["content-type", "retry-after", "x-request-id", "request-id", ...read]);
}
