import type { DiagnosticsPage } from "../../data/types.ts";
import { Badge } from "../parts/badge.tsx";
import { CodeBlock } from "../parts/code-block.tsx";
import { Text } from "../parts/text.tsx";
import { hrefOf } from "../route.ts";

interface Props {
  readonly of: DiagnosticsPage["groups"][number]["codes"][number];
}

/** One kind of problem. The terminal says the same. */
export function Diagnostic({ of }: Props) {
  const { code, severity, message, cause, fix, example } = of;
  return (
    <div class="diagnostic">
      <p class="up">
        <a href={hrefOf(["diagnostics"])}>Diagnostics</a>
      </p>
      <h1>{code}</h1>
      <p class="lead">
        <Badge tone={severity === "error" ? "bad" : "warn"}>{severity}</Badge>{" "}
        <Text text={message} />
      </p>
      <h2>Cause</h2>
      <p>
        <Text text={cause} />
      </p>
      <h2>Fix</h2>
      <p>
        <Text text={fix} />
      </p>
      {example !== null && (
        <>
          <h2>Example</h2>
          <CodeBlock text={example} language="text" what="the example" />
        </>
      )}
      <p class="note hint">
        In the terminal: <code>npx blockwright check --explain {code}</code>
      </p>
    </div>
  );
}
