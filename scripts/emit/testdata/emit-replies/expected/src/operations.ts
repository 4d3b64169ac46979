// Generated from specs/demo.yaml. Do not edit; run `npx blockwright generate`.

import {
  acceptedErrors,
  countStep,
  defineOperation,
  definePagedOperation,
  eachStep,
  errorConditions,
  firstStep,
  hooks,
  lastStep,
  omitStep,
  type Provider,
  steps,
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

/** What operations have in common. */
const demo: Provider<Credentials> = {
  id: "demo",
  credentials: { token: { type: "string", required: true, secret: true, credential: true } },
  errors: {
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
  },
  connect: connection,
};

/** Outputs of `demo_list_records`. */
export interface ListRecordsOutputs {
  /** The records. */
  data: DemoRecord[];
  /** Old names. */
  names: {
    /** Id. */
    key: string;
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
>(demo, listRecordsCall, {
  name: "List records",
  inputs: { cursor: { type: "string" } },
  outputs: {
    data: { type: "json", shape: "array", from: ["body.rows"], default: [] },
    names: {
      type: "json",
      shape: "array",
      from: ["body.old"],
      convert: [{ each: { members: { key: "item.id", title: "item.name" } } }],
      default: [],
    },
    first: {
      type: "json",
      shape: "object",
      from: ["body.rows"],
      convert: ["first"],
      nullable: true,
    },
    either: { type: "json", shape: "array", from: ["body.old", "body.marks"], default: [] },
    last: { type: "json", from: ["body.old", "body.marks"], convert: ["last"], nullable: true },
    "metadata.count": {
      type: "number",
      integer: true,
      from: ["body.rows"],
      convert: ["count"],
      default: 0,
    },
    "metadata.status": { type: "number", integer: true, from: ["status"] },
    "metadata.etag": { type: "string", from: ["headers.etag"], optional: true },
  },
  replies: { 200: "object" },
  page: { output: "data", next: 'body["@next"]', send: "cursor" },
  keywords: [errorConditions, /* @__PURE__ */ steps(countStep, eachStep, firstStep, lastStep)],
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
>(demo, getRecordCall, {
  name: "Get record",
  inputs: { recordId: { type: "string", required: true } },
  outputs: {
    data: { type: "json", from: ["body"], convert: [{ omit: ["internal"] }] },
    "metadata.id": { type: "string", from: ["body.id", "params.recordId"] },
  },
  replies: { 200: "object" },
  accept: {
    404: {
      if: { "body.error.code": "gone" },
      output: { data: null },
    },
  },
  hooks: hooks({ reply: unwrap }),
  keywords: [acceptedErrors, errorConditions, /* @__PURE__ */ steps(omitStep)],
});
