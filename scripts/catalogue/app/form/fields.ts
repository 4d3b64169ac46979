import type { Severity, Test } from "../../../../packages/runtime/src/index.ts";
import { fieldsIn } from "../../../../packages/tools/src/block-json.ts";
import type { Block, BlockField, BlockOperation } from "../../data/types.ts";

/** Values that suit those of another field. */
export interface Suiting {
  readonly field: string;
  /** What counts for that field while it is empty. */
  readonly fallback: string;
  readonly severity: Severity;
  readonly values: ReadonlyMap<string, readonly string[]>;
}

/** A field as it is in one operation. */
export type FormField = Omit<BlockField, "variants" | "operations" | "requiredIn" | "type"> & {
  readonly type: string;
  readonly required: boolean;
  readonly suiting?: Suiting;
};

/** The fields of an operation, in its own order. */
export function fieldsOf(
  { fields }: Pick<Block, "fields">,
  operation: BlockOperation,
): readonly FormField[] {
  const { id } = operation;
  const all = fieldsIn(fields, operation).map(
    ({ variants, operations: _, requiredIn, ...field }): FormField => {
      const own = variants?.find((each) => each.operations.includes(id));
      const { operations: __, ...words } = own ?? { operations: [] };
      return { ...field, ...words, required: requiredIn.includes(id) };
    },
  );
  return all.map((field) => ({ ...field, ...suitingOf(field, all, operation) }));
}

/** Rules that say by each value of another field what this one may be. */
function suitingOf(
  { name }: FormField,
  fields: readonly FormField[],
  { rules = [] }: BlockOperation,
): Pick<FormField, "suiting"> {
  const values = new Map<string, readonly string[]>();
  let found: Omit<Suiting, "values" | "fallback"> | undefined;
  for (const rule of rules) {
    if (!rule.shown || rule.input !== name || !("need" in rule)) continue;
    const others = Object.entries<Test>({ ...rule.when }).filter(([each]) => each !== name);
    for (const [field, test] of others) {
      values.set(String(test), [Object(rule.need)[name]].flat().map(String));
      found = { field, severity: rule.severity };
    }
  }
  if (!found) return {};
  const other = fields.find((each) => each.name === found?.field);
  return { suiting: { ...found, fallback: String(other?.default ?? ""), values } };
}

/** Fields that are shown together. */
export interface Section {
  /** Empty: they need no heading. */
  readonly title: string;
  readonly fields: readonly FormField[];
}

/** How a form is divided. */
export interface Sections {
  readonly required: readonly FormField[];
  /** Those without a group first, then groups in the order of their first fields. */
  readonly optional: readonly Section[];
  /** Shown on demand. */
  readonly advanced: readonly FormField[];
}

/** Required fields first, whatever group they are of; then optional ones, and at last what few people need. */
export function sectionsOf(fields: readonly FormField[]): Sections {
  const optional = fields.filter(({ required }) => !required);
  const groups = new Map<string, FormField[]>([["", []]]);
  for (const field of optional.filter(({ advanced }) => !advanced)) {
    const title = field.group ?? "";
    groups.set(title, [...(groups.get(title) ?? []), field]);
  }
  return {
    required: fields.filter(({ required }) => required),
    optional: [...groups]
      .map(([title, own]) => ({ title, fields: own }))
      .filter((section) => section.fields.length > 0),
    advanced: optional.filter(({ advanced }) => advanced),
  };
}
