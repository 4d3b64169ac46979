import type { Json, ValueWords } from "../ir/types.ts";
import type { ManifestPath } from "./source.ts";
import type { ManifestParameter } from "./types.ts";

/** What callers may give: values, or each with what travels for it and what people read. */
export type WrittenChoices =
  | readonly (string | number)[]
  | Readonly<Record<string, string | number | boolean | null | WrittenChoice>>;

export interface WrittenChoice extends Omit<ValueWords, "value"> {
  /** What travels for it; absent: the value itself. */
  readonly send?: Json;
  /** An item of a list that does not travel. */
  readonly $omit?: true;
}

/** The allowed values, and apart from them what is said of them. True and false are allowed anyway. */
export function expandChoices(
  written: WrittenChoices,
  type: string,
): Pick<ManifestParameter, "enum" | "choices"> {
  if (isList(written)) return { enum: written };
  const all = Object.entries(written).map(([key, own]) => ({
    key,
    value: valueOf(key, type),
    said: typeof own === "object" && own !== null ? own : { send: own },
  }));
  const sent = all.flatMap(({ key, value, said: { send, $omit } }) =>
    $omit && send === undefined ? [] : [{ key, value, send: send === undefined ? value : send }],
  );
  const isWhole = sent.length === (type === "boolean" ? 2 : all.length);
  const isSame = isWhole && sent.every(({ value, send }) => value === send);
  const words = all.flatMap(({ value, said: { send: _, $omit: __, ...own } }) =>
    Object.keys(own).length === 0 ? [] : [{ value, ...own }],
  );
  const choices = {
    ...(!isSame && { table: Object.fromEntries(sent.map(({ key, send }) => [key, send])) }),
    // Those of true and false are told: no form shows them.
    words: words as readonly ValueWords[],
    omitted: all.flatMap(({ key, said }) => (said.$omit ? [key] : [])),
  };
  if (type === "boolean") return { choices };
  return { enum: all.map(({ value }) => value) as readonly (string | number)[], choices };
}

function isList(written: WrittenChoices): written is readonly (string | number)[] {
  return Array.isArray(written);
}

/** The value that a key stands for; a key that stands for none of the type stays a text. */
function valueOf(key: string, type: string): string | number | boolean {
  if (type === "boolean") return key === "true" || (key === "false" ? false : key);
  const number = Number(key);
  return (type === "integer" || type === "number") && Number.isFinite(number) ? number : key;
}

/** Where an allowed value stands: by its key, or at its place in the list. */
export function choicePath(
  { enum: allowed = [], choices }: Pick<ManifestParameter, "enum" | "choices">,
  index: number,
): ManifestPath {
  return ["enum", choices ? String(allowed[index]) : index];
}
