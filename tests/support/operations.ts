import { booksBlock } from "@blockwright/books";
import { crmBlock } from "@blockwright/crm";
import { directoryBlock } from "@blockwright/directory";
import { docgenBlock } from "@blockwright/docgen";
import { persondataBlock } from "@blockwright/persondata";
import type { Context } from "@blockwright/runtime";
import {
  blockDocument,
  type Field,
  fieldsOf,
} from "../../contract-tests/documents/block-document.ts";
import {
  type ContractManifest,
  type ManifestExample,
  manifestOf,
} from "../../contract-tests/contract/manifests.ts";
import { exampleInputs } from "../../contract-tests/cases/examples.ts";
import { contractOf } from "../../contract-tests/contract/read.ts";

/** A block that takes anything, as a workflow may give anything. */
export interface AnyBlock {
  execute(inputs: unknown, context?: Context): Promise<unknown>;
}

/** A block of every emitted package, by provider. */
export const blocks: Readonly<Record<string, AnyBlock>> = {
  books: booksBlock,
  crm: crmBlock,
  directory: directoryBlock,
  docgen: docgenBlock,
  persondata: persondataBlock,
};

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

function example(manifest: ContractManifest, id: string) {
  const examples = Object.entries(manifest.operations[id]?.examples ?? {});
  const [name, success] =
    examples.find(([, { error, reply }]) => !error && reply.status < 300) ?? [];
  const operation = contractOf(manifest.provider).operations.find((each) => each.id === id);
  const own = operation?.examples.find((each) => each.name === name);
  if (!operation || !own || !success) throw new Error(`${id} has no example that succeeds`);
  return { inputs: exampleInputs(operation, own), reply: success.reply };
}
