import { didYouMean } from "../../../packages/workflow/src/diagnostics/did-you-mean.ts";
import { type Diagnostic, diagnostic, type SourceRange } from "../diagnostics/diagnostic.ts";
import {
  type Findings,
  member,
  memberRange,
  type PreparedOperation,
  type PreparedManifest,
} from "./prepared.ts";

/** The path of every operation, and the parameters in it. */
export function* checkRequests({ manifest, operations, source }: PreparedManifest): Findings {
  for (const operation of operations) {
    const { path } = operation;
    const range = source.valueAt([...operation.at, "request"]);
    const reason = pathProblem(path);
    if (reason !== undefined) yield diagnostic("request-path-malformed", range, { path, reason });
    yield* checkNames(operation, range, manifest);
    yield* checkPathParameters(operation, source);
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
  { path, all }: PreparedOperation,
  range: SourceRange,
  { auth }: PreparedManifest["manifest"],
): Findings {
  const seen = new Set<string>();
  for (const [, name = ""] of path.matchAll(/\{(\w+)\}/g)) {
    if (seen.has(name)) yield diagnostic("path-parameter-repeated", range, { name, path });
    else if (member(all, name) === undefined && auth.every(({ send }) => send !== `path:${name}`)) {
      const hint = didYouMean(name, Object.keys(all));
      yield diagnostic("path-parameter-undeclared", range, { name, hint });
    }
    seen.add(name);
  }
}

function* checkPathParameters(
  { path, parameters }: PreparedOperation,
  source: PreparedManifest["source"],
): Findings {
  for (const placed of parameters) {
    const { name, parameter, placement } = placed;
    if (!path.includes(`{${name}}`)) continue;
    const report = (
      key: "to" | "required" | "default" | "when" | "type",
      found: (range: SourceRange) => Diagnostic,
    ) => found(memberRange(source, placed, key));
    if (placement.kind !== "path") {
      const to = parameter.to ?? "";
      yield report("to", (range) => diagnostic("path-parameter-unused", range, { name, to }));
    }
    const lack = optionality(parameter);
    if (lack) {
      yield report(lack.key, (range) =>
        diagnostic("path-parameter-optional", range, { name, problem: lack.problem }),
      );
    }
  }
}

/** What could leave a path parameter without a value. */
function optionality({ required, default: fallback, when }: PreparedOperation["all"][string]) {
  if (!required) return { key: "required", problem: "is not required" } as const;
  if (fallback !== undefined) return { key: "default", problem: "has a default" } as const;
  return when ? ({ key: "when", problem: "is sent only under a condition" } as const) : undefined;
}
