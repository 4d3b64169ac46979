// Generated from specs/demo.yaml. Do not edit; run `npx blockwright generate`.

import {
  acceptedErrors,
  defineOperation,
  definePagedOperation,
  type ErrorMapping,
  errorConditions,
  hooks,
  shaping,
} from "@blockwright/runtime";
import { connection, getRecordCall, listRecordsCall } from "./client.ts";
import { unwrap } from "./hooks/demo.ts";
import type {
  DemoCredentials as Credentials,
  GetRecordInputs,
  GetRecordParams,
  ListRecordsInputs,
  ListRecordsParams,
} from "./inputs.ts";
import type { DemoRecord } from "./types.ts";

/** Where an error reply holds the provider's message, code and request id. */
const errorMapping: ErrorMapping = {
  message: ["body.error.message", "body.message"],
  code: ["body.error.code"],
  requestId: ['headers["x-request-id"]'],
  codes: { SLOW_DOWN: "rate_limited" },
  when: [
    { if: { "body.ok": false }, code: "upstream_error" },
    {
      if: { status: 403, "body.error.message": { contains: "credits" } },
      code: "payment_required",
    },
  ],
};

/** Outputs of `demo_list_records`. */
export interface ListRecordsOutputs {
  /** The records. */
  data: DemoRecord[];
  /** Old names. */
  names: {
    /** Id. */
    key?: string;
    /** Name. */
    title?: string | null;
  }[];
  /** The first one. */
  first: DemoRecord | null;
  /** Old records, or marks. */
  either: DemoRecord[] | string[] | never[];
  /** The last of them. */
  last: DemoRecord | string | null;
  metadata: {
    /** How many. */
    count: number;
    /** Status. */
    status: number;
    /** Version. */
    etag?: string;
  };
}

/** An item of the pages of `demo_list_records`. */
export type ListRecordsItem = DemoRecord;

/** List records. `GET /records` */
export const listRecords = /* @__PURE__ */ definePagedOperation<
  ListRecordsInputs,
  ListRecordsParams & Credentials,
  ListRecordsOutputs,
  ListRecordsItem
>({
  id: "demo_list_records",
  provider: "demo",
  name: "List records",
  effect: "read",
  inputs: {
    token: { type: "string", required: true, secret: true, credential: true },
    cursor: { type: "string" },
  },
  outputs: {
    data: { type: "json", shape: "array", from: ["body.rows"], default: [] },
    names: {
      type: "json",
      shape: "array",
      from: ["body.old"],
      each: { key: "item.id", title: "item.name" },
      default: [],
    },
    first: { type: "json", shape: "object", from: ["body.rows"], take: "first", nullable: true },
    either: { type: "json", shape: "array", from: ["body.old", "body.marks"], default: [] },
    last: { type: "json", from: ["body.old", "body.marks"], take: "last", nullable: true },
    "metadata.count": {
      type: "number",
      integer: true,
      from: ["body.rows"],
      take: "count",
      default: 0,
    },
    "metadata.status": { type: "number", integer: true, from: ["status"] },
    "metadata.etag": { type: "string", from: ["headers.etag"], optional: true },
  },
  replies: { 200: "object" },
  errors: errorMapping,
  page: { output: "data", next: 'body["@next"]', send: "cursor" },
  keywords: [errorConditions, shaping],
  connect: connection,
  call: listRecordsCall,
});

/** Outputs of `demo_get_record`. */
export interface GetRecordOutputs {
  /** The record. */
  data: unknown;
  metadata: {
    /** Id. */
    id: string;
  };
}

/** Get record. `GET /records/{recordId}` */
export const getRecord = /* @__PURE__ */ defineOperation<
  GetRecordInputs,
  GetRecordParams & Credentials,
  GetRecordOutputs
>({
  id: "demo_get_record",
  provider: "demo",
  name: "Get record",
  effect: "read",
  inputs: {
    token: { type: "string", required: true, secret: true, credential: true },
    recordId: { type: "string", required: true },
  },
  outputs: {
    data: { type: "json", from: ["body"], omit: ["internal"] },
    "metadata.id": { type: "string", from: ["body.id", "params.recordId"] },
  },
  replies: { 200: "object" },
  errors: errorMapping,
  accept: {
    404: {
      if: { "body.error.code": "gone" },
      output: { data: null },
    },
  },
  hooks: hooks({ reply: unwrap }),
  keywords: [acceptedErrors, errorConditions, shaping],
  connect: connection,
  call: getRecordCall,
});
