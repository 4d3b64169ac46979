import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { ConditionContract } from "../contract/condition-types.ts";
import type { Schema, Value } from "../contract/types.ts";
import type { ParameterWords } from "../contract/words-types.ts";
import type { DocumentedRule } from "./block-rules.ts";
import { workspace } from "../settings/workspace.ts";

/** What `block.json` says of one input of one operation. */
export interface Field extends ParameterWords {
  readonly name: string;
  readonly title?: string | undefined;
  readonly type: "string" | "number" | "boolean" | "json";
  readonly required: boolean;
  readonly secret: boolean;
  readonly visibility: "user-or-llm" | "user-only" | "hidden";
  readonly integer?: boolean;
  readonly shape?: "object" | "array" | "any";
  readonly description: string;
  readonly example?: Value;
  readonly convert?: string;
  readonly env?: string;
  readonly host?: Readonly<Record<string, unknown>>;
  readonly default?: Value;
  readonly sendDefault?: boolean;
  /** Whether empty text is sent. */
  readonly blank?: boolean;
  /** Whether null is sent. */
  readonly nulls?: boolean;
  readonly when?: ConditionContract;
  readonly limits?: {
    readonly minimum?: number;
    readonly maximum?: number;
    readonly minLength?: number;
    readonly maxLength?: number;
    readonly maxItems?: number;
    readonly enum?: readonly string[];
  };
}

/** What `block.json` says, as far as the tests read it. */
export interface BlockDocument {
  readonly type: string;
  readonly name: string;
  readonly description: string;
  readonly category: string;
  readonly color?: string;
  /** Schemas that those of outputs refer to. */
  readonly $defs?: Readonly<Record<string, Schema>>;
  readonly operations: readonly {
    readonly id: string;
    readonly effect: "read" | "write" | "cost";
    /** Where the operation starts one: the operation that asks how far it is. */
    readonly job?: Readonly<Record<"poll" | "result", { readonly call: string }>>;
    /** Where it goes, if elsewhere than the others. */
    readonly fetches?: { readonly parameter: string; readonly allowedHosts: readonly string[] };
    readonly servers?: readonly string[];
    /** What is called first. */
    readonly before?: readonly string[];
    readonly calls?: readonly string[];
    readonly rules?: readonly DocumentedRule[];
    readonly outputs: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  }[];
  readonly fields: readonly (Field & {
    readonly operations: readonly string[];
    readonly requiredIn: readonly string[];
    readonly variants?: readonly (Field & { readonly operations: readonly string[] })[];
  })[];
}

/** The `block.json` of a provider. */
export function blockDocument(provider: string): BlockDocument {
  const file = join(workspace.generated, provider, "block.json");
  return JSON.parse(readFileSync(file, "utf8"));
}

/** The inputs of one operation, each with what holds of it there. */
export function fieldsOf({ fields }: BlockDocument, id: string): readonly Field[] {
  return fields
    .filter((field) => field.operations.includes(id))
    .map(({ variants, requiredIn, operations, ...field }) => {
      const variant = variants?.find((each) => each.operations.includes(id));
      const { operations: _, ...own } = { operations, ...variant };
      return { ...field, ...own, required: requiredIn.includes(id) };
    });
}
