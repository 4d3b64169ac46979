import { didYouMean } from "../../../packages/runtime/src/did-you-mean.ts";
import { diagnostic, type SourceRange } from "../diagnostics/diagnostic.ts";
import { isInPath, pathHoles } from "../ir/path-holes.ts";
import {
  type Findings,
  member,
  memberRange,
  type PreparedOperation,
  type PreparedManifest,
} from "./prepared.ts";
import { isOfPath } from "../lower/credential.ts";
import { checkLines } from "./lines.ts";

/** The paths of every operation, and the parameters in them. */
export function* checkRequests({ manifest, operations, source }: PreparedManifest): Findings {
  for (const operation of operations) {
    for (const { path, at } of operation.lines) {
      const range = source.valueAt([...operation.at, ...at]);
      const reason = pathProblem(path);
      if (reason !== undefined) yield diagnostic("request-path-malformed", range, { path, reason });
      yield* checkNames(path, operation, range, manifest);
    }
    yield* checkPathParameters(operation, source);
    yield* checkLines(operation, source);
  }
}

function pathProblem(path: string): string | undefined {
  const segments = path.slice(1).split("/");
  const [, expression] = /\$\{(\w+)\}/.exec(path) ?? [];
  if (expression) return `has a \`$\`; a parameter is written \`{${expression}}\``;
  const foreign = segments.find((segment) => FOREIGN.test(segment));
  if (foreign) return `has \`${foreign}\`; a parameter is written \`${inBraces(foreign)}\``;
  if (segments.slice(0, -1).includes("")) return "has an empty segment (`//`)";
  if (segments.some((segment) => /^(?:\.|%2e){1,2}$/i.test(segment))) {
    return "has a `.` or `..` segment, which is resolved before it is sent";
  }
  return isDecodable(path) ? undefined : "has a `%` that begins no escape of UTF-8";
}

/** Parameters as other tools write them: `:id`, `<id>`, `[id]`. */
const FOREIGN = /^(?::|<(?:\w+:)?(?=\w+>$)|\[(?=\w+\]$))([A-Za-z_]\w*)[>\]?]?$/;

/** `:id` -> `{id}` */
function inBraces(segment: string): string {
  return `{${FOREIGN.exec(segment)?.[1] ?? ""}}`;
}

function isDecodable(path: string): boolean {
  try {
    return decodeURIComponent(path) !== "";
  } catch {
    return false;
  }
}

function* checkNames(
  path: string,
  { named: all }: PreparedOperation,
  range: SourceRange,
  { auth }: PreparedManifest["manifest"],
): Findings {
  const seen = new Set<string>();
  for (const { name } of pathHoles(path)) {
    if (seen.has(name)) yield diagnostic("path-parameter-repeated", range, { name, path });
    else if (
      member(all, name) === undefined &&
      !auth.some((each) => each.name === name && isOfPath(each))
    ) {
      const hint = didYouMean(name, Object.keys(all));
      yield diagnostic("path-parameter-undeclared", range, { name, hint });
    }
    seen.add(name);
  }
}

function* checkPathParameters(
  { lines, parameters }: PreparedOperation,
  source: PreparedManifest["source"],
): Findings {
  const last = lines.at(-1)?.path ?? "";
  for (const placed of parameters) {
    const { name, parameter, placement } = placed;
    if (!lines.some(({ path }) => isInPath(name, path))) continue;
    if (placement.kind !== "path") {
      const to = parameter.to ?? "";
      const range = memberRange(source, placed, "to");
      yield diagnostic("path-parameter-unused", range, { name, to });
    }
    const lack = optionality(parameter, isInPath(name, last));
    if (lack) {
      const range = memberRange(source, placed, lack.key);
      yield diagnostic("path-parameter-optional", range, { name, problem: lack.problem });
    }
  }
}

/** What could leave a path parameter without a value; the last line is taken whatever is given. */
function optionality(
  { required, default: fallback, when }: PreparedOperation["all"][string],
  isNeeded: boolean,
) {
  if (when) return { key: "when", problem: "is sent only under a condition" } as const;
  if (!isNeeded || required || fallback !== undefined) return undefined;
  return { key: "required", problem: "may be absent" } as const;
}
