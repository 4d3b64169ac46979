import { type Form, formsOf, type Schemas } from "./forms.ts";

type Members = readonly (string | number)[];

/** What schemas say of the value at a place. */
export interface Described {
  /** The shapes that it may have; empty where nothing is said of such a value. */
  readonly forms: readonly Form[];
  /** Whether it may be missing, or lie in something that is null. */
  readonly mayLack: boolean;
}

/** Follows members through the schema of a body. */
export function describedAt(schema: unknown, members: Members, schemas: Schemas): Described {
  const start: Described = { forms: formsOf(schema, schemas), mayLack: false };
  return members.reduce<Described>(({ forms, mayLack }, member) => {
    const inside = forms.map((form) => memberOf(form, member));
    const found = inside.flatMap(({ schema: each }) =>
      each === undefined ? [] : formsOf(each, schemas),
    );
    return { forms: found, mayLack: mayLack || inside.some(({ isSure }) => !isSure) };
  }, start);
}

function memberOf(form: Form, member: string | number) {
  const { properties, required, others, items, minItems } = form;
  const isNull = form.types.includes("null");
  if (typeof member === "number") {
    // `[-1]` needs one item, as `[0]` does.
    const needed = member < 0 ? -member : member + 1;
    return { schema: items, isSure: minItems >= needed && !isNull };
  }
  return {
    schema: properties.get(member) ?? others,
    isSure: required.has(member) && !isNull,
  };
}

/** Whether the value may be null. */
export function mayBeNull({ forms }: Described): boolean {
  return forms.some(({ types }) => types.includes("null"));
}

/** The type of an output that has such a value: json where it is no single one of the others. */
export function outputTypeOf({
  forms,
}: Described): "string" | "number" | "integer" | "boolean" | "json" {
  const isOpen = forms.some(({ types }) => types.length === 0);
  const types = new Set(forms.flatMap((form) => form.types).filter((type) => type !== "null"));
  const [type] = types;
  if (isOpen) return "json";
  if (types.size === 2 && types.has("integer") && types.has("number")) return "number";
  if (types.size > 1) return "json";
  return type === "string" || type === "number" || type === "integer" || type === "boolean"
    ? type
    : "json";
}
