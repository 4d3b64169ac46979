import { fieldsIn } from "../../../../packages/tools/src/block-json.ts";
import type { Block, BlockField, BlockOperation } from "../../data/types.ts";

/** A field as it is in one operation. */
export type FormField = Omit<BlockField, "variants" | "operations" | "requiredIn" | "type"> & {
  readonly type: string;
  readonly required: boolean;
};

/** The fields of an operation, in its own order. */
export function fieldsOf(
  { fields }: Pick<Block, "fields">,
  operation: BlockOperation,
): readonly FormField[] {
  const { id } = operation;
  return fieldsIn(fields, operation).map(({ variants, operations: _, requiredIn, ...field }) => {
    const own = variants?.find((each) => each.operations.includes(id));
    const { operations: __, ...words } = own ?? { operations: [] };
    return { ...field, ...words, required: requiredIn.includes(id) };
  });
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
