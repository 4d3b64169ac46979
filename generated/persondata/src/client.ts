// Generated from specs/persondata.yaml. Do not edit; run `npx blockwright generate`.

import {
  type Call,
  type CallInit,
  type Connection,
  callOptions,
  clientOptions,
  connect,
  credential,
  group,
  type RequestOf,
  type Sendable,
  type TransportOptions,
} from "@blockwright/runtime";
import createClient from "openapi-fetch";
import type {
  CompanyEnrichParams,
  PersondataCredentials,
  PersonEnrichParams,
  PersonSearchParams,
} from "./inputs.ts";
import type { paths } from "./schema.ts";

/** Credentials and transport of a client. */
export interface PersondataClientOptions extends PersondataCredentials, TransportOptions {}

/** Checks the address and the credentials of a call. */
export function connection(given: PersondataCredentials, options: TransportOptions): Connection {
  return connect(options, {
    home: "https://api.peopledatalabs.com",
    headers: { "X-Api-Key": credential("apiKey", given.apiKey, options) },
  });
}

type PersonEnrichRequest = RequestOf<paths["/v5/person/enrich"]["get"]>;

/** How `personEnrich` is sent. */
export const personEnrichCall = {
  operation: "persondata_person_enrich",
  effect: "cost",
  resetHeaders: ["x-ratelimit-reset"],
  method: "GET",
  path: "/v5/person/enrich",
  request(params: PersonEnrichParams): PersonEnrichRequest {
    return {
      params: {
        query: {
          email: params.email,
          name: params.name,
          company: params.company,
          min_likelihood: params.min_likelihood,
        },
      },
    };
  },
} satisfies Call<PersonEnrichParams>;

type CompanyEnrichRequest = RequestOf<paths["/v5/company/enrich"]["get"]>;

/** How `companyEnrich` is sent. */
export const companyEnrichCall = {
  operation: "persondata_company_enrich",
  effect: "cost",
  resetHeaders: ["x-ratelimit-reset"],
  method: "GET",
  path: "/v5/company/enrich",
  request(params: CompanyEnrichParams): CompanyEnrichRequest {
    return {
      params: { query: { name: params.name, website: params.website, ticker: params.ticker } },
    };
  },
} satisfies Call<CompanyEnrichParams>;

type PersonSearchRequest = RequestOf<paths["/v5/person/search"]["post"]>;

/** How `personSearch` is sent. */
export const personSearchCall = {
  operation: "persondata_person_search",
  effect: "cost",
  resetHeaders: ["x-ratelimit-reset"],
  method: "POST",
  path: "/v5/person/search",
  request(params: PersonSearchParams): PersonSearchRequest {
    return {
      body: group({
        query: params.query,
        sql: params.sql,
        size: params.size,
        scroll_token: params.scrollToken,
      }),
    };
  },
} satisfies Call<PersonSearchParams>;

/** Typed HTTP client. Methods resolve to openapi-fetch's `{ data, error, response }`. */
export function createPersondataClient(options: PersondataClientOptions) {
  const connected = connection(options, options);
  const http = createClient<Sendable<paths>>(clientOptions);

  return {
    /** Enrich person: `GET /v5/person/enrich` */
    personEnrich(params: PersonEnrichParams = {}, init?: CallInit) {
      return http.GET("/v5/person/enrich", {
        ...callOptions(personEnrichCall, connected, init),
        ...personEnrichCall.request(params),
      });
    },

    /** Enrich company: `GET /v5/company/enrich` */
    companyEnrich(params: CompanyEnrichParams = {}, init?: CallInit) {
      return http.GET("/v5/company/enrich", {
        ...callOptions(companyEnrichCall, connected, init),
        ...companyEnrichCall.request(params),
      });
    },

    /** Search people: `POST /v5/person/search` */
    personSearch(params: PersonSearchParams = {}, init?: CallInit) {
      return http.POST("/v5/person/search", {
        ...callOptions(personSearchCall, connected, init),
        ...personSearchCall.request(params),
      });
    },
  };
}

/** The client that `createPersondataClient` makes. */
export type PersondataClient = ReturnType<typeof createPersondataClient>;
