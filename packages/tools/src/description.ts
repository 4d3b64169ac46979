import type { OperationJson } from "./block-json.ts";

/** What a model reads of an operation: what it does, and what no schema says. */
export function descriptionOf(operation: OperationJson, waits: boolean): string {
  const { description, model, rules = [], deprecated } = operation;
  const text = model?.description ?? description;
  const needed = rules
    .filter(({ severity, message }) => severity === "error" && !text.includes(message))
    .map(({ message }) => message);
  return [
    text,
    ...needed,
    ...(deprecated ? [deprecation(deprecated)] : []),
    ...(waits ? ["This tool waits until the work is done and gives its result."] : []),
  ].join(" ");
}

function deprecation({ since, use }: NonNullable<OperationJson["deprecated"]>): string {
  const from = since === undefined ? "" : ` since ${since}`;
  return `Deprecated${from}${use === undefined ? "" : `: use ${use}`}.`;
}
