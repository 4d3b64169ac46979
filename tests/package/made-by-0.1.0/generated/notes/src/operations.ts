// Generated from specs/notes.yaml. Do not edit; run `npx blockwright generate`.

import { defineOperation, type ErrorMapping, textLimits } from "@blockwright/runtime";
import { connection, createNoteCall, findNotesCall } from "./client.ts";
import type {
  CreateNoteInputs,
  CreateNoteParams,
  NotesCredentials as Credentials,
  FindNotesInputs,
  FindNotesParams,
} from "./inputs.ts";
import type { Note } from "./types.ts";

/** Where an error reply holds the provider's message, code and request id. */
const errorMapping: ErrorMapping = { message: ["body.error.message"], code: ["body.error.code"] };

/** Outputs of `notes_find_notes`. */
export interface FindNotesOutputs {
  /** Notes that match. */
  notes: Note[];
  /** How many notes this reply holds. */
  count: number;
  /** How many notes match in all. */
  total?: number;
}

/** Finds notes by words. `GET /v1/notes` */
export const findNotes = /* @__PURE__ */ defineOperation<
  FindNotesInputs,
  FindNotesParams & Credentials,
  FindNotesOutputs
>({
  id: "notes_find_notes",
  provider: "notes",
  name: "Find notes",
  effect: "read",
  inputs: {
    apiKey: { type: "string", required: true, secret: true, credential: true },
    query: { type: "string", required: true },
    limit: { type: "number", integer: true, minimum: 1, maximum: 50, default: 10 },
  },
  outputs: {
    notes: { type: "json", shape: "array", from: ["body.items"] },
    count: { type: "number", integer: true, from: ["body.items"], take: "count" },
    total: { type: "number", integer: true, from: ["body.total"], optional: true },
  },
  replies: { 200: "object" },
  errors: errorMapping,
  connect: connection,
  call: findNotesCall,
});

/** Outputs of `notes_create_note`. */
export interface CreateNoteOutputs {
  /** Id of the new note. */
  id: string;
  /** The new note. */
  note: Note;
}

/** Creates a note. `POST /v1/notes` */
export const createNote = /* @__PURE__ */ defineOperation<
  CreateNoteInputs,
  CreateNoteParams & Credentials,
  CreateNoteOutputs
>({
  id: "notes_create_note",
  provider: "notes",
  name: "Create a note",
  effect: "write",
  inputs: {
    apiKey: { type: "string", required: true, secret: true, credential: true },
    title: { type: "string", required: true, maxLength: 100 },
    text: { type: "string" },
  },
  outputs: {
    id: { type: "string", from: ["body.id"] },
    note: { type: "json", shape: "object", from: ["body"] },
  },
  replies: { 201: "object" },
  errors: errorMapping,
  keywords: [textLimits],
  connect: connection,
  call: createNoteCall,
});
