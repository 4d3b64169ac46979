import type { DocumentedExpectations } from "./types.ts";

const documented: readonly DocumentedExpectations[] = [
  {
    provider: "notes",
    block: { type: "notes", category: "tools" },
    secrets: [],
    shared: {},
    headers: {},
    operations: {},
  },
];

export default documented;
