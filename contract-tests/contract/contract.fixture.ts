import { readContract } from "./read.ts";
import type { Contract, OperationContract } from "./types.ts";

/** A contract and its only operation. */
export interface Sample {
  readonly contract: Contract;
  readonly operation: OperationContract;
}

/** Reads a small manifest of one operation; what is given is added to it. */
export function sample(
  operation: object,
  manifest: object = {},
  spec = "specs/notes.yaml",
): Sample {
  const contract = readContract(
    {
      provider: "notes",
      block: { type: "notes", name: "Notes", description: "Keeps notes.", category: "tools" },
      server: { url: "https://notes.test/api" },
      auth: [{ param: "apiKey", send: "header:Authorization: Bearer {}" }],
      operations: {
        notes_add_note: {
          request: "POST /notes",
          effect: "read",
          reply: { 200: "Note" },
          output: { data: "body" },
          ...operation,
        },
      },
      ...manifest,
    },
    spec,
  );
  const [first] = contract.operations;
  if (!first) throw new Error("the manifest has no operation");
  return { contract, operation: first };
}
