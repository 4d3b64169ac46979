import { fetched } from "../../../packages/runtime/src/request/fetched.ts";
import { diagnostic } from "../diagnostics/diagnostic.ts";
import { limitNames } from "../words/limits.ts";
import { fetchedName } from "../lower/lines.ts";
import { fetchedHosts } from "../lower/server.ts";
import type { ManifestParameter } from "../manifest/types.ts";
import {
  type Findings,
  memberRange,
  type PlacedParameter,
  type PreparedManifest,
  type PreparedOperation,
} from "./prepared.ts";

/** Words that would change an address which is sent as it is, or say nothing of it. */
const WORDS: readonly (keyof ManifestParameter)[] = [
  ...limitNames.filter((name) => name !== "format"),
  "convert",
  "clear",
  "when",
  "default",
];

/** Requests to a whole address: where they may go, and that the address is all there is. */
export function* checkFetched(prepared: PreparedManifest): Findings {
  const { operations, source } = prepared;
  for (const each of operations) {
    const { operation, at, parameters } = each;
    const name = fetchedName(operation.request);
    if (name === undefined) continue;
    const allowedHosts = fetchedHosts(operation);
    if (allowedHosts === undefined) {
      const range = source.valueAt([...at, operation.server?.allowedHosts ? "server" : "request"]);
      yield diagnostic("fetched-hosts-missing", range, { name });
    }
    if (operation.server?.url !== undefined) {
      yield diagnostic("word-unused", source.keyAt([...at, "server", "url"]), { word: "url" });
    }
    yield* checkQuery(each, prepared);
    const own = parameters.find((parameter) => parameter.name === name);
    if (own) yield* checkAddress(own, allowedHosts, prepared);
  }
}

/** Nothing is added to the query of an address, which may be signed. */
function* checkQuery(
  { operation, at, parameters }: PreparedOperation,
  { manifest, source }: PreparedManifest,
): Findings {
  const range = source.valueAt([...at, "request"]);
  const written = { ...manifest.query, ...operation.query };
  const names = [
    ...parameters.flatMap(({ name, placement }) => (placement.kind === "query" ? [name] : [])),
    ...Object.keys(written).filter((name) => written[name] !== null),
  ];
  for (const name of names) yield diagnostic("fetched-with-query", range, { name });
}

function* checkAddress(
  placed: PlacedParameter,
  allowedHosts: readonly string[] | undefined,
  { source }: PreparedManifest,
): Findings {
  const { name, parameter } = placed;
  const unfit = (key: keyof ManifestParameter, problem: string, instead: string) =>
    diagnostic("fetched-unfit", memberRange(source, placed, key), { name, problem, instead });
  if (parameter.type !== "string" || parameter.address) {
    yield unfit("type", "is no text", "Say `type: string, format: uri`.");
  }
  for (const word of WORDS) {
    if (parameter[word] !== undefined)
      yield unfit(word, `has \`${word}\``, `Leave \`${word}\` out.`);
  }
  const { example } = parameter;
  if (example === undefined) {
    const range = memberRange(source, placed, "type");
    yield diagnostic("fetched-without-example", range, { name });
  } else if (allowedHosts) {
    const problem = exampleProblem(name, String(example), allowedHosts);
    if (problem !== undefined)
      yield unfit("example", "has an example that no call may give", problem);
  }
}

/** What the call with the example would say. */
function exampleProblem(
  name: string,
  example: string,
  allowedHosts: readonly string[],
): string | undefined {
  const nowhere = { home: "", baseUrl: "", headers: {}, query: undefined, options: {} };
  try {
    fetched(name, { allowedHosts }, () => nowhere)({ [name]: example }, {});
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
