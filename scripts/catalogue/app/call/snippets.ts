import type { Language } from "../parts/tokens.ts";
import { curlSnippet } from "./snippets/curl.ts";
import { blockSnippet, clientSnippet, operationSnippet } from "./snippets/typescript.ts";
import { workflowSnippet } from "./snippets/workflow.ts";
import type { Call, Checked } from "./types.ts";

/** One way to write the call. */
export interface Snippet {
  readonly language: Language;
  /** What it is, to name the button that copies it. */
  readonly what: string;
  /** Null where there is none. */
  readonly text: string | null;
}

/** The call in one of the ways to write it; undefined for any other name. */
export function snippetOf(id: string, call: Call, checked: Checked | null): Snippet | undefined {
  const code = (what: string, text: string | null): Snippet => ({
    language: "typescript",
    what: `the call of the ${what}`,
    text,
  });
  switch (id) {
    case "curl": {
      const text = checked?.kind === "request" ? curlSnippet(checked.request) : null;
      return { language: "shell", what: "the command", text };
    }
    case "block":
      return code("block", blockSnippet(call));
    case "operation":
      return code("operation", operationSnippet(call));
    case "client":
      return code("client", clientSnippet(call));
    case "workflow":
      return { language: "yaml", what: "the workflow", text: workflowSnippet(call) };
    default:
      return undefined;
  }
}
