import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { load } from "js-yaml";
import { parse, YAMLParseError } from "yaml";
import { convertText } from "../../scripts/language/version-1/text.ts";
import { readContract } from "./read.ts";
import { undocumented } from "./undocumented.ts";
import { UsageError } from "../settings/usage-error.ts";
import { type SuiteWorkspace, shown, workspace } from "../settings/workspace.ts";

type Place = Pick<SuiteWorkspace, "root" | "specs" | "generated">;

/** The providers that cannot be tested yet, each with the reason and what to do. */
export function unready(
  chosen: readonly string[],
  place: Place = workspace,
): ReadonlyMap<string, string> {
  return new Map(
    chosen.flatMap((provider) => {
      const problem = problemOf(provider, place);
      return problem === undefined ? [] : [[provider, problem] as const];
    }),
  );
}

/** Refuses to start where a provider cannot be tested yet. */
export function requireReady(chosen: readonly string[], place: Place = workspace): void {
  const problems = [...unready(chosen, place).values()];
  if (problems.length > 0) throw new UsageError(problems.join("\n"));
}

/** Why a provider cannot be tested yet, and what to do; undefined when it can. */
function problemOf(provider: string, place: Place): string | undefined {
  const { root, specs } = place;
  const spec = join(specs, `${provider}.yaml`);
  const reason = unreadable(spec, shown(spec, root));
  if (reason === undefined) return undocumented(provider, place) ?? unread(provider, place);
  return `${reason}; \`npx blockwright check --only ${provider}\` says how to mend it`;
}

/** That the OpenAPI document of a provider is there, and cannot be read; undefined where it can. */
function unread(provider: string, { root, generated }: Place): string | undefined {
  const document = join(generated, provider, "openapi.yaml");
  try {
    load(readFileSync(document, "utf8"));
    return undefined;
  } catch (error) {
    const [why] = (error instanceof Error ? error.message : String(error)).split("\n");
    return `${shown(document, root)} cannot be read: ${why}; make it again with \`npx blockwright generate\``;
  }
}

/** Ids of the operations of a manifest, which may be none that can be read. */
export function operationsIn(provider: string, { specs }: Place = workspace): readonly string[] {
  const file = join(specs, `${provider}.yaml`);
  if (!existsSync(file)) return [];
  const [, operations = ""] =
    /^operations:.*\n((?:[ \t#].*\n?|\n)*)/m.exec(readFileSync(file, "utf8")) ?? [];
  const [indent] = /^ +/.exec(operations) ?? [];
  const names = operations.matchAll(new RegExp(`^${indent ?? "  "}([A-Za-z]\\w*):`, "gm"));
  return [...names].map(([, name = ""]) => name);
}

/** Where a manifest cannot be read, and why; undefined where it can. */
function unreadable(file: string, path: string): string | undefined {
  try {
    const manifest: unknown = parse(convertText(readFileSync(file, "utf8")));
    const isMap = typeof manifest === "object" && manifest !== null && "operations" in manifest;
    if (!isMap) return `${path}: it has no operations`;
    readContract(manifest, path, dirname(file));
    return undefined;
  } catch (error) {
    if (error instanceof YAMLParseError) return yamlProblem(error, path);
    const message = error instanceof Error ? error.message : String(error);
    return message.startsWith(path) ? message : `${path}: ${message}`;
  }
}

/** The rest of the message is the place, once more, and an excerpt. */
function yamlProblem({ message, linePos }: YAMLParseError, path: string): string {
  const { line, col } = linePos?.[0] ?? { line: 1, col: 1 };
  const [what] = message.split(/ at line \d+, column \d+|:?\n/);
  return `${path}:${line}:${col}: ${what}`;
}
