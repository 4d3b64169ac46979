import type { Language } from "../parts/tokens.ts";
import { curlSnippet } from "./snippets/curl.ts";
import { httpSnippet } from "./snippets/http.ts";
import { blockSnippet, clientSnippet, operationSnippet } from "./snippets/typescript.ts";
import { workflowSnippet } from "./snippets/workflow.ts";
import type { Call, Checked } from "./types.ts";

/** One way to write the call. */
export interface Snippet {
  readonly id: string;
  readonly title: string;
  readonly language: Language;
  /** What it is, to name the button that copies it. */
  readonly what: string;
  /** Null where there is none, as the values are refused. */
  readonly text: string | null;
  /** Whether it is made of the request. */
  readonly ofRequest: boolean;
}

/** Every way to write a call, in the order of the tabs. */
export function snippetsOf(call: Call, checked: Checked | null): readonly Snippet[] {
  const request = checked?.kind === "request" ? checked.request : null;
  const sent = { ofRequest: true };
  const code = { language: "typescript", ofRequest: false } as const;
  const client = clientSnippet(call);
  return [
    {
      ...sent,
      id: "http",
      title: "HTTP",
      language: "http",
      what: "the request",
      text: request && httpSnippet(request),
    },
    {
      ...sent,
      id: "curl",
      title: "curl",
      language: "shell",
      what: "the command",
      text: request && curlSnippet(request),
    },
    {
      ...code,
      id: "block",
      title: "Block",
      what: "the call of the block",
      text: blockSnippet(call),
    },
    {
      ...code,
      id: "operation",
      title: "Operation",
      what: "the call of the operation",
      text: operationSnippet(call),
    },
    ...(client === null
      ? []
      : [{ ...code, id: "client", title: "Client", what: "the call of the client", text: client }]),
    {
      id: "workflow",
      title: "Workflow",
      language: "yaml",
      what: "the workflow",
      text: workflowSnippet(call),
      ofRequest: false,
    },
  ];
}
