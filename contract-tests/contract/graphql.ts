import { readFileSync } from "node:fs";
import { join } from "node:path";
import { definitionsIn, type GraphqlDefinition } from "./graphql-definitions.ts";
import type { ErrorContract } from "./types.ts";
import type { Written, WrittenOperation } from "./written-types.ts";

/** A GraphQL document as a call sends it. */
export interface GraphqlContract {
  readonly text: string;
  readonly effect: "read" | "write";
  /** Names of the variables that it declares and nothing else of the operation names. */
  readonly variables: readonly string[];
}

/** The document of an operation, written there or in a file beside the manifest; null without one. */
export function readGraphql(
  { graphql, variables: written = {} }: WrittenOperation,
  folder: string,
  place: string,
): GraphqlContract | null {
  if (graphql === undefined) return null;
  const [, file, name] = /^\.\/(\S+)#(\w+)\s*$/.exec(graphql) ?? [];
  const whole =
    file === undefined
      ? graphql
      : readFileSync(join(folder, file), "utf8").replaceAll("\r\n", "\n");
  const definitions = definitionsIn(whole);
  const main = definitions.find(
    (each) => each.kind !== "fragment" && (name === undefined || each.name === name),
  );
  if (!main) throw new Error(`${place}.graphql holds no operation to send.`);
  return {
    text: name === undefined ? whole : partOf(main, definitions),
    effect: main.kind === "query" ? "read" : "write",
    variables: variablesIn(main).filter(
      (each) => !Object.hasOwn(written, each) && !Object.hasOwn(written, `${each}?`),
    ),
  };
}

/** An operation with the fragments that it and they use, each as it stands in the file. */
function partOf(main: GraphqlDefinition, all: readonly GraphqlDefinition[]): string {
  const kept = new Set([main]);
  for (const each of kept) {
    for (const [, name] of each.code.matchAll(/\.\.\.\s*(\w+)/g)) {
      const found = all.find((other) => other.kind === "fragment" && other.name === name);
      if (found && name !== "on") kept.add(found);
    }
  }
  const parts = all.filter((each) => kept.has(each));
  return parts.map(({ text }) => text).join("\n");
}

/** `$name: Type`, before the first selection. */
function variablesIn({ code }: GraphqlDefinition): readonly string[] {
  const [, declared = ""] = /^\w*\s*\w*\s*\(([^]*?)\)\s*[@{]/.exec(code) ?? [];
  return Array.from(declared.matchAll(/\$(\w+)\s*:/g), ([, name = ""]) => name);
}

/** What servers of GraphQL call their errors. */
const codes: Written<string> = {
  UNAUTHENTICATED: "unauthorized",
  FORBIDDEN: "forbidden",
  NOT_FOUND: "not_found",
  RATELIMITED: "rate_limited",
};

const first = "body.errors[0]";

/** The errors of an operation with a document: a reply of success that has any is one. */
export function withGraphqlErrors(
  errors: ErrorContract,
  reply: WrittenOperation["reply"],
): ErrorContract {
  const status = Object.keys(reply).map(Number);
  const code = [...errors.code, `${first}.extensions.code`];
  const known = { ...codes, ...errors.codes };
  const byCode = code
    .filter((path) => path.startsWith(first))
    .flatMap((path) =>
      Object.entries(known).map(([value, ours]) => ({
        when: { status, [path]: value },
        code: ours,
      })),
    );
  const any = { when: { status, [first]: { not: null } }, code: "bad_request" };
  return {
    ...errors,
    message: [...errors.message, `${first}.message`],
    code,
    codes: known,
    when: [...errors.when, ...byCode, any],
  };
}
