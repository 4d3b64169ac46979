// Generated from specs/demo.yaml. Do not edit; run `npx blockwright generate`.

import {
  type Call,
  type CallInit,
  type Connection,
  callOptions,
  clientOptions,
  connect,
  credential,
  type RequestOf,
  type Sendable,
  type TransportOptions,
} from "@blockwright/runtime";
import createClient from "openapi-fetch";
import type { DemoCredentials, GetRecordParams, ListRecordsParams } from "./inputs.ts";
import type { paths } from "./schema.ts";

/** Credentials and transport of a client. */
export interface DemoClientOptions extends DemoCredentials, TransportOptions {}

/** Checks the address and the credentials of a call. */
export function connection(given: DemoCredentials, options: TransportOptions): Connection {
  return connect(options, {
    home: "https://demo.test",
    headers: { Authorization: `Bearer ${credential("token", given.token, options)}` },
  });
}

type ListRecordsRequest = RequestOf<paths["/records"]["get"]>;

/** How `listRecords` is sent. */
export const listRecordsCall = {
  operation: "demo_list_records",
  effect: "read",
  timeoutMs: 90000,
  finalCodes: ["SPENT"],
  method: "GET",
  path: "/records",
  request(params: ListRecordsParams): ListRecordsRequest {
    return { params: { query: { cursor: params.cursor } } };
  },
} satisfies Call<ListRecordsParams>;

type GetRecordRequest = RequestOf<paths["/records/{recordId}"]["get"]>;

/** How `getRecord` is sent. */
export const getRecordCall = {
  operation: "demo_get_record",
  effect: "read",
  method: "GET",
  path: "/records/{recordId}",
  request(params: GetRecordParams): GetRecordRequest {
    return { params: { path: { recordId: params.recordId } } };
  },
} satisfies Call<GetRecordParams>;

/** Typed HTTP client. Methods resolve to openapi-fetch's `{ data, error, response }`. */
export function createDemoClient(options: DemoClientOptions) {
  const connected = connection(options, options);
  const http = createClient<Sendable<paths>>(clientOptions);

  return {
    /** List records: `GET /records` */
    listRecords(params: ListRecordsParams = {}, init?: CallInit) {
      return http.GET("/records", {
        ...callOptions(listRecordsCall, connected, init),
        ...listRecordsCall.request(params),
      });
    },

    /** Get record: `GET /records/{recordId}` */
    getRecord(params: GetRecordParams, init?: CallInit) {
      return http.GET("/records/{recordId}", {
        ...callOptions(getRecordCall, connected, init),
        ...getRecordCall.request(params),
      });
    },
  };
}

/** The client that `createDemoClient` makes. */
export type DemoClient = ReturnType<typeof createDemoClient>;
