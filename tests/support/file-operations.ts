import {
  connect,
  defineOperation,
  fileReplies,
  files,
  multipart,
  type Operation,
  type OperationDefinition,
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

/** A reply that is a PDF, which the host may take at any size. */
const pdf = { mediaType: "application/pdf", maxBytes: 2 ** 30 };

const downloading: Omit<OperationDefinition<Asked>, "id" | "effect" | "call"> = {
  provider: "files",
  name: "Download",
  inputs: { id: text, key: { ...text, secret: true } },
  outputs: { file: { type: "json", from: ["body"] } },
  replies: { 200: "file", 201: "file" },
  errors,
  keywords: [fileReplies],
  connect: ({ key }, options) => connect(options, { home, headers: { "X-API-Key": key } }),
};

/** Downloads a file. */
export const download = downloads("files_download", "read", "GET");

/** Has a file made, which costs something. */
export const render = downloads("files_render", "cost", "POST");

/** Uploads a file as a part of a form. */
export const upload = defineOperation<Given, { file: File; note?: string }, { bytes: number }>({
  id: "files_upload",
  provider: "files",
  name: "Upload",
  effect: "write",
  inputs: { file: { type: "file", required: true }, note: { type: "string" } },
  outputs: { bytes: { type: "number", from: ["body.bytes"] } },
  replies: { 200: "object" },
  errors,
  keywords: [files],
  connect: (_, options) => connect(options, { home }),
  call: {
    operation: "files_upload",
    effect: "write",
    method: "PUT", // may be repeated
    path: "/file",
    write: multipart(),
    request: (body) => ({ body }),
  },
});

function downloads(
  name: string,
  effect: "read" | "cost",
  method: string,
): Operation<Asked, { file: unknown }> {
  return defineOperation<Asked, Asked, { file: unknown }>({
    ...downloading,
    id: name,
    effect,
    call: {
      operation: name,
      effect,
      method,
      path: "/{id}",
      receive: storing({ 200: pdf, 201: pdf }),
      request: ({ id }) => ({ params: { path: { id } } }),
    },
  });
}
