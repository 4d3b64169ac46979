// Generated from specs/crm.yaml. Do not edit; run `npx blockwright generate`.

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
  serverAddress,
  type TransportOptions,
} from "@blockwright/runtime";
import createClient from "openapi-fetch";
import type {
  CreateRecordParams,
  CrmCredentials,
  GetRecordParams,
  QueryParams,
  UpdateRecordParams,
} from "./inputs.ts";
import type { paths } from "./schema.ts";

/** Credentials and transport of a client. */
export interface CrmClientOptions extends CrmCredentials, TransportOptions {}

/** Checks the address and the credentials of a call. */
export function connection(given: CrmCredentials, options: TransportOptions): Connection {
  return connect(options, {
    home: serverAddress(
      "{instanceUrl}",
      { instanceUrl: given.instanceUrl },
      {
        allowedHosts: [
          ".my.salesforce.com",
          ".my.salesforce.com:8443",
          ".salesforce.com",
          ".force.com",
          ".salesforce.mil",
          ".salesforce.mil:8443",
        ],
      },
      options,
    ),
    headers: { Authorization: `Bearer ${credential("apiKey", given.apiKey, options)}` },
  });
}

type CreateRecordRequest = RequestOf<paths["/services/data/v59.0/sobjects/{sobject}"]["post"]>;

/** How `createRecord` is sent. */
export const createRecordCall = {
  operation: "crm_create_record",
  effect: "write",
  method: "POST",
  path: "/services/data/v59.0/sobjects/{sobject}",
  request(params: CreateRecordParams): CreateRecordRequest {
    return { params: { path: { sobject: params.sobject } }, body: params.fields };
  },
} satisfies Call<CreateRecordParams>;

type QueryRequest = RequestOf<paths["/services/data/v59.0/query"]["get"]>;

/** How `query` is sent. */
export const queryCall = {
  operation: "crm_query",
  effect: "read",
  method: "GET",
  path: "/services/data/v59.0/query",
  request(params: QueryParams): QueryRequest {
    return { params: { query: { q: params.query } } };
  },
} satisfies Call<QueryParams>;

type UpdateRecordRequest = RequestOf<
  paths["/services/data/v59.0/sobjects/{sobject}/{recordId}"]["patch"]
>;

/** How `updateRecord` is sent. */
export const updateRecordCall = {
  operation: "crm_update_record",
  effect: "write",
  method: "PATCH",
  path: "/services/data/v59.0/sobjects/{sobject}/{recordId}",
  request(params: UpdateRecordParams): UpdateRecordRequest {
    return {
      params: { path: { sobject: params.sobject, recordId: params.recordId } },
      body: params.fields,
    };
  },
} satisfies Call<UpdateRecordParams>;

type GetRecordRequest = RequestOf<
  paths["/services/data/v59.0/sobjects/{sobject}/{recordId}"]["get"]
>;

/** How `getRecord` is sent. */
export const getRecordCall = {
  operation: "crm_get_record",
  effect: "read",
  method: "GET",
  path: "/services/data/v59.0/sobjects/{sobject}/{recordId}",
  request(params: GetRecordParams): GetRecordRequest {
    return {
      params: {
        path: { sobject: params.sobject, recordId: params.recordId },
        query: { fields: params.fields },
      },
    };
  },
} satisfies Call<GetRecordParams>;

/** Typed HTTP client. Methods resolve to openapi-fetch's `{ data, error, response }`. */
export function createCrmClient(options: CrmClientOptions) {
  const connected = connection(options, options);
  const http = createClient<Sendable<paths>>(clientOptions);

  return {
    /** Create record: `POST /services/data/v59.0/sobjects/{sobject}` */
    createRecord(params: CreateRecordParams, init?: CallInit) {
      return http.POST("/services/data/v59.0/sobjects/{sobject}", {
        ...callOptions(createRecordCall, connected, init),
        ...createRecordCall.request(params),
      });
    },

    /** Query records: `GET /services/data/v59.0/query` */
    query(params: QueryParams, init?: CallInit) {
      return http.GET("/services/data/v59.0/query", {
        ...callOptions(queryCall, connected, init),
        ...queryCall.request(params),
      });
    },

    /** Update record: `PATCH /services/data/v59.0/sobjects/{sobject}/{recordId}` */
    updateRecord(params: UpdateRecordParams, init?: CallInit) {
      return http.PATCH("/services/data/v59.0/sobjects/{sobject}/{recordId}", {
        ...callOptions(updateRecordCall, connected, init),
        ...updateRecordCall.request(params),
      });
    },

    /** Get record: `GET /services/data/v59.0/sobjects/{sobject}/{recordId}` */
    getRecord(params: GetRecordParams, init?: CallInit) {
      return http.GET("/services/data/v59.0/sobjects/{sobject}/{recordId}", {
        ...callOptions(getRecordCall, connected, init),
        ...getRecordCall.request(params),
      });
    },
  };
}

/** The client that `createCrmClient` makes. */
export type CrmClient = ReturnType<typeof createCrmClient>;
