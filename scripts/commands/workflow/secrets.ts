import { parseEnv } from "node:util";
import { CheckContext } from "../../../packages/workflow/src/check/context.ts";
import { locate } from "../../../packages/workflow/src/diagnostics/location.ts";
import type { Source } from "../../../packages/workflow/src/document/source.ts";
import { readBlocks } from "../../../packages/workflow/src/known.ts";
import type { Workflow } from "../../../packages/workflow/src/types.ts";
import { InputError } from "../../system/input-error.ts";
import { type Package, readTexts } from "./read.ts";

/** Where a workflow uses a secret. */
export interface SecretUse {
  readonly name: string;
  readonly block: string;
  /** The input that it is the whole value of; null when it is a part of one. */
  readonly input: string | null;
  /** `summary.yaml:12:15` */
  readonly place: string;
}

/** Values by name. */
type Values = Readonly<Record<string, string>>;

/** The environment, and behind it what a file of variables says. What is blank is not set. */
export function readVariables(envFile: string | null, env: NodeJS.ProcessEnv): Values {
  const [text = ""] = envFile === null ? [] : readTexts([envFile]);
  const set = [...Object.entries(parseEnv(text)), ...Object.entries(env)];
  return Object.fromEntries(
    set.flatMap(([name, value]) => (value?.trim() ? [[name, value] as const] : [])),
  );
}

/** Every use of a secret, in the order of the file. */
export function secretUses(
  source: Source,
  workflow: Workflow,
  packages: readonly Package[],
): readonly SecretUse[] {
  const known = readBlocks(packages.map(({ description }) => description));
  const context = new CheckContext(workflow, source, known);
  const templates = context.blocks.flatMap(([block]) =>
    context.textsOf(block).map((template) => ({ block, template })),
  );
  return templates.flatMap(({ block, template }) => {
    const { path, parts } = template;
    // `blocks`, the block, `inputs`, the input
    const input = path.length === 4 && parts.length === 1 ? String(path[3]) : null;
    return parts.flatMap((part) => {
      if (part.kind !== "secret") return [];
      const { line, column } = locate(context.placeOf(template, part)).start;
      const place = `${source.file.path}:${line}:${column}`;
      return [{ name: part.name, block, input, place }];
    });
  });
}

/**
 * The values of all secrets that are used, apart from those that only stand in for one. Throws an
 * InputError that names every secret without a value, and where it is used.
 */
export function chooseSecrets(
  uses: readonly SecretUse[],
  variables: Values,
  { workflow, used, mock }: Mocking,
): { readonly real: Values; readonly standIns: Values } {
  const isSet = ({ name }: SecretUse) => Object.hasOwn(variables, name);
  const missing = uses.filter((use) => !isSet(use));
  if (missing.length > 0 && !mock) throw new InputError(missingText(missing));
  const real = uses.filter(isSet).map(({ name }) => [name, variables[name] ?? ""]);
  // An example wins over the word that stands in everywhere else.
  const standIns = [
    ...missing.map(({ name }) => [name, "mock"]),
    ...missing.flatMap((use) => {
      const example = exampleFor(use, workflow, used);
      return example === undefined ? [] : [[use.name, example]];
    }),
  ];
  return { real: Object.fromEntries(real), standIns: Object.fromEntries(standIns) };
}

interface Mocking {
  readonly workflow: Workflow;
  readonly used: readonly Package[];
  /** Whether mock servers answer, which need not know a secret. */
  readonly mock: boolean;
}

function missingText(missing: readonly SecretUse[]): string {
  const names = [...new Set(missing.map(({ name }) => name))];
  const lines = names.map((name) => {
    const own = missing.filter((use) => use.name === name);
    return `  ${name}: ${own.map(({ block, place }) => `${place} (${block})`).join(", ")}`;
  });
  const what = names.length === 1 ? "a secret has no value" : "secrets have no values";
  const fix = "Set the variables in the environment or with --env-file, or use --mock.";
  return [`${what}; nothing was sent`, ...lines, fix].join("\n");
}

/** The documented example of the input that a secret is the value of. */
function exampleFor(
  { block, input }: SecretUse,
  { blocks }: Workflow,
  used: readonly Package[],
): string | undefined {
  const type = blocks[block]?.type;
  const { description } = used.find((each) => each.description.type === type) ?? {};
  const field = description?.fields.find((each) => "name" in each && each.name === input);
  const example = field && "example" in field ? field.example : undefined;
  return typeof example === "string" ? example : undefined;
}
