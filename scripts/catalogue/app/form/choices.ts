import type { Json } from "../../../../packages/runtime/src/index.ts";
import type { Values } from "../call/types.ts";
import type { FormField, Suiting } from "./fields.ts";

/** One value to choose. */
export interface Choice {
  readonly value: string;
  readonly label: string;
}

/** Values that are shown together. */
export interface ChoiceGroup {
  /** Empty: no heading. */
  readonly title: string;
  readonly choices: readonly Choice[];
}

/** What a field offers to choose from, by what the others hold; null where it is typed. */
export function choicesOf(field: FormField, values: Values): readonly ChoiceGroup[] | null {
  const { convert, limits, suiting, type } = field;
  if (type === "boolean") return [plain([true, false])];
  if (convert?.startsWith("csv")) return null;
  const allowed = listed(limits?.["enum"]);
  const all = allowed ?? [...(suiting?.values.values() ?? [])].flat();
  if (all.length === 0) return null;
  const groups = (suiting && dependent(all, suiting, values)) ?? [plain(all)];
  return groups.map(({ title, choices }) => ({
    title,
    choices: choices.map(({ value }) => ({ value, label: labelOf(field, value) })),
  }));
}

/** Those that suit the value of another field, then the others with what becomes of them; undefined where all suit. */
function dependent(
  all: readonly Json[],
  suiting: Suiting,
  values: Values,
): readonly ChoiceGroup[] | undefined {
  const deciding = decidingValue(suiting, values);
  const own = suiting.values.get(deciding);
  if (!own) return undefined;
  const others = [...new Set(all.map(String))].filter((value) => !own.includes(value));
  const fate = suiting.severity === "error" ? "refused" : "accepted with a warning";
  return [
    { ...plain(own), title: `for ${deciding}` },
    { ...plain(others), title: `others, ${fate}` },
  ].filter(({ choices }) => choices.length > 0);
}

/** The value of the other field that decides; what counts for it when it is absent. */
function decidingValue({ field, fallback }: Suiting, values: Values): string {
  const value = values[field];
  return value === undefined || value === "" ? fallback : String(value);
}

function plain(values: readonly Json[]): ChoiceGroup {
  const choices = values.map((value) => ({ value: String(value), label: String(value) }));
  return { title: "", choices };
}

/** `teal (deprecated: Use red.)`, `Posts — POST` */
function labelOf({ values = [] }: FormField, value: string): string {
  const words = values.find((each) => String(each.value) === value);
  const named = words?.label === undefined ? value : `${words.label} (${value})`;
  return words?.deprecated === undefined ? named : `${named}, deprecated: ${words.deprecated}`;
}

function listed(value: Json | undefined): readonly Json[] | undefined {
  return Array.isArray(value) ? value : undefined;
}
