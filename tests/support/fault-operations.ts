import { booksBlock } from "@blockwright/books";
import { crmBlock } from "@blockwright/crm";
import { directoryBlock } from "@blockwright/directory";
import { docgenBlock } from "@blockwright/docgen";
import type { Context } from "@blockwright/runtime";
import type { Fault } from "./fault-server/fault.ts";
import { download, render } from "./file-operations.ts";

/** Given as the credential; nothing else contains the word in capitals. */
export const canary = "k3y+CANARY/53cret=";

/** An operation that faults are tried with. */
export interface ProbedOperation {
  readonly id: string;
  /** Which of a fault's promises holds for it. */
  readonly promise: "safe" | "unsafe";
  run(context: Context): Promise<unknown>;
}

const directory: ProbedOperation = {
  id: "directory_list_users",
  promise: "safe",
  run: (context) =>
    directoryBlock.execute({ operation: "directory_list_users", accessToken: canary }, context),
};

// The one whose credential travels in the address.
const books: ProbedOperation = {
  id: "books_search_volumes",
  promise: "safe",
  run: (context) =>
    booksBlock.execute({ operation: "books_search_volumes", apiKey: canary, q: "dune" }, context),
};

const crm: ProbedOperation = {
  id: "crm_create_record",
  promise: "unsafe",
  run: (context) =>
    crmBlock.execute(
      {
        operation: "crm_create_record",
        apiKey: canary,
        instanceUrl: "https://acme.my.salesforce.com",
        sobject: "Account",
        fields: '{"Name":"Acme"}',
      },
      context,
    ),
};

// The one that costs money.
const docgen: ProbedOperation = {
  id: "docgen_generate",
  promise: "unsafe",
  run: (context) =>
    docgenBlock.execute(
      { operation: "docgen_generate", apiKey: canary, inputText: "Foxes", textMode: "generate" },
      context,
    ),
};

const downloads: readonly ProbedOperation[] = [
  {
    id: download.id,
    promise: "safe",
    run: (context) => download.execute({ id: "f1", key: canary }, context),
  },
  {
    id: render.id,
    promise: "unsafe",
    run: (context) => render.execute({ id: "f1", key: canary }, context),
  },
];

/** The operations that a fault is tried with: one that reads and one that writes, and those it names. */
export function operationsFor({ alsoWith = [], keeps }: Fault): readonly ProbedOperation[] {
  if (keeps !== undefined) return downloads;
  return [
    directory,
    crm,
    ...[books, docgen].filter(({ id }) => alsoWith.some((also) => also === id)),
  ];
}
