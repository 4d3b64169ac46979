import { title } from "../../language/ir/names.ts";
import type { VendorOperation } from "../model.ts";
import type { Follow } from "../shape.ts";
import { type ErrorReplies, errorReplies } from "./errors.ts";
import { draftInputs } from "./inputs.ts";
import { wordsOf } from "./names.ts";
import { draftOutputs, isSuccess } from "./outputs.ts";
import { shortName, tidy } from "./prose.ts";
import type { SchemaDrafts } from "./schemas.ts";

/** What surrounds an operation that is drafted. */
export interface DraftSetting {
  readonly provider: string;
  /** Path before that of the operation; empty where the server has it. */
  readonly base: string;
  /** Names that parameters cannot have: those of credentials and of the provider's parameters. */
  readonly reserved: readonly string[];
  readonly schemas: SchemaDrafts;
  readonly follow: Follow;
}

/** An operation of a manifest, its error replies apart. */
export interface OperationDraft {
  readonly operation: object;
  readonly errors: ErrorReplies;
}

/** Drafts one operation, with its members in the order in which people write them. */
export function draftOperation(theirs: VendorOperation, setting: DraftSetting): OperationDraft {
  const { reserved, schemas, follow, base } = setting;
  const { method, summary, description, id } = theirs;
  const name = shortName(summary, title(wordsOf(id ?? theirs.path).join("_")));
  const { path, params } = draftInputs(theirs, reserved, follow);
  const successes = theirs.replies.filter(isSuccess);
  const reply = successes.map(({ status, schema }) => {
    const body = schema === null ? "empty" : schemas.add(schema, `${name} reply`);
    return [String(status), body] as const;
  });
  const errors = errorReplies(theirs, schemas, `${name} error`);
  const operation = {
    name,
    description: tidy(description || summary, name),
    request: `${method} ${base}${path}`,
    effect: method === "GET" || method === "HEAD" ? "read" : "write",
    ...(params.length > 0 && {
      params: Object.fromEntries(params.map((input) => [input.name, input.parameter])),
    }),
    reply: reply.length > 0 ? Object.fromEntries(reply) : { 200: "empty" },
    output: draftOutputs(theirs, follow),
  };
  return { operation, errors };
}
