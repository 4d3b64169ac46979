import type { WireExpectations } from "./types.ts";

const documented: readonly WireExpectations[] = [
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
