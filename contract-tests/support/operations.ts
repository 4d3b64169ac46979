import { readFileSync } from "node:fs";
import { booksBlock } from "@blockwright/books";
import { crmBlock } from "@blockwright/crm";
import { directoryBlock } from "@blockwright/directory";
import { docgenBlock } from "@blockwright/docgen";
import { persondataBlock } from "@blockwright/persondata";
import type { Context } from "@blockwright/runtime";
import {
  type ContractManifest,
  type ManifestExample,
  manifestOf,
  sharedInputs,
} from "./providers.ts";

/** A block that takes anything, as a workflow may give anything. */
export interface AnyBlock {
  execute(inputs: unknown, context?: Context): Promise<unknown>;
}

/** A block of every emitted package, by provider. */
export const blocks: Readonly<Record<string, AnyBlock>> = {
  books: booksBlock as AnyBlock, // what it says of its inputs is what the tests disregard
  crm: crmBlock as AnyBlock,
  directory: directoryBlock as AnyBlock,
  docgen: docgenBlock as AnyBlock,
  persondata: persondataBlock as AnyBlock,
};

/** What `block.json` says of one input of one operation. */
export interface Field {
  readonly name: string;
  readonly type: "string" | "number" | "boolean" | "json";
  readonly required: boolean;
  readonly secret: boolean;
  readonly visibility: "user-or-llm" | "user-only" | "hidden";
  readonly integer?: boolean;
  readonly shape?: "object" | "array" | "any";
  readonly convert?: string;
  readonly default?: unknown;
  readonly limits?: {
    readonly minimum?: number;
    readonly maximum?: number;
    readonly minLength?: number;
    readonly maxLength?: number;
    readonly maxItems?: number;
    readonly enum?: readonly string[];
  };
}

/** One operation of one block. */
export interface BlockOperation {
  readonly id: string;
  readonly provider: string;
  readonly fields: readonly Field[];
  /** Inputs of the first example that succeeds, credentials included. */
  readonly inputs: Readonly<Record<string, unknown>>;
  /** The reply of that example. */
  readonly reply: ManifestExample["reply"];
  /** Runs the operation through its block; what is given here wins over the example. */
  execute(inputs?: object, context?: Context): Promise<unknown>;
}

/** What `block.json` says, as far as the tests read it. */
export interface BlockDocument {
  readonly type: string;
  readonly category: string;
  readonly color?: string;
  readonly operations: readonly { readonly id: string }[];
  readonly fields: readonly (Field & {
    readonly operations: readonly string[];
    readonly requiredIn: readonly string[];
    readonly variants?: readonly (Field & { readonly operations: readonly string[] })[];
  })[];
}

/** Every operation of every block. */
export const operations: readonly BlockOperation[] = Object.keys(blocks).flatMap(operationsOf);

/** The operation of this id. */
export function operationOf(id: string): BlockOperation {
  const found = operations.find((operation) => operation.id === id);
  if (!found) throw new Error(`no operation ${id}`);
  return found;
}

/** The secret as every secret input of an operation. */
export function secretInputs(
  { id, fields }: BlockOperation,
  secret: string,
): Readonly<Record<string, string>> {
  const names = fields.filter((field) => field.secret).map(({ name }) => name);
  if (names.length === 0) throw new Error(`${id} has no secret input`);
  return Object.fromEntries(names.map((name) => [name, secret]));
}

/** The `block.json` of a provider. */
export function blockDocument(provider: string): BlockDocument {
  const file = new URL(`../../generated/${provider}/block.json`, import.meta.url);
  return JSON.parse(readFileSync(file, "utf8"));
}

function operationsOf(provider: string): readonly BlockOperation[] {
  const manifest = manifestOf(provider);
  const document = blockDocument(provider);
  return document.operations.map(({ id }) => {
    const { inputs, reply } = example(manifest, id);
    return {
      id,
      provider,
      fields: fieldsOf(document, id),
      inputs,
      reply,
      // Assigned members could not be named `__proto__`.
      execute: (given = {}, context = {}) =>
        blockOf(provider).execute(withMembers({ operation: id, ...inputs }, given), context),
    };
  });
}

function blockOf(provider: string): AnyBlock {
  const block = blocks[provider];
  if (!block) throw new Error(`no block ${provider}`);
  return block;
}

function withMembers(target: object, members: object): object {
  return Object.defineProperties(target, Object.getOwnPropertyDescriptors(members));
}

function fieldsOf({ fields }: BlockDocument, id: string): readonly Field[] {
  return fields
    .filter((field) => field.operations.includes(id))
    .map(({ variants, requiredIn, ...field }) => ({
      ...field,
      ...variants?.find((variant) => variant.operations.includes(id)),
      required: requiredIn.includes(id),
    }));
}

function example(manifest: ContractManifest, id: string) {
  const examples = Object.values(manifest.operations[id]?.examples ?? {});
  const success = examples.find(({ error, reply }) => !error && reply.status < 300);
  if (!success) throw new Error(`${id} has no example that succeeds`);
  const inputs = { ...sharedInputs(manifest, "s3cret-value"), ...success.params };
  return { inputs, reply: success.reply };
}
