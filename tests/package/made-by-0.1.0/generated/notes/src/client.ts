// Generated from specs/notes.yaml. Do not edit; run `npx blockwright generate`.

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
import type { CreateNoteParams, FindNotesParams, NotesCredentials } from "./inputs.ts";
import type { paths } from "./schema.ts";

/** Credentials and transport of a client. */
export interface NotesClientOptions extends NotesCredentials, TransportOptions {}

/** Checks the address and the credentials of a call. */
export function connection(given: NotesCredentials, options: TransportOptions): Connection {
  return connect(options, {
    home: "https://api.notes.example",
    headers: { Authorization: `Bearer ${credential("apiKey", given.apiKey, options)}` },
  });
}

type FindNotesRequest = RequestOf<paths["/v1/notes"]["get"]>;

/** How `findNotes` is sent. */
export const findNotesCall = {
  operation: "notes_find_notes",
  effect: "read",
  method: "GET",
  path: "/v1/notes",
  request(params: FindNotesParams): FindNotesRequest {
    return { params: { query: { q: params.query, limit: params.limit } } };
  },
} satisfies Call<FindNotesParams>;

type CreateNoteRequest = RequestOf<paths["/v1/notes"]["post"]>;

/** How `createNote` is sent. */
export const createNoteCall = {
  operation: "notes_create_note",
  effect: "write",
  method: "POST",
  path: "/v1/notes",
  request(params: CreateNoteParams): CreateNoteRequest {
    return { body: { title: params.title, text: params.text } };
  },
} satisfies Call<CreateNoteParams>;

/** Typed HTTP client. Methods resolve to openapi-fetch's `{ data, error, response }`. */
export function createNotesClient(options: NotesClientOptions) {
  const connected = connection(options, options);
  const http = createClient<Sendable<paths>>(clientOptions);

  return {
    /** Find notes: `GET /v1/notes` */
    findNotes(params: FindNotesParams, init?: CallInit) {
      return http.GET("/v1/notes", {
        ...callOptions(findNotesCall, connected, init),
        ...findNotesCall.request(params),
      });
    },

    /** Create a note: `POST /v1/notes` */
    createNote(params: CreateNoteParams, init?: CallInit) {
      return http.POST("/v1/notes", {
        ...callOptions(createNoteCall, connected, init),
        ...createNoteCall.request(params),
      });
    },
  };
}

/** The client that `createNotesClient` makes. */
export type NotesClient = ReturnType<typeof createNotesClient>;
