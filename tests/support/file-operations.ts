import {
  type Call,
  connect,
  defineOperation,
  fileReplies,
  files,
  multipart,
  type Operation,
  type OperationDefinition,
  type Provider,
  storing,
} from "@blockwright/runtime";

/** Inputs of a download. */
interface Asked {
  readonly id: string;
  readonly key: string;
}

/** Inputs of an upload. */
interface Given {
  readonly file: unknown;
  readonly note?: string;
}

const text = { type: "string", required: true } as const;
const errors = { message: ["body.message"], code: [] };
const home = "https://files.example";

/** Where files are stored for everybody, and for those who have a key. */
const open: Provider<unknown> = {
  id: "files",
  credentials: {},
  errors,
  connect: (_, options) => connect(options, { home }),
};
const locked: Provider<Asked> = {
  id: "files",
  credentials: { key: { ...text, secret: true } },
  errors,
  connect: ({ key }, options) => connect(options, { home, headers: { "X-API-Key": key } }),
};

/** A reply that is a PDF, which the host may take at any size. */
const pdf = { mediaType: "application/pdf", maxBytes: 2 ** 30 };

const downloading: OperationDefinition<Asked> = {
  name: "Download",
  inputs: { id: text },
  outputs: { file: { type: "json", from: ["body"] } },
  replies: { 200: "file", 201: "file" },
  keywords: [fileReplies],
};

/** Downloads a file. */
export const download = downloads("files_download", "read", "GET");

/** Has a file made, which costs something. */
export const render = downloads("files_render", "cost", "POST");

/** Uploads a file as a part of a form. */
export const upload = defineOperation<Given, { file: File; note?: string }, { bytes: number }>(
  open,
  {
    operation: "files_upload",
    effect: "write",
    method: "PUT", // may be repeated
    path: "/file",
    write: multipart(),
    request: (body) => ({ body }),
  },
  {
    name: "Upload",
    inputs: { file: { type: "file", required: true }, note: { type: "string" } },
    outputs: { bytes: { type: "number", from: ["body.bytes"] } },
    replies: { 200: "object" },
    keywords: [files],
  },
);

function downloads(
  operation: string,
  effect: "read" | "cost",
  method: string,
): Operation<Asked, { file: unknown }> {
  const call: Call<Asked> = {
    operation,
    effect,
    method,
    path: "/{id}",
    receive: storing({ 200: pdf, 201: pdf }),
    request: ({ id }) => ({ params: { path: { id } } }),
  };
  return defineOperation<Asked, Asked, { file: unknown }>(locked, call, downloading);
}
