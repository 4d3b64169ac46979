// Generated from specs/books.yaml. Do not edit; run `npx blockwright generate`.

import { defineOperation, type Provider } from "@blockwright/runtime";
import { connection, getVolumeCall, searchVolumesCall } from "./client.ts";
import type {
  BooksCredentials as Credentials,
  GetVolumeInputs,
  GetVolumeParams,
  SearchVolumesInputs,
  SearchVolumesParams,
} from "./inputs.ts";
import type { Volume } from "./types.ts";

/** What operations have in common. */
const books: Provider<Credentials> = {
  id: "books",
  credentials: { apiKey: { type: "string", required: true, secret: true, credential: true } },
  errors: {
    message: ["body.error.message"],
    code: ["body.error.details[0].reason", "body.error.errors[0].reason", "body.error.status"],
    codes: {
      API_KEY_INVALID: "unauthorized",
      rateLimitExceeded: "rate_limited",
      userRateLimitExceeded: "rate_limited",
      dailyLimitExceeded: "rate_limited",
    },
  },
  connect: connection,
};

/** Outputs of `books_search_volumes`. */
export interface SearchVolumesOutputs {
  /** Volumes that match; an empty list when there are none. */
  data: Volume[];
  metadata: {
    /** How many volumes match in all. An estimate that may change from call to call. */
    totalItems: number;
    /** How many volumes this reply holds. */
    count: number;
  };
}

/**
 * Searches the catalog by words, title, author, publisher, subject or ISBN.
 *
 * `GET /books/v1/volumes`
 */
export const searchVolumes = /* @__PURE__ */ defineOperation<
  SearchVolumesInputs,
  SearchVolumesParams & Credentials,
  SearchVolumesOutputs
>(books, searchVolumesCall, {
  name: "Search volumes",
  inputs: {
    q: { type: "string", required: true },
    maxResults: { type: "number", integer: true, minimum: 1, maximum: 40, default: 10 },
  },
  outputs: {
    data: { type: "json", shape: "array", from: ["body.items"], default: [] },
    "metadata.totalItems": { type: "number", integer: true, from: ["body.totalItems"], default: 0 },
    "metadata.count": {
      type: "number",
      integer: true,
      from: ["body.items"],
      convert: ["count"],
      default: 0,
    },
  },
  replies: { 200: "object" },
});

/** Outputs of `books_get_volume`. */
export interface GetVolumeOutputs {
  /** The volume. Everything but its id may be missing. */
  data: Volume;
  metadata: {
    /** Id of the volume. */
    id: string;
  };
}

/**
 * Fetches one volume with its full metadata, among it title, authors, description, cover
 * images and identifiers.
 *
 * `GET /books/v1/volumes/{volumeId}`
 */
export const getVolume = /* @__PURE__ */ defineOperation<
  GetVolumeInputs,
  GetVolumeParams & Credentials,
  GetVolumeOutputs
>(books, getVolumeCall, {
  name: "Get volume",
  inputs: { volumeId: { type: "string", required: true, convert: "trim" } },
  outputs: {
    data: { type: "json", shape: "object", from: ["body"] },
    "metadata.id": { type: "string", from: ["body.id"] },
  },
  replies: { 200: "object" },
});
