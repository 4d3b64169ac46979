import type { ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { expect, test } from "vitest";
import { openServer } from "../../../../tests/kit/server.ts";
import { checkWorkflow } from "../check.ts";
import { archive, drive } from "../file-blocks.fixture.ts";
import { archiveBlock, driveBlock, folderHost } from "./files.fixture.ts";
import { block, workflowOf } from "./run.fixture.ts";
import { memoryStore } from "./store.ts";
import type { RunOptions } from "./types.ts";
import { runWorkflow } from "./workflow.ts";

/** No text: bytes that are no UTF-8, and more of them than fit one chunk. */
const pdf = Buffer.concat([
  Buffer.from("%PDF-1.7\n"),
  Buffer.alloc(300_000, Buffer.from([0, 255])),
]);

const workflow = workflowOf({
  invoice: block("archive", "archive_get_invoice", { id: "R-7" }, ["add"]),
  add: block("drive", "drive_add", { file: "{{invoice.invoice}}" }),
});

/** Two providers on loopback, and what was uploaded to the second. */
async function providers(download: (response: ServerResponse) => void) {
  const uploads: File[] = [];
  const from = await openServer((_, response) => download(response));
  const to = await openServer(async (request, response) => {
    const type = request.headers["content-type"] ?? "";
    const body = new Response(await buffer(request), { headers: { "content-type": type } });
    const file = (await body.formData()).get("file");
    if (file instanceof File) uploads.push(file);
    response.writeHead(200, { "content-type": "application/json" }).end('{"id":"d1"}');
  });
  return { uploads, baseUrls: { archive: from, drive: to } as Record<string, string> };
}

const whole = (response: ServerResponse) =>
  response
    .writeHead(200, {
      "content-type": "application/pdf",
      "content-length": pdf.length,
      "content-disposition": 'attachment; filename="../R-7.pdf"',
    })
    .end(pdf);

function optionsOf(baseUrls: Record<string, string>, rest: object): RunOptions {
  const context: RunOptions["context"] = (type) => ({ baseUrl: baseUrls[type], ...rest });
  return { blocks: [archiveBlock, driveBlock], context };
}

test("the workflow is fine, as block.json says which output is a file", () => {
  expect(checkWorkflow(workflow, [archive, drive])).toEqual([]);
});

test("a file goes from one block to the next by the host, which decides what stands for it", async () => {
  const { uploads, baseUrls } = await providers(whole);
  const { kept, ...host } = folderHost();
  const result = await runWorkflow(workflow, optionsOf(baseUrls, host));
  const [key] = kept();
  expect(result.blocks).toMatchObject({
    invoice: { outputs: { invoice: { key, name: "R-7.pdf", mediaType: "application/pdf" } } },
    add: { outputs: { id: "d1" } },
  });
  const [file] = uploads;
  expect([file?.name, file?.type]).toEqual(["R-7.pdf", "application/pdf"]);
  expect(pdf.equals(new Uint8Array((await file?.arrayBuffer()) ?? []))).toBe(true);
});

test("without a host's functions small files go on as JSON", async () => {
  const { uploads, baseUrls } = await providers(whole);
  expect(await runWorkflow(workflow, optionsOf(baseUrls, {}))).toMatchObject({
    status: "completed",
  });
  expect(uploads).toMatchObject([{ name: "R-7.pdf", size: pdf.length }]);
});

test("what was kept is uploaded when a run goes on later, without another download", async () => {
  let downloads = 0;
  const { uploads, baseUrls } = await providers((response) => {
    downloads++;
    whole(response);
  });
  const { kept: _, ...host } = folderHost();
  const store = memoryStore();
  const first = new AbortController();
  const stopped: RunOptions = {
    ...optionsOf(baseUrls, host),
    store,
    signal: first.signal,
    onEvent: ({ block: id, kind }) => id === "invoice" && kind === "ended" && first.abort(),
  };
  expect(await runWorkflow(workflow, stopped)).toMatchObject({ status: "aborted" });
  const again = await runWorkflow(workflow, { ...optionsOf(baseUrls, host), store });
  expect([again.status, downloads, uploads.length]).toEqual(["completed", 1, 1]);
});

test("of a download that breaks off nothing is kept, and nothing is uploaded", async () => {
  const { uploads, baseUrls } = await providers((response) => {
    response.writeHead(200, { "content-type": "application/pdf", "content-length": pdf.length });
    response.write(pdf.subarray(0, 100_000), () => response.destroy());
  });
  const { kept, ...host } = folderHost();
  expect(await runWorkflow(workflow, optionsOf(baseUrls, host))).toMatchObject({
    status: "failed",
    blocks: {
      invoice: { status: "failed", error: { code: "network" } },
      add: { status: "skipped", because: "invoice" },
    },
  });
  expect([kept(), uploads]).toEqual([[], []]);
});

test("a file that the next block does not take is refused before it is sent", async () => {
  const { uploads, baseUrls } = await providers((response) => {
    response.writeHead(200, { "content-type": "application/octet-stream" }).end("<html>");
  });
  const { kept: _, ...host } = folderHost();
  expect(await runWorkflow(workflow, optionsOf(baseUrls, host))).toMatchObject({
    blocks: {
      add: {
        error: {
          code: "invalid_input",
          outcome: "not_sent",
          message: "file must be a file of type application/pdf, not application/octet-stream.",
        },
      },
    },
  });
  expect(uploads).toEqual([]);
});
