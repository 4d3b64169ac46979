import { randomUUID } from "node:crypto";
import { openAsBlob, readdirSync } from "node:fs";
import { join } from "node:path";
import {
  connect,
  defineBlock,
  defineOperation,
  fileReplies,
  files,
  multipart,
  type Provider,
  type ReadFile,
  type StoreFile,
  storing,
} from "@blockwright/runtime";
import { storeAt } from "../../../../tests/kit/store-file.ts";
import { newFolder } from "../../../../tests/kit/folder.ts";

/** A provider of files that asks for no credential. */
const provider = (id: string): Provider<unknown> => ({
  id,
  credentials: {},
  errors: { message: ["body.message"], code: [] },
  connect: (_, options) => connect(options, { home: `https://${id}.example` }),
});
const about = { name: "Files", description: "Files.", category: "files" } as const;

/** Downloads files. */
export const archiveBlock = defineBlock({
  ...about,
  type: "archive",
  operations: {
    archive_get_invoice: defineOperation<{ id: string }, { id: string }, { invoice: unknown }>(
      provider("archive"),
      {
        operation: "archive_get_invoice",
        effect: "read",
        method: "GET",
        path: "/invoices/{id}",
        receive: storing({ 200: { mediaType: "application/pdf" } }),
        request: ({ id }) => ({ params: { path: { id } } }),
      },
      {
        name: "Get an invoice",
        inputs: { id: { type: "string", required: true } },
        outputs: { invoice: { type: "json", from: ["body"] } },
        replies: { 200: "file" },
        keywords: [fileReplies],
      },
    ),
  },
});

/** Uploads files. */
export const driveBlock = defineBlock({
  ...about,
  type: "drive",
  operations: {
    drive_add: defineOperation<{ file: unknown }, { file: File }, { id: string }>(
      provider("drive"),
      {
        operation: "drive_add",
        effect: "write",
        method: "POST",
        path: "/files",
        write: multipart(),
        request: ({ file }) => ({ body: { file } }),
      },
      {
        name: "Add a file",
        inputs: { file: { type: "file", required: true, mediaTypes: ["application/pdf"] } },
        outputs: { id: { type: "string", from: ["body.id"] } },
        replies: { 200: "object" },
        keywords: [files],
      },
    ),
  },
});

/** What a host keeps in a folder stands for it by a key of the host's own. */
export function folderHost() {
  const folder = newFolder();
  const storeFile: StoreFile = async (file, context) => {
    const key = randomUUID();
    await storeAt(join(folder, key), file, context);
    return { key, name: file.name, mediaType: file.mediaType };
  };
  const readFile: ReadFile = async (reference) => {
    const { key, name, mediaType } = Object(reference);
    const file = await openAsBlob(join(folder, key));
    return new File([file], name ?? "file", { type: mediaType });
  };
  return { storeFile, readFile, kept: () => readdirSync(folder) };
}
