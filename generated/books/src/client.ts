// Generated from specs/books.yaml. Do not edit; run `npm run generate`.

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
import type { paths } from "./schema.ts";

/** What every call needs: credentials, and what makes up the address. */
export interface BooksCredentials {
  /** API key of a project that may use the book catalog. Secret. */
  apiKey: string;
}

/** Credentials and transport of a client. */
export interface BooksClientOptions extends BooksCredentials, TransportOptions {}

/** Parameters of `searchVolumes`, as they are sent. */
export interface SearchVolumesParams {
  /**
   * What to search for: plain words, or the operators intitle:, inauthor:, inpublisher:,
   * subject: and isbn:, each directly followed by its value. Join several with a space, not
   * with a plus sign.
   */
  q: string;
  /**
   * How many volumes to return, 1 to 40. Limits: integer 1 to 40. Default at the provider:
   * 10.
   */
  maxResults?: number | undefined;
}

/** Parameters of `getVolume`, as they are sent. */
export interface GetVolumeParams {
  /** Id of the volume, as the id of a search result. */
  volumeId: string;
}

/** Where calls go and what they carry, all of it checked. */
export function connection(given: BooksCredentials, options: TransportOptions): Connection {
  return connect(options, {
    home: "https://www.googleapis.com",
    query: { key: credential("apiKey", given.apiKey) },
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

/** What `createBooksClient` returns. */
export type BooksClient = ReturnType<typeof createBooksClient>;
