import type { BlockDescription } from "./known/types.ts";

const field = { title: "", visibility: "user-or-llm", secret: false };

/** What `block.json` says of an archive, from which files are downloaded. */
export const archive = {
  type: "archive",
  name: "Archive",
  operations: [
    {
      id: "archive_get_invoice",
      name: "Get an invoice",
      effect: "read",
      outputs: {
        invoice: { type: "json", file: true, description: "The invoice." },
        number: { type: "string", description: "Its number." },
        pages: { type: "number", description: "Its pages." },
      },
    },
  ],
  fields: [
    {
      ...field,
      name: "id",
      type: "string",
      operations: ["archive_get_invoice"],
      requiredIn: ["archive_get_invoice"],
    },
  ],
} satisfies BlockDescription & { readonly name: string };

/** What it says of a drive, to which files are uploaded. */
export const drive = {
  type: "drive",
  name: "Drive",
  operations: [{ id: "drive_add", name: "Add a file", effect: "write", outputs: {} }],
  fields: [
    {
      ...field,
      name: "file",
      type: "file",
      operations: ["drive_add"],
      requiredIn: ["drive_add"],
      limits: { maxBytes: 8, mediaTypes: ["application/pdf", "text/plain"] },
    },
  ],
} satisfies BlockDescription & { readonly name: string };
