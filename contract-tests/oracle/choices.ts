import type { Outcome } from "../contract/case.ts";
import type { OperationContract, ParameterContract, Value } from "../contract/types.ts";
import type { OptionsContract } from "../contract/call-types.ts";
import type { MadeValue } from "../contract/output-step-types.ts";
import { isMade } from "../contract/output-steps.ts";
import { isMap, select } from "./path.ts";

/** The choices of an input, in what the operation that lists them gives. */
export function choicesIn(
  listed: Outcome,
  from: OperationContract,
  { type }: ParameterContract,
  options: OptionsContract,
): readonly Value[] {
  const items = listed.kind === "output" ? itemsIn(listed.output, from) : [];
  const isText = type === "string" || type === "json";
  return items.flatMap((item) => choicesOf(options, item, isText));
}

/** The list of its pages, else the only one; without one, that of which items are left out. */
function itemsIn(output: Value, { page, outputs }: OperationContract): readonly Value[] {
  const paged = outputs.find(
    ({ source }) => source.kind === "path" && page !== null && source.paths.includes(page.items),
  );
  const lists = (words: readonly string[]) =>
    (paged ? [paged] : outputs).flatMap(({ name, source }) => {
      const isListed = source.kind === "path" && !isMade(without(source, words));
      const value = isListed ? select(`output.${name}`, { output }) : undefined;
      return Array.isArray(value) ? [value] : [];
    });
  return lists([])[0] ?? lists(["where", "limit"])[0] ?? [];
}

/** A value without the steps of these names. */
function without({ steps, ...value }: MadeValue, names: readonly string[]): MadeValue {
  return { ...value, steps: steps.filter(({ name }) => !names.includes(name)) };
}

function choicesOf(
  { take: path, label, type: typePath }: OptionsContract,
  item: Value,
  isText: boolean,
): readonly Value[] {
  const value = select(path, { item });
  if (typeof value !== "string" && typeof value !== "number") return [];
  const text = label.replace(/\{([^}]*)\}/g, (_, hole: string) => {
    const found = select(hole, { item }) ?? "";
    return isMap(found) || Array.isArray(found) ? "" : String(found);
  });
  const shown = text.trim();
  const type = typePath === undefined ? undefined : select(typePath, { item });
  const isTyped =
    typeof type === "number" ||
    typeof type === "boolean" ||
    (typeof type === "string" && type.trim() !== "");
  return [
    {
      value: isText ? String(value) : value,
      label: shown === "" ? String(value) : shown,
      ...(isTyped && { type: String(type) }),
    },
  ];
}
