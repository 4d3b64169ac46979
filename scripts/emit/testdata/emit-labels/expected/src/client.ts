// Generated from specs/demo.yaml. Do not edit; run `npx blockwright generate`.

import {
  type Call,
  type CallInit,
  type Connection,
  callOptions,
  connect,
  credential,
  labelledClientOptions,
  type RequestOf,
  type Sendable,
  type TransportOptions,
} from "@blockwright/runtime";
import createClient from "openapi-fetch";
import type { DemoCredentials, InsertTextParams, ReplaceTextParams } from "./inputs.ts";
import type { paths } from "./schema.ts";

/** Credentials and transport of a client. */
export interface DemoClientOptions extends DemoCredentials, TransportOptions {}

/** Checks the address and the credentials of a call. */
export function connection(given: DemoCredentials, options: TransportOptions): Connection {
  return connect(options, {
    home: "https://docs.example.com",
    headers: { Authorization: `Bearer ${credential("accessToken", given.accessToken, options)}` },
  });
}

type InsertTextRequest = RequestOf<
  paths["/v1/documents/{documentId}:batchUpdate#insert-text"]["post"]
>;

/** How `insertText` is sent. */
export const insertTextCall = {
  operation: "demo_insert_text",
  effect: "write",
  method: "POST",
  path: "/v1/documents/{documentId}:batchUpdate",
  request(params: InsertTextParams): InsertTextRequest {
    return {
      params: { path: { documentId: params.documentId } },
      body: { insertText: { text: params.text, index: params.index } },
    };
  },
} satisfies Call<InsertTextParams>;

type ReplaceTextRequest = RequestOf<
  paths["/v1/documents/{document}:batchUpdate#replace-text"]["post"]
>;

/** How `replaceText` is sent. */
export const replaceTextCall = {
  operation: "demo_replace_text",
  effect: "write",
  method: "POST",
  path: "/v1/documents/{document}:batchUpdate",
  request(params: ReplaceTextParams): ReplaceTextRequest {
    return {
      params: {
        path: { document: params.document },
        query: { force: params.force },
      },
      body: { replaceAllText: { find: params.find, replaceText: params.by } },
    };
  },
} satisfies Call<ReplaceTextParams>;

/** Typed HTTP client. Methods resolve to openapi-fetch's `{ data, error, response }`. */
export function createDemoClient(options: DemoClientOptions) {
  const connected = connection(options, options);
  const http = createClient<Sendable<paths>>(labelledClientOptions);

  return {
    /** Insert text: `POST /v1/documents/{documentId}:batchUpdate` */
    insertText(params: InsertTextParams, init?: CallInit) {
      return http.POST("/v1/documents/{documentId}:batchUpdate#insert-text", {
        ...callOptions(insertTextCall, connected, init),
        ...insertTextCall.request(params),
      });
    },

    /** Replace text: `POST /v1/documents/{document}:batchUpdate` */
    replaceText(params: ReplaceTextParams, init?: CallInit) {
      return http.POST("/v1/documents/{document}:batchUpdate#replace-text", {
        ...callOptions(replaceTextCall, connected, init),
        ...replaceTextCall.request(params),
      });
    },
  };
}

/** The client that `createDemoClient` makes. */
export type DemoClient = ReturnType<typeof createDemoClient>;
