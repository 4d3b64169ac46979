// Generated from specs/demo.yaml. Do not edit; run `npx blockwright generate`.

import { booleans, defineOperation, type Provider } from "@blockwright/runtime";
import { connection, insertTextCall, replaceTextCall } from "./client.ts";
import type {
  DemoCredentials as Credentials,
  InsertTextInputs,
  InsertTextParams,
  ReplaceTextInputs,
  ReplaceTextParams,
} from "./inputs.ts";

/** What operations have in common. */
const demo: Provider<Credentials> = {
  id: "demo",
  credentials: { accessToken: { type: "string", required: true, secret: true, credential: true } },
  errors: { message: ["body.error.message"], code: ["body.error.status"] },
  connect: connection,
};

/** Outputs of `demo_insert_text`. */
export interface InsertTextOutputs {
  /** Id. */
  id: string;
  /** The new revision. */
  revision?: string;
}

/** Insert text. `POST /v1/documents/{documentId}:batchUpdate` */
export const insertText = /* @__PURE__ */ defineOperation<
  InsertTextInputs,
  InsertTextParams & Credentials,
  InsertTextOutputs
>(demo, insertTextCall, {
  name: "Insert text",
  inputs: {
    documentId: { type: "string", required: true },
    text: { type: "string", required: true },
    index: { type: "number", integer: true, minimum: 0 },
  },
  outputs: {
    id: { type: "string", from: ["body.documentId"] },
    revision: { type: "string", from: ["body.revision"], optional: true },
  },
  replies: { 200: "object" },
});

/** Outputs of `demo_replace_text`. */
export interface ReplaceTextOutputs {
  /** Id. */
  id: string;
  /** How many. */
  count?: number;
}

/** Replace text. `POST /v1/documents/{document}:batchUpdate` */
export const replaceText = /* @__PURE__ */ defineOperation<
  ReplaceTextInputs,
  ReplaceTextParams & Credentials,
  ReplaceTextOutputs
>(demo, replaceTextCall, {
  name: "Replace text",
  inputs: {
    document: { type: "string", required: true },
    find: { type: "string", required: true },
    by: { type: "string", required: true },
    force: { type: "boolean" },
  },
  outputs: {
    id: { type: "string", from: ["body.documentId"] },
    count: { type: "number", integer: true, from: ["body.replies[0].occurrences"], optional: true },
  },
  replies: { 200: "object" },
  keywords: [booleans],
});
