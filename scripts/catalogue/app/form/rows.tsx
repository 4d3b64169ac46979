import { useRef, useState } from "preact/hooks";
import type { Json } from "../../../../packages/runtime/src/index.ts";
import type { ControlProps } from "./control-props.ts";
import { textOf } from "./text.ts";

/** A name and what stands beside it, as text where it was typed. */
type Row = readonly [name: string, value: Json];

/** An object as rows of a name and a value each. */
export function Rows({ id, field, value, set, about }: ControlProps) {
  // A row without a name is no member yet: it is kept here only.
  const [typed, setTyped] = useState<readonly Row[]>([]);
  const rows = sameMembers(objectOf(typed), value) ? typed : rowsOf(value);
  const change = (next: readonly Row[]) => {
    setTyped(next);
    set(objectOf(next));
  };
  const add = useRef<HTMLButtonElement>(null);
  const remove = (index: number) => {
    change(rows.toSpliced(index, 1));
    // The focus stays near when the button goes.
    add.current?.focus();
  };
  const edit = (index: number, row: Row) => change(rows.with(index, row));
  return (
    <fieldset {...about} id={id} class="rows">
      <legend class="unseen">{field.title}</legend>
      {rows.map(([name, member], index) => (
        <div class="row" key={index}>
          <input
            aria-label={`Name ${index + 1}`}
            value={name}
            placeholder="name"
            onInput={({ currentTarget }) => edit(index, [currentTarget.value, member])}
          />
          <input
            aria-label={`Value ${index + 1}`}
            value={textOf({}, member)}
            placeholder="value"
            onInput={({ currentTarget }) => edit(index, [name, jsonOrText(currentTarget.value)])}
          />
          <button
            type="button"
            class="quiet"
            aria-label={`Remove row ${index + 1}`}
            onClick={() => remove(index)}
          >
            ×
          </button>
        </div>
      ))}
      <button ref={add} type="button" class="quiet" onClick={() => setTyped([...rows, ["", ""]])}>
        Add a row
      </button>
    </fieldset>
  );
}

/** Text that is a whole list or object of JSON is that. */
function jsonOrText(text: string): Json {
  if (!/^\s*[[{]/.test(text)) return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function rowsOf(value: ControlProps["value"]): readonly Row[] {
  const isMap = typeof value === "object" && value !== null && !Array.isArray(value);
  return isMap && !(value instanceof File) ? Object.entries(value) : [];
}

/** Nothing where no row has a name. */
function objectOf(rows: readonly Row[]): Readonly<Record<string, Json>> | undefined {
  const named = rows.filter(([name]) => name !== "");
  return named.length > 0 ? Object.fromEntries(named) : undefined;
}

function sameMembers(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
