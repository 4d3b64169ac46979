import { useMemo, useState } from "preact/hooks";
import type { Json } from "../../../../packages/runtime/src/index.ts";
import type { ExamplePage } from "../../data/types.ts";
import type { Values } from "../call/types.ts";

/** The values of a form. */
export interface Form {
  /** Those of the example, with what was changed on top. */
  readonly values: Values;
  readonly isEdited: boolean;
  /** Undefined: it is left out. */
  set(name: string, value: Json | File | undefined): void;
  /** Takes all changes back. */
  reset(): void;
}

/** What a person changed of an example, by operation; in memory only, and gone with the page. */
const kept = new Map<string, { readonly example: string; readonly edits: Values }>();

const NONE: Values = {};

/**
 * The values of an operation's form. They begin with those of an example. Changes stay when the data of the
 * page is replaced and while other operations are looked at; those of another example take their place.
 */
export function useValues(operation: string, example: ExamplePage): Form {
  const [, redraw] = useState(0);
  const editsNow = () => {
    const own = kept.get(operation);
    return own?.example === example.name ? own.edits : NONE;
  };
  const keep = (edits: Values) => {
    kept.set(operation, { example: example.name, edits });
    redraw((times) => times + 1);
  };
  const edits = editsNow();
  const values = useMemo(() => ({ ...example.inputs, ...edits }), [example, edits]);
  return {
    values,
    isEdited: Object.keys(edits).length > 0,
    set: (name, value) => keep({ ...editsNow(), [name]: value }),
    reset: () => keep(NONE),
  };
}
