import { useEffect, useState } from "preact/hooks";
import type { BlockOperation, BlockPage } from "../../data/types.ts";
import type { Problem } from "../call/types.ts";
import { Icon } from "../parts/icon.tsx";
import { blockHref } from "../route.ts";
import { EXAMPLE_ID } from "./example-choice.tsx";
import { FieldRow, type Said } from "./field-row.tsx";
import { type FormField, fieldsOf, sectionsOf } from "./fields.ts";
import { Messages } from "./messages.tsx";

/** The block as an editor of workflows shows it. */
export function FormCard(props: {
  readonly page: BlockPage;
  readonly operation: BlockOperation;
  readonly said: Said;
}) {
  const { page, operation, said } = props;
  const { id, icon, block } = page;
  const shown = { id, icon, name: block.name, color: block.color ?? null };
  const fields = fieldsOf(page.block, operation);
  const { required, optional, advanced } = sectionsOf(fields);
  return (
    <form class="editor" aria-label={page.block.name} onSubmit={(event) => event.preventDefault()}>
      <div class="editor-head">
        <Icon of={shown} size={28} />
        <strong>{page.block.name}</strong>
        {said.form.isEdited && (
          <button type="button" class="quiet" onClick={() => resetForm(said.form)}>
            Reset to example
          </button>
        )}
      </div>
      <div class="editor-body">
        <General fields={fields} said={said} />
        <OperationChoice page={page} operation={operation} />
        <Fields fields={required} said={said} />
        {optional.length > 0 && <h3 class="part">Optional</h3>}
        {optional.map(({ title, fields: own }) =>
          title === "" ? (
            <Fields key={title} fields={own} said={said} />
          ) : (
            <fieldset key={title} class="group">
              <legend>{title}</legend>
              <Fields fields={own} said={said} />
            </fieldset>
          ),
        )}
        {advanced.length > 0 && <Advanced fields={advanced} said={said} />}
      </div>
    </form>
  );
}

/** The button goes with what was changed: the focus stays near. */
function resetForm({ reset }: Said["form"]): void {
  reset();
  document.getElementById(EXAMPLE_ID)?.focus();
}

/** What is said of no field, or of one that is not here. */
function General({ fields, said }: { readonly fields: readonly FormField[]; readonly said: Said }) {
  const ofNone = (problems: readonly Problem[]) =>
    problems
      .filter(({ input }) => fields.every(({ name }) => name !== input))
      .map(({ message }) => message);
  return (
    <div class="said" role="status">
      <Messages kind="problem" texts={ofNone(said.problems)} />
      <Messages kind="warning" texts={ofNone(said.warnings)} />
    </div>
  );
}

function OperationChoice(props: { readonly page: BlockPage; readonly operation: BlockOperation }) {
  const { id, block } = props.page;
  return (
    <div class="field">
      <div class="field-head">
        <label for="operation">Operation</label>
      </div>
      <select
        id="operation"
        value={props.operation.id}
        onChange={({ currentTarget }) => {
          location.hash = blockHref(id, currentTarget.value);
        }}
      >
        {block.operations.map((each) => (
          <option key={each.id} value={each.id}>
            {each.name}
          </option>
        ))}
      </select>
    </div>
  );
}

function Fields({ fields, said }: { readonly fields: readonly FormField[]; readonly said: Said }) {
  return (
    <>
      {fields.map((field) => (
        <FieldRow key={field.name} field={field} said={said} />
      ))}
    </>
  );
}

/** Closed until somebody wants it, or must see it; then it stays open while it is mended. */
function Advanced({
  fields,
  said,
}: {
  readonly fields: readonly FormField[];
  readonly said: Said;
}) {
  const { problems, warnings, changes, form } = said;
  const names = new Set(fields.map(({ name }) => name));
  const filled = fields.filter(({ name }) => form.values[name] !== undefined).length;
  const mustOpen =
    [...problems, ...warnings].some(({ input }) => names.has(input)) ||
    changes.some(({ subject }) => names.has(subject?.name ?? ""));
  const [isOpen, setOpen] = useState(mustOpen);
  useEffect(() => {
    if (mustOpen) setOpen(true);
  }, [mustOpen]);
  return (
    <details
      class="advanced"
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        Advanced{" "}
        <span>{filled > 0 ? `${filled} of ${fields.length} filled in` : fields.length}</span>
      </summary>
      <Fields fields={fields} said={said} />
    </details>
  );
}
