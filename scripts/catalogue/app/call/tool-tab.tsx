import type { ToolsPage } from "../../data/types.ts";
import { useData } from "../data.ts";
import { CodeBlock } from "../parts/code-block.tsx";
import type { Call } from "./types.ts";

interface Props {
  readonly call: Call;
  readonly title: string;
}

/** How a model is offered the operation. */
export function ToolTab({ call, title }: Props) {
  const { data, problem } = useData<ToolsPage>(`data/tools/${call.page.id}.json`);
  const tool = data?.[call.operation.id]?.find((each) => each.title === title);
  if (!tool) return <p class="call-note">{problem ?? "Loading …"}</p>;
  return (
    <>
      <p class="call-note">about {tool.tokens.toLocaleString("en")} tokens in every request</p>
      <CodeBlock
        text={JSON.stringify(tool.definition, null, 2)}
        language="json"
        what="the definition"
      />
    </>
  );
}
