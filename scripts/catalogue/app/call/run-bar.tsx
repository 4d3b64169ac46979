import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { useSource } from "../data.ts";
import { lazy } from "../lazy.tsx";
import { responseOf } from "./example-reply.ts";
import { isEdited } from "./inputs.ts";
import { mockOf, type Sent, sendToMock } from "./mock.ts";
import { type Result, run } from "./perform.ts";
import type { Call, Checked } from "./types.ts";

interface Props {
  readonly call: Call;
  readonly checked: Checked | null;
  /** What stands between the buttons and the result. */
  readonly children: ComponentChildren;
}

const ResultView = lazy(async () => (await import("./result-view.tsx")).ResultView);

/** What a click came to, and of which values. */
interface Ran {
  readonly of: Call;
  readonly by: string;
  readonly result: Result;
  readonly sent: Sent | null;
}

/** Runs the call, without a network or against the mock. */
export function RunBar({ call, checked, children }: Props) {
  const { ran, runExample, send, noMock } = useRuns(call);
  const isAble = checked !== null && checked.kind !== "unavailable";
  return (
    <section class={`call${ran ? " ran" : ""}`} aria-labelledby="call-title">
      <div class="call-head">
        <h2 id="call-title">The call</h2>
        <div class="call-actions">
          {runExample && (
            <button type="button" class="button" disabled={!isAble} onClick={runExample}>
              Run with example reply
            </button>
          )}
          {send && (
            <button type="button" class="button main" disabled={!isAble} onClick={send}>
              Send to the mock
            </button>
          )}
        </div>
      </div>
      {noMock !== null && <p class="call-note">{noMock}</p>}
      {children}
      <div aria-live="polite">
        {ran && <ResultView by={ran.by} result={ran.result} sent={ran.sent} />}
      </div>
    </section>
  );
}

/** What can be run, and what came of it; of other values nothing is told. */
function useRuns(call: Call) {
  const source = useSource();
  const [ran, setRan] = useState<Ran | null>(null);
  const { page, example } = call;
  const { reply, name } = example;
  const runExample = async () => {
    if (!reply) return;
    const result = await run(call, await source.package(page), () => responseOf(reply));
    const others = isEdited(call) ? ", which has other inputs" : "";
    setRan({ of: call, by: `the reply of the example “${name}”${others}`, result, sent: null });
  };
  const mock = mockOf(source);
  const address = mock && "address" in mock ? mock.address : null;
  const send = async () => {
    if (address === null) return;
    const came = await sendToMock(call, await source.package(page), address);
    setRan({ of: call, by: "the mock", ...came });
  };
  const isCurrent = ran?.of.values === call.values && ran.of.example === example;
  return {
    ran: isCurrent ? ran : null,
    runExample: reply && runExample,
    send: address === null ? null : send,
    noMock: mock && "why" in mock ? mock.why : null,
  };
}
