// Generated from specs/demo.yaml. Do not edit; run `npm run generate`.

import {
  baseAddress,
  type CallInit,
  credential,
  type Sendable,
  sender,
  type TransportOptions,
} from "@demo/runtime";
import createClient from "openapi-fetch";
import type { paths } from "./schema.ts";

/** What every call needs: credentials, and what makes up the address. */
export interface DemoCredentials {
  /** Token. Secret. */
  token: string;
}

/** Credentials and transport of a client. */
export interface DemoClientOptions extends DemoCredentials, TransportOptions {}

/** Parameters of `listRecords`, as they are sent. */
export interface ListRecordsParams {
  /** Cursor of a page. */
  cursor?: string | undefined;
}

/** Parameters of `getRecord`, as they are sent. */
export interface GetRecordParams {
  /** Id. */
  recordId: string;
}

/** Typed HTTP client. Methods resolve to openapi-fetch's `{ data, error, response }`. */
export function createDemoClient(options: DemoClientOptions) {
  const send = sender(options);
  const http = createClient<Sendable<paths>>({
    ...send.defaults,
    baseUrl: baseAddress(options, "https://demo.test"),
    headers: {
      Authorization: `Bearer ${credential("token", options.token)}`,
    },
  });

  return {
    /** List records: `GET /records` */
    listRecords(params: ListRecordsParams = {}, init?: CallInit) {
      return http.GET("/records", {
        ...init,
        fetch: send.read,
        params: {
          query: {
            cursor: params.cursor,
          },
        },
      });
    },

    /** Get record: `GET /records/{recordId}` */
    getRecord(params: GetRecordParams, init?: CallInit) {
      return http.GET("/records/{recordId}", {
        ...init,
        fetch: send.read,
        params: {
          path: {
            recordId: params.recordId,
          },
        },
      });
    },
  };
}

/** What `createDemoClient` returns. */
export type DemoClient = ReturnType<typeof createDemoClient>;
