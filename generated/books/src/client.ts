// Generated from specs/books.yaml. Do not edit; run `npm run generate`.

import {
  baseAddress,
  type CallInit,
  credential,
  type Sendable,
  sender,
  type TransportOptions,
  withQuery,
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

/** Typed HTTP client. Methods resolve to openapi-fetch's `{ data, error, response }`. */
export function createBooksClient(options: BooksClientOptions) {
  const send = sender(options);
  const http = createClient<Sendable<paths>>({
    ...send.defaults,
    baseUrl: baseAddress(options, "https://www.googleapis.com"),
    querySerializer: withQuery({
      key: credential("apiKey", options.apiKey),
    }),
  });

  return {
    /** Search volumes: `GET /books/v1/volumes` */
    searchVolumes(params: SearchVolumesParams, init?: CallInit) {
      return http.GET("/books/v1/volumes", {
        ...init,
        fetch: send.read,
        params: {
          query: {
            q: params.q,
            maxResults: params.maxResults,
          },
        },
      });
    },

    /** Get volume: `GET /books/v1/volumes/{volumeId}` */
    getVolume(params: GetVolumeParams, init?: CallInit) {
      return http.GET("/books/v1/volumes/{volumeId}", {
        ...init,
        fetch: send.read,
        params: {
          path: {
            volumeId: params.volumeId,
          },
        },
      });
    },
  };
}

/** What `createBooksClient` returns. */
export type BooksClient = ReturnType<typeof createBooksClient>;
