import { CodeBlock } from "../parts/code-block.tsx";
import { OfRequest } from "./of-request.tsx";
import { snippetOf } from "./snippets.ts";
import { ToolTab } from "./tool-tab.tsx";
import type { Call, Checked } from "./types.ts";

interface Props {
  readonly id: string;
  readonly call: Call;
  readonly checked: Checked | null;
}

/** The call in one of the other ways to write it. */
export function OtherTab({ id, call, checked }: Props) {
  const snippet = snippetOf(id, call, checked);
  if (!snippet) return <ToolTab call={call} isMcp={id === "mcp"} />;
  const { text, language, what } = snippet;
  const code = text !== null && <CodeBlock text={text} language={language} what={what} />;
  if (id !== "curl") return code;
  return (
    <OfRequest call={call} checked={checked}>
      {code}
    </OfRequest>
  );
}
