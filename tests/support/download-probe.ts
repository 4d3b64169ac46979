import { createWriteStream } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import {
  connect,
  defineBlock,
  defineOperation,
  fileReplies,
  type StoreFile,
  storing,
} from "../../packages/runtime/src/index.ts";
import { collectAllTheTime, peakMemory } from "./peak-memory.ts";

// Downloads one file through a block to the disk and prints what that took, as one line of JSON.
const [baseUrl = "", path = ""] = process.argv.slice(2);

const download = defineOperation<{ id: string }, { id: string }, { file: unknown }>(
  {
    id: "files",
    credentials: {},
    errors: { message: [], code: [] },
    connect: (_, options) => connect(options, { home: "https://files.example" }),
  },
  {
    operation: "files_download",
    effect: "read",
    method: "GET",
    path: "/{id}",
    receive: storing({ 200: { maxBytes: 2 ** 30 } }),
    request: ({ id }) => ({ params: { path: { id } } }),
  },
  {
    name: "Download",
    inputs: { id: { type: "string", required: true } },
    outputs: { file: { type: "json", from: ["body"] } },
    replies: { 200: "file" },
    keywords: [fileReplies],
  },
);
const block = defineBlock({
  type: "files",
  name: "Files",
  description: "Files.",
  category: "tools",
  operations: { files_download: download },
});

const storeFile: StoreFile = async ({ stream, name, mediaType, size }, { signal }) => {
  await pipeline(Readable.fromWeb(stream as never), createWriteStream(path), { signal }); // Node's own type of streams
  return { name, mediaType, size };
};
const run = (id: string) =>
  block.execute({ operation: "files_download", id }, { baseUrl, storeFile, timeoutMs: 110_000 });

collectAllTheTime();
// What the first call loads counts as the start.
await run("small");
const before = process.memoryUsage().rss;
const { file } = await run("large");
process.stdout.write(JSON.stringify({ file, growth: peakMemory() - before }));
