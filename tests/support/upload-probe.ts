import { openAsBlob } from "node:fs";
import {
  connect,
  defineBlock,
  defineOperation,
  files,
  multipart,
} from "../../packages/runtime/src/index.ts";
import { collectAllTheTime, peakMemory } from "./peak-memory.ts";

// Uploads files from the disk through a block and prints what the large one took, as one line of JSON.
const [baseUrl = "", small = "", large = ""] = process.argv.slice(2);

const upload = defineOperation<{ file: unknown }, { file: File }, { bytes: number }>(
  {
    id: "files",
    credentials: {},
    errors: { message: [], code: [] },
    connect: (_, options) => connect(options, { home: "https://files.example" }),
  },
  {
    operation: "files_upload",
    effect: "write",
    // May be repeated.
    method: "PUT",
    path: "/file",
    write: multipart(),
    request: ({ file }) => ({ body: { file } }),
  },
  {
    name: "Upload",
    inputs: { file: { type: "file", required: true } },
    outputs: { bytes: { type: "number", from: ["body.bytes"] } },
    replies: { 200: "object" },
    keywords: [files],
  },
);
const block = defineBlock({
  type: "files",
  name: "Files",
  description: "Files.",
  category: "tools",
  operations: { files_upload: upload },
});

const readFile = (path: unknown) => openAsBlob(String(path));
const run = (file: string) =>
  block.execute({ operation: "files_upload", file }, { baseUrl, readFile, timeoutMs: 110_000 });

collectAllTheTime();
// What the first call loads counts as the start.
await run(small);
const before = process.memoryUsage().rss;
const { bytes } = await run(large);
process.stdout.write(JSON.stringify({ bytes, growth: peakMemory() - before }));
