import { manifestOf } from "../../tests/kit/manifest.ts";
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
  const whole = manifestOf("notes", {
    server: { url: "https://notes.test/api" },
    auth: { apiKey: { headers: { Authorization: "Bearer {apiKey}" } } },
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
  });
  const contract = readContract(whole, spec);
  const [first] = contract.operations;
  if (!first) throw new Error("the manifest has no operation");
  return { contract, operation: first };
}
