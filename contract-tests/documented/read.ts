import { existsSync, readdirSync, readFileSync } from "node:fs";
import { Ajv2020, type ErrorObject } from "ajv/dist/2020.js";
import { join } from "node:path";
import { parse } from "yaml";
import { shown, workspace } from "../settings/workspace.ts";
import operationSchema from "./operation.schema.json" with { type: "json" };
import providerSchema from "./provider.schema.json" with { type: "json" };
import { lineOf } from "./position.ts";
import type { DocumentedExpectations, Facts, OperationExpectations, WrittenFile } from "./types.ts";

const ajv = new Ajv2020({ allErrors: true });
const isOperation = ajv.compile<WrittenOperation>(operationSchema);
const isProvider = ajv.compile<WrittenProvider>(providerSchema);

type WrittenProvider = Facts & Pick<DocumentedExpectations, "shared"> & Partial<Headers>;
type Headers = Pick<DocumentedExpectations, "headers">;
type WrittenOperation = Facts &
  Pick<OperationExpectations, "least" | "parameters"> &
  Partial<Parts>;
type Parts = Pick<OperationExpectations, "calls" | "refusals" | "answers">;

/** What the project has written down by hand, one folder per provider. */
export function documentedProviders(
  folder: string | null = workspace.documented,
): readonly DocumentedExpectations[] {
  if (folder === null) return [];
  return readdirSync(folder)
    .toSorted()
    .filter((name) => existsSync(join(folder, name, "provider.yaml")))
    .map((name) => readProvider(join(folder, name), name));
}

function readProvider(folder: string, provider: string): DocumentedExpectations {
  const { content, ...written } = read(join(folder, "provider.yaml"), isProvider);
  const { shared, headers = {}, ...facts } = content;
  const operations = readdirSync(folder)
    .toSorted()
    .filter((name) => name.endsWith(".yaml") && name !== "provider.yaml")
    .map((name) => [name.replace(/\.yaml$/, ""), readOperation(join(folder, name))] as const);
  return {
    provider,
    written: { ...written, facts },
    shared,
    headers,
    operations: Object.fromEntries(operations),
  };
}

function readOperation(path: string): OperationExpectations {
  const { content, ...written } = read(path, isOperation);
  const { least, calls = {}, refusals = {}, answers = {}, ...facts } = content;
  const { parameters } = content;
  return { written: { ...written, facts }, least, parameters, calls, refusals, answers };
}

/** Reads a file; a name that no schema knows would be a test that does not run. */
function read<Content>(
  file: string,
  is: { (value: unknown): value is Content; errors?: readonly ErrorObject[] | null },
): Omit<WrittenFile, "facts"> & { readonly content: Content } {
  const path = shown(file);
  const text = readFileSync(file, "utf8");
  const content: unknown = parse(text);
  if (is(content)) return { path, text, content };
  const problems = (is.errors ?? []).map(({ instancePath, message, params }) => {
    const members = instancePath.split("/").slice(1);
    const { additionalProperty: extra } = params;
    const line = lineOf(text, [...members, ...(extra === undefined ? [] : [String(extra)])]);
    const what = extra === undefined ? message : `"${extra}" is unknown`;
    return [`${path}:${line}: ${members.join(".")}`.trim(), what].join(" ");
  });
  throw new Error(problems.join("\n"));
}
