import type { BlockJson, OperationJson } from "./block-json.ts";
import { fieldsOf } from "./schema/inputs.ts";
import type { Effect, Source, ToolsOptions } from "./tool.ts";

/** An operation among those that might be tools. */
export interface Candidate {
  readonly source: Source;
  readonly block: BlockJson;
  readonly operation: OperationJson;
  readonly options: ToolsOptions;
}

// What most models and clients take at most.
const longest = 64;

/** The id of a tool: the account of a source takes the provider's place in that of the operation. */
export function idOf(
  { provider }: BlockJson,
  { id }: OperationJson,
  { account }: Pick<Source, "account">,
): string {
  if (account === undefined) return id;
  return `${account}_${id.startsWith(`${provider}_`) ? id.slice(provider.length + 1) : id}`;
}

/** Why an operation is no tool, as a sentence; undefined where it is one. */
export function whyNot({ source, block, operation, options }: Candidate): string | undefined {
  const id = idOf(block, operation, source);
  const { only, effects = only ? undefined : ["read"] } = options;
  if (operation.model?.hide) return "Its manifest hides it from language models.";
  if (only && !only.some((pattern) => matches(pattern, id)))
    return "No pattern of `only` names it.";
  if (effects && !effects.includes(operation.effect)) return effectSentence(operation.effect);
  if (id.length > longest) return `Its name has ${id.length} characters; clients take ${longest}.`;
  const missing = missingInputs({ source, block, operation, options });
  if (missing.length === 0) return undefined;
  return `It requires ${missing.join(" and ")}, which only the host may give and does not supply.`;
}

const effectTexts: Readonly<Record<Effect, string>> = {
  read: "It reads, and the effect read is not allowed.",
  write: "It changes something, and the effect write is not allowed.",
  cost: "It costs money, and the effect cost is not allowed.",
};

function effectSentence(effect: Effect): string {
  return effectTexts[effect];
}

/** Required inputs that no model may fill and the host does not supply. Credentials are always asked of the host. */
function missingInputs({ source, block, operation, options }: Candidate): readonly string[] {
  const supplied = source.supplies ?? options.supplies ?? [];
  const credentials = block.auth.map(({ name }) => name);
  return fieldsOf(block, operation, supplied)
    .ofHost.filter(({ requiredIn }) => requiredIn.includes(operation.id))
    .map(({ name }) => name)
    .filter((name) => !supplied.includes(name) && !credentials.includes(name));
}

/** Whether an id is one of a pattern, in which `*` stands for any characters. */
function matches(pattern: string, id: string): boolean {
  const escaped = pattern.split("*").map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&"));
  return new RegExp(`^${escaped.join(".*")}$`).test(id);
}
