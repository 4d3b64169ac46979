import type { Json } from "../../../../packages/runtime/src/index.ts";
import type { Values } from "../call/types.ts";
import type { FormField } from "./fields.ts";

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
  const { convert, limits, enumBy, type } = field;
  if (type === "boolean") return [plain([true, false])];
  if (convert?.startsWith("csv")) return null;
  const allowed = listed(limits?.["enum"]);
  const all = allowed ?? Object.values(enumBy?.values ?? {}).flat();
  if (all.length === 0) return null;
  const suiting =
    enumBy && new Map(Object.entries(enumBy.values)).get(decidingValue(enumBy, values));
  const groups = enumBy && suiting ? dependent(all, suiting, enumBy, values) : [plain(all)];
  return groups.map(({ title, choices }) => ({
    title,
    choices: choices.map(({ value }) => ({ value, label: labelOf(field, value) })),
  }));
}

type EnumBy = NonNullable<FormField["enumBy"]>;

/** Those that suit the value of another field, then the others with what becomes of them. */
function dependent(
  all: readonly Json[],
  suiting: readonly string[],
  enumBy: EnumBy,
  values: Values,
): readonly ChoiceGroup[] {
  const others = [...new Set(all.map(String))].filter((value) => !suiting.includes(value));
  const fate = enumBy.severity === "error" ? "refused" : "accepted with a warning";
  return [
    { ...plain(suiting), title: `for ${decidingValue(enumBy, values)}` },
    { ...plain(others), title: `others, ${fate}` },
  ].filter(({ choices }) => choices.length > 0);
}

/** The value of the other field that decides; what counts for it when it is absent. */
function decidingValue({ parameter, fallback }: EnumBy, values: Values): string {
  const value = values[parameter];
  return value === undefined || value === "" ? (fallback ?? "") : String(value);
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
