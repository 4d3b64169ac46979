import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { useSource } from "../data.ts";
import { responseOf } from "./example-reply.ts";
import { mockOf, type Sent, sendToMock } from "./mock.ts";
import { type Result, run } from "./perform.ts";
import { ResultView } from "./result-view.tsx";
import { isEdited } from "./inputs.ts";
import type { Call, Checked } from "./types.ts";

interface Props {
  readonly call: Call;
  readonly checked: Checked | null;
  /** What stands between the buttons and the result. */
  readonly children: ComponentChildren;
}

/** What a click came to, and of which values. */
interface Ran {
  readonly of: Call;
  readonly by: string;
  readonly result: Result;
  readonly sent: Sent | null;
}

/** Runs the call, without a network or against the mock. */
export function RunBar({ call, checked, children }: Props) {
  const source = useSource();
  const [ran, setRan] = useState<Ran | null>(null);
  const { page, example } = call;
  const { reply } = example;
  const isAble = checked !== null && checked.kind !== "unavailable";
  const runExample = async () => {
    if (!reply) return;
    const result = await run(call, await source.package(page), () => responseOf(reply));
    const by = `the reply of the example “${example.name}”${isEdited(call) ? ", which has other inputs" : ""}`;
    setRan({ of: call, by, result, sent: null });
  };
  const mock = mockOf(source);
  const send = async () => {
    if (!mock || "why" in mock) return;
    const { result, sent } = await sendToMock(call, await source.package(page), mock.address);
    setRan({ of: call, by: "the mock", result, sent });
  };
  // What came of other values is not shown beside these.
  const isCurrent = ran !== null && ran.of.values === call.values && ran.of.example === example;
  return (
    <section class={`call${isCurrent ? " ran" : ""}`} aria-labelledby="call-title">
      <div class="call-head">
        <h2 id="call-title">The call</h2>
        <div class="call-actions">
          <button type="button" class="button" disabled={!isAble || !reply} onClick={runExample}>
            Run with example reply
          </button>
          {mock && "address" in mock && (
            <button type="button" class="button main" disabled={!isAble} onClick={send}>
              Send to the mock
            </button>
          )}
        </div>
      </div>
      {mock && "why" in mock && <p class="call-note">{mock.why}</p>}
      {children}
      <div aria-live="polite">
        {isCurrent && <ResultView by={ran.by} result={ran.result} sent={ran.sent} />}
      </div>
    </section>
  );
}
