import { sent } from "./habit-texts.ts";

/** What other tools, and version 1, call the words of examples; by the title of their schema. */
export const EXAMPLES = {
  Example: {
    params: { keys: "input inputs parameters", instead: "write `params`" },
    reply: { keys: "response", instead: "write `reply: { status: 200, body: ... }`" },
    output: { keys: "outputs result", instead: "write `output`" },
    nothing: {
      keys: "uuid",
      instead: `leave it out; \`{$uuid}\` is 00000000-0000-4000-8000-000000000000 in every example`,
    },
  },
  "Example request": {
    line: { keys: "method path url uri endpoint httpMethod verb", instead: sent },
    query: { keys: "params queryParams search", instead: "write `query`, by name" },
    body: { keys: "data json payload", instead: "write `body`" },
  },
} as const;
