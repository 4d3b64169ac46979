import { readerOf } from "../../../language/ir/input-steps.ts";
import { environmentVariable } from "../../../../packages/workflow/src/document/environment-variable.ts";
import { credentialsOf } from "../../../language/ir/credentials.ts";
import { jsonOf } from "../../../language/ir/json.ts";
import { valueType } from "../../../language/ir/input-definition.ts";
import type {
  Credential,
  Json,
  Operation,
  Parameter,
  ParameterWords,
  Provider,
  Visibility,
} from "../../../language/ir/types.ts";
import { optionsData } from "./pickers.ts";
import { parameterText } from "../sentences.ts";

/** A field in one operation: what a host needs to show and check it there. */
interface Use {
  readonly operation: string;
  readonly name: string;
  readonly title: string;
  readonly visibility: Visibility;
  readonly secret: boolean;
  readonly required: boolean;
  /** The environment variable that its manifest names. */
  readonly env: string | null;
  /** Type, description, limits, defaults. */
  readonly definition: { readonly type: string; readonly [member: string]: Json };
}

/** A field of a block. */
interface BlockField {
  readonly name: string;
  readonly [member: string]: Json;
}

/** The fields of a block: every input of every operation once, in the order of their appearance. */
export function blockFields(provider: Provider): readonly BlockField[] {
  const uses = provider.operations.flatMap((operation) => [
    ...credentialsOf(provider, operation).map((each) => credentialUse(operation.id, each)),
    ...operation.parameters.map((parameter) => parameterUse(operation, parameter)),
  ]);
  const byName = new Map<string, [Use, ...Use[]]>();
  for (const use of uses) {
    const known = byName.get(use.name);
    if (known) known.push(use);
    else byName.set(use.name, [use]);
  }
  return [...byName.values()].map((same) => blockField(provider.block.type, same));
}

/**
 * Names of the inputs of an operation in its own order; undefined where the fields of the block, of
 * which an earlier operation may name some first, have the same one.
 */
export function ownOrder(
  provider: Provider,
  operation: Operation,
  fields: readonly string[],
): readonly string[] | undefined {
  const credentials = credentialsOf(provider, operation).map(({ name }) => name);
  const names = [...credentials, ...operation.parameters.map(({ name }) => name)];
  const places = names.map((name) => fields.indexOf(name));
  return places.every((place, at) => place > (places[at - 1] ?? -1)) ? undefined : names;
}

/** One definition stands in the field itself; several become variants by operation. */
function blockField(type: string, uses: readonly [Use, ...Use[]]): BlockField {
  const [first] = uses;
  const visibility = strictest(uses.map((use) => use.visibility));
  const secret = uses.some((use) => use.secret);
  const isOfHost = secret || visibility !== "user-or-llm";
  const named = uses.find(({ env }) => env !== null)?.env;
  const env = named ?? environmentVariable(type, first.name);
  const variants = new Map<string, [Use, ...Use[]]>();
  for (const use of uses) {
    const text = JSON.stringify([use.title, use.definition]);
    const known = variants.get(text);
    if (known) known.push(use);
    else variants.set(text, [use]);
  }
  const { type: own, ...rest } = first.definition;
  const types = [...new Set(uses.map(({ definition }) => definition.type))];
  return {
    name: first.name,
    title: first.title,
    type: types.length === 1 ? own : types,
    visibility,
    secret,
    ...((named || isOfHost) && { env }),
    operations: uses.map(({ operation }) => operation),
    requiredIn: uses.filter(({ required }) => required).map(({ operation }) => operation),
    ...(variants.size === 1
      ? rest
      : { variants: [...variants.values()].map((same) => variantOf(same, first.title)) }),
  };
}

/** The title stands where it is another one than that of the field. */
function variantOf(uses: readonly [Use, ...Use[]], usual: string): Json {
  const [{ title, definition }] = uses;
  const operations = uses.map(({ operation }) => operation);
  return { operations, ...(title !== usual && { title }), ...definition };
}

/** Who may fill the field in: what one operation keeps from a language model, all do. */
function strictest(all: readonly Visibility[]): Visibility {
  if (all.includes("user-only")) return "user-only";
  return all.includes("user-or-llm") ? "user-or-llm" : "hidden";
}

function credentialUse(operation: string, credential: Credential): Use {
  const { name, title, visibility, description, optional, env } = credential;
  const definition = { type: "string", description };
  const about = { operation, name, title, visibility, env, definition };
  return { ...about, secret: true, required: !optional };
}

function parameterUse({ id }: Operation, parameter: Parameter): Use {
  const { name, title, visibility, secret, required, env } = parameter;
  const definition = parameterDefinition(parameter);
  return { operation: id, name, title, visibility, secret, required, env, definition };
}

function parameterDefinition(parameter: Parameter): Use["definition"] {
  const { type, shape, limits, when, secret, sendDefault, host } = parameter;
  const convert = readerOf(parameter);
  return {
    type: valueType(type),
    ...(type === "integer" && { integer: true }),
    ...(shape && { shape }),
    description: parameterText(parameter),
    ...(convert && { convert }),
    ...(host && { host: { ...host } }),
    ...(Object.keys(limits).length > 0 && { limits: { ...limits } }),
    ...(parameter.blank && { blank: true }),
    ...(parameter.nulls && { nulls: true }),
    ...(when && { when: jsonOf(when) }),
    ...(!secret && parameter.default !== undefined && { default: parameter.default, sendDefault }),
    ...(!secret && parameter.example !== undefined && { example: parameter.example }),
    ...jsonOf(wordsData(parameter.words)),
  };
}

function wordsData(words: ParameterWords = {}): object {
  const { options } = words;
  return { ...words, ...(options && { options: optionsData(options) }) };
}
