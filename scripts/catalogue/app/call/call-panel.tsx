import { lazy } from "../lazy.tsx";
import { CodeBlock } from "../parts/code-block.tsx";
import { type Tab, Tabs } from "../parts/tabs.tsx";
import { keepState, useRoute } from "../route.ts";
import { OfRequest } from "./of-request.tsx";
import { RunBar } from "./run-bar.tsx";
import { httpSnippet } from "./snippets/http.ts";
import type { Call, Checked } from "./types.ts";

interface Props {
  readonly call: Call;
  readonly checked: Checked | null;
}

// The request is what most come for: what else writes the call is loaded when it is asked for.
const OtherTab = lazy(async () => (await import("./other-tab.tsx")).OtherTab);

/** The call that the form makes: the request, code that makes it, and what comes of it. */
export function CallPanel({ call, checked }: Props) {
  const route = useRoute();
  const tabs = tabsOf(call);
  const { id = "" } = tabs.find((tab) => tab.id === route.state["tab"]) ?? tabs[0] ?? {};
  return (
    <RunBar call={call} checked={checked}>
      <Tabs
        label="The call"
        tabs={tabs}
        selected={id}
        onSelect={(tab) => keepState(route, { tab })}
      >
        {id === "http" ? (
          <RequestTab call={call} checked={checked} />
        ) : (
          <OtherTab id={id} call={call} checked={checked} />
        )}
      </Tabs>
    </RunBar>
  );
}

function tabsOf({ page, operation }: Call): readonly Tab[] {
  const { client } = page.operations[operation.id] ?? {};
  return [
    { id: "http", title: "HTTP" },
    { id: "curl", title: "curl" },
    { id: "block", title: "Block" },
    { id: "operation", title: "Operation" },
    ...(client ? [{ id: "client", title: "Client" }] : []),
    { id: "workflow", title: "Workflow" },
    ...(operation.model?.hide
      ? []
      : [
          { id: "mcp", title: "MCP" },
          { id: "tools", title: "LLM tools" },
        ]),
  ];
}

function RequestTab({ call, checked }: Props) {
  const text = checked?.kind === "request" ? httpSnippet(checked.request) : null;
  return (
    <OfRequest call={call} checked={checked}>
      {text !== null && <CodeBlock text={text} language="http" what="the request" />}
    </OfRequest>
  );
}
