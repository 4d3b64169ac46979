// Generated from specs/books.yaml. Do not edit; run `npx blockwright generate`.

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
import type { BooksCredentials, GetVolumeParams, SearchVolumesParams } from "./inputs.ts";
import type { paths } from "./schema.ts";

/** Credentials and transport of a client. */
export interface BooksClientOptions extends BooksCredentials, TransportOptions {}

/** Checks the address and the credentials of a call. */
export function connection(given: BooksCredentials, options: TransportOptions): Connection {
  return connect(options, {
    home: "https://www.googleapis.com",
    query: { key: credential("apiKey", given.apiKey, options) },
  });
}

type SearchVolumesRequest = RequestOf<paths["/books/v1/volumes"]["get"]>;

/** How `searchVolumes` is sent. */
export const searchVolumesCall = {
  operation: "books_search_volumes",
  effect: "read",
  finalCodes: ["dailyLimitExceeded"],
  method: "GET",
  path: "/books/v1/volumes",
  request(params: SearchVolumesParams): SearchVolumesRequest {
    return { params: { query: { q: params.q, maxResults: params.maxResults } } };
  },
} satisfies Call<SearchVolumesParams>;

type GetVolumeRequest = RequestOf<paths["/books/v1/volumes/{volumeId}"]["get"]>;

/** How `getVolume` is sent. */
export const getVolumeCall = {
  operation: "books_get_volume",
  effect: "read",
  finalCodes: ["dailyLimitExceeded"],
  method: "GET",
  path: "/books/v1/volumes/{volumeId}",
  request(params: GetVolumeParams): GetVolumeRequest {
    return { params: { path: { volumeId: params.volumeId } } };
  },
} satisfies Call<GetVolumeParams>;

/** Typed HTTP client. Methods resolve to openapi-fetch's `{ data, error, response }`. */
export function createBooksClient(options: BooksClientOptions) {
  const connected = connection(options, options);
  const http = createClient<Sendable<paths>>(clientOptions);

  return {
    /** Search volumes: `GET /books/v1/volumes` */
    searchVolumes(params: SearchVolumesParams, init?: CallInit) {
      return http.GET("/books/v1/volumes", {
        ...callOptions(searchVolumesCall, connected, init),
        ...searchVolumesCall.request(params),
      });
    },

    /** Get volume: `GET /books/v1/volumes/{volumeId}` */
    getVolume(params: GetVolumeParams, init?: CallInit) {
      return http.GET("/books/v1/volumes/{volumeId}", {
        ...callOptions(getVolumeCall, connected, init),
        ...getVolumeCall.request(params),
      });
    },
  };
}

/** The client that `createBooksClient` makes. */
export type BooksClient = ReturnType<typeof createBooksClient>;
