import { useEffect, useRef } from "preact/hooks";
import { CodeBlock } from "../parts/code-block.tsx";
import { Problems } from "./problems.tsx";
import type { Sent } from "./mock.ts";
import type { Result } from "./perform.ts";

interface Props {
  /** Who answered. */
  readonly by: string;
  readonly result: Result;
  readonly sent: Sent | null;
}

/** What came of the call: its outputs or its error, warnings, and what the mock found wrong. */
export function ResultView({ by, result, sent }: Props) {
  const isDone = result.kind === "outputs";
  const own = useRef<HTMLDivElement>(null);
  // The button may stand above a long request.
  useEffect(() => own.current?.scrollIntoView({ block: "nearest" }), [result]);
  return (
    <div class="call-result" ref={own}>
      <p class={isDone ? "call-done" : "call-failed"}>
        <b>{isDone ? "Outputs" : "ToolError"}</b> from {by}
        {sent && `, status ${sent.status}`}
      </p>
      {result.kind === "error" && <Failed error={result.error} />}
      {isDone && (
        <CodeBlock
          text={JSON.stringify(result.outputs, null, 2)}
          language="json"
          what="the outputs"
        />
      )}
      {result.warnings.length > 0 && <Problems title="Warnings" all={result.warnings} />}
      {sent && sent.violations.length > 0 && (
        <Problems
          title="The mock says of the contract"
          all={sent.violations.map((message) => ({ input: "", message }))}
        />
      )}
    </div>
  );
}

function Failed({ error }: { readonly error: (Result & { readonly kind: "error" })["error"] }) {
  const { code, message, outcome } = error;
  return (
    <dl class="call-error">
      <dt>code</dt>
      <dd>
        <code>{code}</code>
      </dd>
      <dt>message</dt>
      <dd>{message}</dd>
      {outcome !== undefined && (
        <>
          <dt>outcome</dt>
          <dd>
            <code>{outcome}</code>
          </dd>
        </>
      )}
    </dl>
  );
}
