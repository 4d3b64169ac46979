import type { BlockPage, ChangeLine } from "../../data/types.ts";
import type { Problem, Values } from "../call/types.ts";
import { ChangeNote } from "../operation/change-note.tsx";
import { Control } from "./control.tsx";
import type { FormField } from "./fields.ts";
import { Help } from "./help.tsx";
import { typeOf } from "./text.ts";
import type { Form } from "./use-values.ts";

/** What is said of fields at this moment. */
export interface Said {
  readonly page: BlockPage;
  readonly form: Form;
  readonly problems: readonly Problem[];
  readonly warnings: readonly Problem[];
  /** Of these fields, since the base. */
  readonly changes: readonly ChangeLine[];
  /** Secrets that the example has. */
  readonly keys: readonly string[];
}

/** One field: what it is called, where its value is given, and what is said of it. */
export function FieldRow({ field, said }: { readonly field: FormField; readonly said: Said }) {
  const { name, title } = field;
  const { form, problems, warnings, changes } = said;
  const id = `input-${name}`;
  const wrong = messagesOf(problems, name);
  const doubtful = messagesOf(warnings, name);
  const own = changes.filter(({ subject }) => subject?.name === name);
  const isIdle = field.secret && !said.keys.includes(name);
  const about = {
    "aria-describedby": `${id}-said ${id}-help`,
    "aria-invalid": wrong.length > 0,
  };
  return (
    <div class={`field${own.length > 0 ? " changed" : ""}`}>
      <div class="field-head">
        <label for={id}>{title}</label>
        <Marks field={field} />
        <code>
          {name}: {typeOf(field)}
        </code>
      </div>
      <Control
        id={id}
        field={field}
        value={form.values[name]}
        values={form.values}
        set={(value) => form.set(name, value)}
        about={about}
      />
      <Clearing field={field} values={form.values} form={form} />
      <div id={`${id}-said`} class="field-said">
        <Messages kind="problem" texts={wrong} />
        <Messages kind="warning" texts={doubtful} />
      </div>
      <Help id={`${id}-help`} field={field} page={said.page} isIdle={isIdle} />
      {own.map((change) => (
        <ChangeNote key={change.message} change={change} />
      ))}
    </div>
  );
}

function messagesOf(problems: readonly Problem[], name: string): readonly string[] {
  return problems.filter(({ input }) => input === name).map(({ message }) => message);
}

function Marks({ field }: { readonly field: FormField }) {
  const { required, secret, visibility, deprecated } = field;
  return (
    <>
      {required && <span class="required">required</span>}
      {secret && <span class="mark">secret</span>}
      {!secret && visibility === "user-only" && <span class="mark">people only</span>}
      {visibility === "hidden" && <span class="mark">set by the host</span>}
      {deprecated !== undefined && <span class="mark warn">deprecated</span>}
    </>
  );
}

/** Where empty text and null are something else than nothing. */
function Clearing(props: {
  readonly field: FormField;
  readonly values: Values;
  readonly form: Form;
}) {
  const { name, blank, nulls } = props.field;
  const value = props.values[name];
  const choices = [
    ...(blank || nulls ? [{ text: "left out", value: undefined }] : []),
    ...(blank ? [{ text: "empty text", value: "" }] : []),
    ...(nulls ? [{ text: "null", value: null }] : []),
  ];
  if (choices.length === 0) return null;
  return (
    <div class="clearing">
      {choices.map((choice) => (
        <button
          key={choice.text}
          type="button"
          class="quiet"
          aria-pressed={choice.value === value}
          onClick={() => props.form.set(name, choice.value)}
        >
          {choice.text}
        </button>
      ))}
    </div>
  );
}

function Messages(props: {
  readonly kind: "problem" | "warning";
  readonly texts: readonly string[];
}) {
  return (
    <>
      {props.texts.map((text) => (
        <p key={text} class={`is-${props.kind}`}>
          {text}
        </p>
      ))}
    </>
  );
}
