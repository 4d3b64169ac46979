import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { Ajv2020, type ErrorObject } from "ajv/dist/2020.js";
import { join } from "node:path";
import { parseDocument } from "yaml";
import manifestSchema from "../../specs/manifest.schema.json" with { type: "json" };
import { shownSpec } from "../contract/manifests.ts";
import { providers } from "../settings/providers.ts";
import { UsageError } from "../settings/usage-error.ts";
import { shown, workspace } from "../settings/workspace.ts";
import operationSchema from "./operation.schema.json" with { type: "json" };
import providerSchema from "./provider.schema.json" with { type: "json" };
import { lineOf } from "./position.ts";
import type { DocumentedExpectations, Facts, OperationExpectations, WrittenFile } from "./types.ts";

/** Compiled once, and only where something is written down. */
let compiled: ReturnType<typeof compileSchemas> | undefined;

/** The schemas refer to each other, and to that of manifests, by where they lie. */
function compileSchemas() {
  const at = "file:///contract-tests/documented";
  const ajv = new Ajv2020({ allErrors: true, verbose: true, strict: false });
  ajv.addSchema(manifestSchema, "file:///specs/manifest.schema.json");
  ajv.addSchema(operationSchema, `${at}/operation.schema.json`);
  return {
    isOperation: ajv.compile<WrittenOperation>({ $ref: `${at}/operation.schema.json` }),
    isProvider: ajv.compile<WrittenProvider>({
      ...providerSchema,
      $id: `${at}/provider.schema.json`,
    }),
  };
}

function validators() {
  compiled ??= compileSchemas();
  return compiled;
}

type WrittenProvider = Facts & Pick<DocumentedExpectations, "shared"> & Partial<Headers>;
type Headers = Pick<DocumentedExpectations, "headers">;
type WrittenOperation = Facts &
  Pick<OperationExpectations, "least" | "parameters"> &
  Partial<Parts>;
type Parts = Pick<OperationExpectations, "calls" | "refusals" | "answers">;

/** What the project has written down by hand, one folder per provider; everything wrong is told at once. */
export function documentedProviders(
  folder: string | null = workspace.documented,
): readonly DocumentedExpectations[] {
  const { found, problems } = documentationOf(namesIn(folder), folder);
  const all = [...problems.values()];
  if (all.length > 0) throw new UsageError(all.join("\n"));
  return found;
}

/** The same of some providers, and why that of others cannot be read. */
export function documentationOf(
  names: readonly string[],
  folder: string | null = workspace.documented,
): Documentation {
  const found: DocumentedExpectations[] = [];
  const problems = new Map<string, string>();
  for (const name of namesIn(folder).filter((each) => names.includes(each))) {
    const own: string[] = [];
    const documented = readProvider(join(folder ?? "", name), name, own);
    if (own.length > 0) problems.set(name, own.join("\n"));
    else if (documented) found.push(documented);
  }
  return { found, problems };
}

interface Documentation {
  readonly found: readonly DocumentedExpectations[];
  /** By provider. */
  readonly problems: ReadonlyMap<string, string>;
}

/** What nothing is made of: documentation of providers that have no manifest. */
export function untold(folder: string | null = workspace.documented): readonly string[] {
  return namesIn(folder)
    .filter((provider) => !providers.includes(provider))
    .map((provider) => {
      const path = shown(join(folder ?? "", provider, PROVIDER));
      const fix = "add the manifest, or delete the folder";
      return `${path} is of no use: there is no ${shownSpec(provider)}; ${fix}`;
    });
}

/** Folders of providers; other folders hold no YAML. */
function namesIn(folder: string | null): readonly string[] {
  if (folder === null) return [];
  if (!existsSync(folder)) {
    throw new UsageError(
      `package.json: "blockwright.documented": there is no folder ${shown(folder)}`,
    );
  }
  const names = readdirSync(folder).toSorted();
  return names.filter((name) => {
    const own = join(folder, name);
    return statSync(own).isDirectory() && filesIn(own).length > 0;
  });
}

const PROVIDER = "provider.yaml";

/** Mutants that nobody could tell from the original are listed beside, and documented by nobody. */
export const EQUIVALENT = "equivalent.yaml";

function filesIn(folder: string): readonly string[] {
  const names = readdirSync(folder).toSorted();
  return names.filter((name) => name.endsWith(".yaml") && name !== EQUIVALENT);
}

function readProvider(
  folder: string,
  provider: string,
  problems: string[],
): DocumentedExpectations | null {
  if (!existsSync(join(folder, PROVIDER))) {
    problems.push(`${shown(folder)} has no ${PROVIDER}; write one, or delete the folder`);
    return null;
  }
  const found = read(join(folder, PROVIDER), validators().isProvider, problems);
  const operations = filesIn(folder)
    .filter((name) => name !== PROVIDER)
    .flatMap((name) => {
      const operation = readOperation(join(folder, name), problems);
      return operation ? [[name.replace(/\.yaml$/, ""), operation] as const] : [];
    });
  if (!found) return null;
  const { content, ...written } = found;
  const { shared, headers = {}, ...facts } = content;
  return {
    provider,
    written: { ...written, facts },
    shared,
    headers,
    operations: Object.fromEntries(operations),
  };
}

function readOperation(path: string, problems: string[]): OperationExpectations | null {
  const found = read(path, validators().isOperation, problems);
  if (!found) return null;
  const { content, ...written } = found;
  const { least, calls = {}, refusals = {}, answers = {}, ...facts } = content;
  const { parameters } = content;
  return { written: { ...written, facts }, least, parameters, calls, refusals, answers };
}

/** Reads a file; a name that no schema knows would be a test that does not run. */
function read<Content>(
  file: string,
  is: { (value: unknown): value is Content; errors?: readonly ErrorObject[] | null },
  problems: string[],
): (Omit<WrittenFile, "facts"> & { readonly content: Content }) | null {
  const path = shown(file);
  const text = readFileSync(file, "utf8");
  const document = parseDocument(text);
  const [error] = document.errors;
  if (error) {
    // The rest of the message is an excerpt.
    const why = error.message.replace(/ at line .*$/s, "");
    problems.push(`${path}:${error.linePos?.[0].line ?? 1}: ${why}`);
    return null;
  }
  const content: unknown = document.toJS();
  if (is(content)) return { path, text, content };
  problems.push(...(is.errors ?? []).map((each) => problemOf(each, path, text)));
  return null;
}

function problemOf(
  { instancePath, keyword, message, params, parentSchema }: ErrorObject,
  path: string,
  text: string,
): string {
  const members = instancePath.split("/").slice(1);
  const { additionalProperty: extra, allowedValues: allowed } = params;
  const line = lineOf(text, [...members, ...(extra === undefined ? [] : [String(extra)])]);
  const expected = Array.isArray(allowed) ? `must be one of ${allowed.join(", ")}` : message;
  // A description reads better than a pattern.
  const meant = parentSchema?.["patternErrorMessage"] ?? parentSchema?.["description"];
  const rule = keyword === "pattern" ? `is wrong: ${meant}` : expected;
  const what = extra === undefined ? rule : `"${extra}" is unknown`;
  return [`${path}:${line}: ${members.join(".")}`.trim(), what].join(" ");
}
