import { toolsFile } from "../../data/address.ts";
import type { ToolPage, ToolsPage } from "../../data/types.ts";
import { useData } from "../data.ts";
import { CodeBlock } from "../parts/code-block.tsx";
import type { Call } from "./types.ts";

interface Props {
  readonly call: Call;
  /** As servers of the Model Context Protocol list it, or else as the SDKs of models take it. */
  readonly isMcp: boolean;
}

/** How a model is offered the operation. */
export function ToolTab({ call, isMcp }: Props) {
  const { data, problem } = useData<ToolsPage>(toolsFile(call.page.id));
  if (!data) return <p class="call-note">{problem ?? "Loading …"}</p>;
  const tools = (data[call.operation.id] ?? []).filter(({ title }) => (title === "MCP") === isMcp);
  if (tools.length === 0) return <p class="call-note">No model is offered this operation.</p>;
  return tools.map((tool) => <Definition key={tool.title} tool={tool} />);
}

function Definition({ tool: { title, definition, tokens } }: { readonly tool: ToolPage }) {
  return (
    <>
      <p class="call-note">
        {title}: about {tokens.toLocaleString("en")} tokens in every request
      </p>
      <CodeBlock
        text={JSON.stringify(definition, null, 2)}
        language="json"
        what={`the definition for ${title}`}
      />
    </>
  );
}
