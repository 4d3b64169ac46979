import type { Values } from "../call/types.ts";
import { choicesOf } from "./choices.ts";
import type { ControlProps } from "./control-props.ts";
import type { FormField } from "./fields.ts";
import { FileControl } from "./file-control.tsx";
import { Rows } from "./rows.tsx";
import { SelectControl } from "./select-control.tsx";
import { textOf } from "./text.ts";

/** Where the value of a field is given. */
export function Control({ values, ...props }: ControlProps & { readonly values: Values }) {
  const { field } = props;
  const groups = choicesOf(field, values);
  if (field.secret) return <SecretControl {...props} />;
  if (field.type === "file") return <FileControl {...props} />;
  if (groups) return <SelectControl {...props} groups={groups} />;
  if (field.rows) return <Rows {...props} />;
  return <TextControl {...props} />;
}

/** Keys are never typed here: the name of what usually holds it stands in place. */
function SecretControl({ id, field, about }: ControlProps) {
  return (
    <input {...about} id={id} class="secret" readOnly value={`\${${field.env ?? field.name}}`} />
  );
}

function TextControl({ id, field, value, set, about }: ControlProps) {
  const text = value instanceof File ? value.name : textOf(field, value);
  const shared = {
    ...about,
    id,
    value: text,
    placeholder: field.placeholder,
    spellcheck: false,
    onInput: ({ currentTarget }: { readonly currentTarget: { readonly value: string } }) =>
      set(givenText(field, currentTarget.value)),
  };
  const rows = rowsFor(field, text);
  if (rows === 1) return <input {...shared} type="text" autocomplete="off" />;
  return <textarea {...shared} rows={rows} class={field.type === "json" ? "json" : undefined} />;
}

/** Nothing typed is nothing given, but where empty text means something. */
function givenText({ blank }: FormField, text: string): string | undefined {
  return text === "" && !blank ? undefined : text;
}

function rowsFor({ type, multiline }: FormField, text: string): number {
  const lines = text.split("\n").length;
  if (type === "json") return Math.min(Math.max(lines, 2), 14);
  if (multiline || lines > 1) return Math.min(Math.max(lines, 3), 10);
  return 1;
}
