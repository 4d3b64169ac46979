import { keepState, useRoute } from "../route.ts";
import { CodeBlock } from "../parts/code-block.tsx";
import { Tabs } from "../parts/tabs.tsx";
import { Problems } from "./problems.tsx";
import { RunBar } from "./run-bar.tsx";
import { type Snippet, snippetsOf } from "./snippets.ts";
import { ToolTab } from "./tool-tab.tsx";
import type { Call, Checked } from "./types.ts";

interface Props {
  readonly call: Call;
  readonly checked: Checked | null;
}

/** The call that the form makes: the request, code that makes it, and what comes of it. */
export function CallPanel({ call, checked }: Props) {
  const route = useRoute();
  const snippets = snippetsOf(call, checked);
  const tools = call.operation.model?.hide ? [] : TOOL_TABS;
  const tabs = [...snippets, ...tools];
  const selected = tabs.find(({ id }) => id === route.state["tab"]) ?? tabs[0];
  const snippet = snippets.find(({ id }) => id === selected?.id);
  return (
    <RunBar call={call} checked={checked}>
      <Tabs
        label="The call"
        tabs={tabs}
        selected={selected?.id ?? ""}
        onSelect={(tab) => keepState(route, { tab })}
      >
        {snippet ? (
          <SnippetTab call={call} checked={checked} snippet={snippet} />
        ) : (
          <ToolTab call={call} isMcp={selected?.id === "mcp"} />
        )}
      </Tabs>
    </RunBar>
  );
}

/** How models are offered the operation. */
const TOOL_TABS = [
  { id: "mcp", title: "MCP" },
  { id: "tools", title: "LLM tools" },
];

function SnippetTab({ call, checked, snippet }: Props & { readonly snippet: Snippet }) {
  const { page, operation } = call;
  if (!checked) return <p class="call-note">Loading {page.package.name} …</p>;
  const signs = page.operations[operation.id]?.signs ?? [];
  return (
    <>
      {checked.kind === "unavailable" ? (
        <p class="call-note">
          There is no preview of the request, as the code cannot run in a browser: {checked.why}.
        </p>
      ) : (
        <p class="call-note">computed by {page.package.name} in this page; nothing is sent</p>
      )}
      {snippet.text !== null && (
        <CodeBlock text={snippet.text} language={snippet.language} what={snippet.what} />
      )}
      {snippet.ofRequest && checked.kind === "refused" && (
        <Problems title={`No request: ${checked.code}`} all={checked.problems} isBad />
      )}
      {snippet.ofRequest && checked.kind === "request" && signs.length > 0 && (
        <p class="call-note">
          Signed by the package when it is sent, in <code>{signs.join(", ")}</code>.
        </p>
      )}
    </>
  );
}
