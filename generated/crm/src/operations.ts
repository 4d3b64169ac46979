// Generated from specs/crm.yaml. Do not edit; run `npx blockwright generate`.

import {
  defineOperation,
  definePagedOperation,
  jsonInputs,
  lists,
  type Provider,
  textLimits,
} from "@blockwright/runtime";
import {
  connection,
  createRecordCall,
  getRecordCall,
  queryCall,
  updateRecordCall,
} from "./client.ts";
import type {
  CreateRecordInputs,
  CreateRecordParams,
  CrmCredentials as Credentials,
  GetRecordInputs,
  GetRecordParams,
  QueryInputs,
  QueryParams,
  UpdateRecordInputs,
  UpdateRecordParams,
} from "./inputs.ts";
import type { CreateResult, CrmRecord } from "./types.ts";

/** What operations have in common. */
const crm: Provider<Credentials> = {
  id: "crm",
  credentials: {
    apiKey: { type: "string", required: true, secret: true, credential: true },
    instanceUrl: { type: "string", required: true, visibility: "user-only" },
  },
  errors: {
    message: ["body[0].message", "body.error_description"],
    code: ["body[0].errorCode", "body.error"],
    codes: { REQUEST_LIMIT_EXCEEDED: "rate_limited", ENTITY_IS_DELETED: "not_found" },
  },
  connect: connection,
};

/** Outputs of `crm_create_record`. */
export interface CreateRecordOutputs {
  /** Create result with the new id and the success flag. */
  data: CreateResult;
  metadata: {
    /** Id of the created record. */
    id: string;
  };
}

/** Creates one record of any type. `POST /services/data/v59.0/sobjects/{sobject}` */
export const createRecord = /* @__PURE__ */ defineOperation<
  CreateRecordInputs,
  CreateRecordParams & Credentials,
  CreateRecordOutputs
>(crm, createRecordCall, {
  name: "Create record",
  inputs: {
    sobject: { type: "string", required: true, convert: "trim" },
    fields: { type: "json", required: true, shape: "object" },
  },
  outputs: {
    data: { type: "json", shape: "object", from: ["body"] },
    "metadata.id": { type: "string", from: ["body.id"] },
  },
  replies: { 201: "object" },
  keywords: [jsonInputs],
});

/** Outputs of `crm_query`. */
export interface QueryOutputs {
  /** The records of this batch. */
  data: CrmRecord[];
  metadata: {
    /** How many records match in all. */
    totalSize: number;
    /** Whether all records were returned. */
    done: boolean;
    /** Path of the next batch on the instance. Absent in the last batch. */
    nextRecordsUrl?: string;
  };
}

/** An item of the pages of `crm_query`. */
export type QueryItem = CrmRecord;

/** Finds records with a SOQL query. `GET /services/data/v59.0/query` */
export const query = /* @__PURE__ */ definePagedOperation<
  QueryInputs,
  QueryParams & Credentials,
  QueryOutputs,
  QueryItem
>(crm, queryCall, {
  name: "Query records",
  inputs: { query: { type: "string", required: true, minLength: 1, maxLength: 16000 } },
  outputs: {
    data: { type: "json", shape: "array", from: ["body.records"] },
    "metadata.totalSize": { type: "number", from: ["body.totalSize"] },
    "metadata.done": { type: "boolean", from: ["body.done"] },
    "metadata.nextRecordsUrl": { type: "string", from: ["body.nextRecordsUrl"], optional: true },
  },
  replies: { 200: "object" },
  page: { output: "data", next: "body.nextRecordsUrl" },
  keywords: [textLimits],
});

/** Outputs of `crm_update_record`. */
export interface UpdateRecordOutputs {
  /** Confirmation that the record was updated. */
  data: {
    updated: true;
  };
  metadata: {
    /** Id of the record as it was given. */
    id: string;
  };
}

/**
 * Changes fields of one record. Fields that are not given keep their values.
 *
 * `PATCH /services/data/v59.0/sobjects/{sobject}/{recordId}`
 */
export const updateRecord = /* @__PURE__ */ defineOperation<
  UpdateRecordInputs,
  UpdateRecordParams & Credentials,
  UpdateRecordOutputs
>(crm, updateRecordCall, {
  name: "Update record",
  inputs: {
    sobject: { type: "string", required: true, convert: "trim" },
    recordId: { type: "string", required: true, convert: "trim" },
    fields: { type: "json", required: true, shape: "object" },
  },
  outputs: {
    data: { type: "json", const: { updated: true } },
    "metadata.id": { type: "string", from: ["params.recordId"] },
  },
  replies: { 204: "empty" },
  keywords: [jsonInputs],
});

/** Outputs of `crm_get_record`. */
export interface GetRecordOutputs {
  /** The record. */
  data: CrmRecord;
  metadata: {
    /** Id of the record; the one that was given when the reply has none. */
    id: string;
  };
}

/** Fetches one record by its id. `GET /services/data/v59.0/sobjects/{sobject}/{recordId}` */
export const getRecord = /* @__PURE__ */ defineOperation<
  GetRecordInputs,
  GetRecordParams & Credentials,
  GetRecordOutputs
>(crm, getRecordCall, {
  name: "Get record",
  inputs: {
    sobject: { type: "string", required: true, convert: "trim" },
    recordId: { type: "string", required: true, convert: "trim" },
    fields: { type: "string", convert: "csv-text" },
  },
  outputs: {
    data: { type: "json", shape: "object", from: ["body"] },
    "metadata.id": { type: "string", from: ["body.Id", "params.recordId"] },
  },
  replies: { 200: "object" },
  keywords: [lists],
});
