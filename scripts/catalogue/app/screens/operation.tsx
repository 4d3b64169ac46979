import { blockFile } from "../../data/address.ts";
import { useMemo } from "preact/hooks";
import type { BlockOperation, BlockPage, ExamplePage } from "../../data/types.ts";
import { CallPanel } from "../call/call-panel.tsx";
import { useChecked } from "../call/use-checked.ts";
import { useData } from "../data.ts";
import { ExampleChoice } from "../form/example-choice.tsx";
import { FormCard } from "../form/form-card.tsx";
import { useValues } from "../form/use-values.ts";
import { Below } from "../operation/below.tsx";
import { placedChanges } from "../operation/changes.ts";
import { OperationHead } from "../operation/head.tsx";
import { useNamedField } from "../form/use-named-field.ts";
import { NotFound, Waiting } from "../parts/message.tsx";
import type { ScreenProps } from "../screen.ts";

/** One operation: its form, the call that it makes, and what comes of that. */
export function OperationScreen({ route }: ScreenProps) {
  const [block = "", id = ""] = route.path;
  const { data: page, problem } = useData<BlockPage>(blockFile(block));
  if (!page) return <Waiting problem={problem} />;
  const operation = page.block.operations.find((each) => each.id === id);
  const examples = page.operations[id]?.examples ?? [];
  const example = examples[Number(route.state["example"] ?? 0)] ?? examples[0];
  if (!operation || !example) return <NotFound what={`operation ${id}`} />;
  return <Shown key={id} page={page} operation={operation} example={example} route={route} />;
}

interface Props extends Pick<ScreenProps, "route"> {
  readonly page: BlockPage;
  readonly operation: BlockOperation;
  readonly example: ExamplePage;
}

const CALL_ID = "call";

function Shown({ page, operation, example, route }: Props) {
  const form = useValues(operation.id, example);
  const { values } = form;
  const call = useMemo(
    () => ({ page, operation, example, values }),
    [page, operation, example, values],
  );
  const checked = useChecked(call);
  const { inputs, outputs, whole } = placedChanges(page, operation);
  useNamedField(route);
  const said = {
    page,
    form,
    problems: checked?.kind === "refused" ? checked.problems : [],
    warnings: checked && checked.kind !== "unavailable" ? checked.warnings : [],
    changes: inputs,
    keys: Object.keys(example.keys),
  };
  return (
    <>
      <OperationHead page={page} operation={operation} changes={whole} />
      <div class="sides">
        <section aria-labelledby="form-title">
          <div class="side-head">
            <h2 id="form-title">As the editor shows it</h2>
            <ExampleChoice page={page} operation={operation} example={example} route={route} />
          </div>
          <FormCard page={page} operation={operation} said={said} />
          <button type="button" class="to-call" onClick={showCall}>
            The call ↓
          </button>
        </section>
        <div id={CALL_ID} class="call-side" tabIndex={-1}>
          <CallPanel call={call} checked={checked} />
        </div>
      </div>
      <Below call={call} changes={outputs} />
    </>
  );
}

function showCall(): void {
  const panel = document.getElementById(CALL_ID);
  panel?.scrollIntoView();
  panel?.focus({ preventScroll: true });
}
