// Generated from specs/demo.yaml. Do not edit; run `npx blockwright generate`.

import {
  booleans,
  defineOperation,
  type ErrorMapping,
  enums,
  jsonInputs,
  lists,
  textReplies,
} from "@blockwright/runtime";
import {
  addItemCall,
  cancelCall,
  connection,
  createCustomerCall,
  exportAsCall,
  exportRowsCall,
  exportTableCall,
  findItemsCall,
  listCall,
  noteCall,
  patchCall,
  rawCall,
  searchCall,
  sessionCall,
} from "./client.ts";
import type {
  AddItemInputs,
  AddItemParams,
  CancelInputs,
  CancelParams,
  CreateCustomerInputs,
  CreateCustomerParams,
  DemoCredentials as Credentials,
  ExportAsInputs,
  ExportAsParams,
  ExportRowsInputs,
  ExportRowsParams,
  ExportTableInputs,
  ExportTableParams,
  FindItemsInputs,
  FindItemsParams,
  ListInputs,
  ListParams,
  NoteInputs,
  NoteParams,
  PatchInputs,
  PatchParams,
  RawInputs,
  RawParams,
  SearchInputs,
  SearchParams,
  SessionInputs,
  SessionParams,
} from "./inputs.ts";
import type { Any, Item, Text } from "./types.ts";

/** Where an error reply holds the provider's message, code and request id. */
const errorMapping: ErrorMapping = { message: [], code: [] };

/** Outputs of `demo_find_items`. */
export interface FindItemsOutputs {
  /** The item. */
  data: Item;
}

/**
 * Find items. `GET /items`
 *
 * @deprecated Since 2026-03. Use `addItem`.
 */
export const findItems = /* @__PURE__ */ defineOperation<
  FindItemsInputs,
  FindItemsParams & Credentials,
  FindItemsOutputs
>({
  id: "demo_find_items",
  provider: "demo",
  name: "Find items",
  effect: "read",
  inputs: {
    apiKey: { type: "string", required: true, secret: true, credential: true },
    sort: {
      type: "string",
      enum: ["newest", "oldest", "title"],
      default: "newest",
      sendDefault: true,
    },
    level: { type: "number", integer: true, enum: [1, 2] },
    tags: { type: "string", enum: ["red", "green", "none"], convert: "csv" },
    filter: { type: "json", shape: "object" },
    names: { type: "string", convert: "csv" },
    since: { type: "string", format: "date-time" },
    until: { type: "string" },
    on: { type: "string" },
    zone: { type: "string", default: "UTC" },
    start: { type: "string" },
    id: { type: "string" },
    nick: { type: "string" },
    scope: { type: "string" },
    width: { type: "number", integer: true },
    height: { type: "number", integer: true },
  },
  outputs: { data: { type: "json", shape: "object", from: ["body"] } },
  replies: { 200: "object" },
  errors: errorMapping,
  keywords: [enums, jsonInputs, lists],
  connect: connection,
  call: findItemsCall,
});

/** Outputs of `demo_add_item`. */
export interface AddItemOutputs {
  /** The item. */
  data: Item;
}

/** Add item. `POST /items` */
export const addItem = /* @__PURE__ */ defineOperation<
  AddItemInputs,
  AddItemParams & Credentials,
  AddItemOutputs
>({
  id: "demo_add_item",
  provider: "demo",
  name: "Add item",
  effect: "write",
  inputs: {
    apiKey: { type: "string", required: true, secret: true, credential: true },
    phone: { type: "string", required: true },
    text: { type: "string", required: true },
    sheet: { type: "string" },
    slug: { type: "string", convert: "trim" },
    notify: { type: "boolean" },
    mode: { type: "string", required: true, enum: ["fast", "slow"] },
    flag: { type: "boolean", required: true },
    size: { type: "string", enum: ["a", "b", "c"] },
    cut: { type: "string" },
  },
  outputs: { data: { type: "json", shape: "object", from: ["body"] } },
  replies: { 200: "object" },
  errors: errorMapping,
  keywords: [booleans, enums],
  connect: connection,
  call: addItemCall,
});

/** Outputs of `demo_create_customer`. */
export interface CreateCustomerOutputs {
  /** The item. */
  data: Item;
}

/** Create customer. `POST /v1/customers` */
export const createCustomer = /* @__PURE__ */ defineOperation<
  CreateCustomerInputs,
  CreateCustomerParams & Credentials,
  CreateCustomerOutputs
>({
  id: "demo_create_customer",
  provider: "demo",
  name: "Create customer",
  effect: "write",
  inputs: {
    apiKey: { type: "string", required: true, secret: true, credential: true },
    email: { type: "string", required: true },
    balance: { type: "number", integer: true },
    exempt: { type: "boolean" },
    city: { type: "string" },
    street: { type: "string" },
    tags: { type: "string", maxItems: 3, convert: "csv" },
    metadata: { type: "json", shape: "object" },
    items: { type: "json", shape: "array", minItems: 2, maxItems: 5 },
    media: { type: "json", shape: "array" },
    tax: { type: "string", enum: ["none", "full"] },
  },
  outputs: { data: { type: "json", shape: "object", from: ["body"] } },
  replies: { 200: "object" },
  errors: errorMapping,
  keywords: [booleans, enums, jsonInputs, lists],
  connect: connection,
  call: createCustomerCall,
});

/** Outputs of `demo_cancel`. */
export interface CancelOutputs {
  /** The item. */
  data: Item;
}

/** Cancel. `POST /v1/cancel` */
export const cancel = /* @__PURE__ */ defineOperation<
  CancelInputs,
  CancelParams & Credentials,
  CancelOutputs
>({
  id: "demo_cancel",
  provider: "demo",
  name: "Cancel",
  effect: "write",
  inputs: {
    apiKey: { type: "string", required: true, secret: true, credential: true },
    reasons: { type: "string", convert: "csv" },
    note: { type: "string" },
  },
  outputs: { data: { type: "json", shape: "object", from: ["body"] } },
  replies: { 200: "object" },
  errors: errorMapping,
  keywords: [lists],
  connect: connection,
  call: cancelCall,
});

/** Outputs of `demo_list`. */
export interface ListOutputs {
  /** The item. */
  data: Item;
}

/** List. `GET /v1/customers` */
export const list = /* @__PURE__ */ defineOperation<
  ListInputs,
  ListParams & Credentials,
  ListOutputs
>({
  id: "demo_list",
  provider: "demo",
  name: "List",
  effect: "read",
  inputs: {
    apiKey: { type: "string", required: true, secret: true, credential: true },
    ids: { type: "string", convert: "csv" },
    kinds: { type: "string", convert: "csv" },
    fields: { type: "string", convert: "csv" },
    plain: { type: "string", convert: "csv" },
  },
  outputs: { data: { type: "json", shape: "object", from: ["body"] } },
  replies: { 200: "object" },
  errors: errorMapping,
  keywords: [lists],
  connect: connection,
  call: listCall,
});

/** Outputs of `demo_search`. */
export interface SearchOutputs {
  /** The item. */
  data: Item;
}

/** Search. `GET /v1/search` */
export const search = /* @__PURE__ */ defineOperation<
  SearchInputs,
  SearchParams & Credentials,
  SearchOutputs
>({
  id: "demo_search",
  provider: "demo",
  name: "Search",
  effect: "read",
  inputs: {
    apiKey: { type: "string", required: true, secret: true, credential: true },
    tags: { type: "string", convert: "csv" },
    field: { type: "string" },
    kinds: { type: "string", minItems: 2, maxItems: 4, convert: "csv" },
    states: { type: "string", convert: "csv" },
    ids: { type: "string", convert: "csv" },
    by: { type: "string", enum: ["author", "shelf"] },
  },
  outputs: { data: { type: "json", shape: "object", from: ["body"] } },
  replies: { 200: "object" },
  errors: errorMapping,
  keywords: [enums, lists],
  connect: connection,
  call: searchCall,
});

/** Outputs of `demo_patch`. */
export interface PatchOutputs {
  /** The item. */
  data: Item;
}

/** Patch. `PATCH /v1/customers/{id}` */
export const patch = /* @__PURE__ */ defineOperation<
  PatchInputs,
  PatchParams & Credentials,
  PatchOutputs
>({
  id: "demo_patch",
  provider: "demo",
  name: "Patch",
  effect: "write",
  inputs: {
    apiKey: { type: "string", required: true, secret: true, credential: true },
    id: { type: "string", required: true },
    name: { type: "string" },
  },
  outputs: { data: { type: "json", shape: "object", from: ["body"] } },
  replies: { 200: "object" },
  errors: errorMapping,
  connect: connection,
  call: patchCall,
});

/** Outputs of `demo_note`. */
export interface NoteOutputs {
  /** The item. */
  data: Item;
}

/** Note. `PUT /v1/customers/{id}/note` */
export const note = /* @__PURE__ */ defineOperation<
  NoteInputs,
  NoteParams & Credentials,
  NoteOutputs
>({
  id: "demo_note",
  provider: "demo",
  name: "Note",
  effect: "write",
  inputs: {
    apiKey: { type: "string", required: true, secret: true, credential: true },
    id: { type: "string", required: true },
    text: { type: "string", required: true },
  },
  outputs: { data: { type: "json", shape: "object", from: ["body"] } },
  replies: { 200: "object" },
  errors: errorMapping,
  connect: connection,
  call: noteCall,
});

/** Outputs of `demo_session`. */
export interface SessionOutputs {
  /** The item. */
  data: Item;
}

/** Session. `POST /v1/checkout/sessions` */
export const session = /* @__PURE__ */ defineOperation<
  SessionInputs,
  SessionParams & Credentials,
  SessionOutputs
>({
  id: "demo_session",
  provider: "demo",
  name: "Session",
  effect: "write",
  inputs: {
    apiKey: { type: "string", required: true, secret: true, credential: true },
    mode: { type: "string", required: true },
    price: { type: "string" },
    quantity: { type: "number", integer: true },
    metadata: { type: "json", shape: "object" },
    note: { type: "string" },
  },
  outputs: { data: { type: "json", shape: "object", from: ["body"] } },
  replies: { 200: "object" },
  errors: errorMapping,
  keywords: [jsonInputs],
  connect: connection,
  call: sessionCall,
});

/** Outputs of `demo_export_rows`. */
export interface ExportRowsOutputs {
  /** The rows. */
  csv: string;
}

/** Export. `GET /v1/export` */
export const exportRows = /* @__PURE__ */ defineOperation<
  ExportRowsInputs,
  ExportRowsParams & Credentials,
  ExportRowsOutputs
>({
  id: "demo_export_rows",
  provider: "demo",
  name: "Export",
  effect: "read",
  inputs: { apiKey: { type: "string", required: true, secret: true, credential: true } },
  outputs: { csv: { type: "string", from: ["body"] } },
  replies: { 200: "text" },
  errors: errorMapping,
  keywords: [textReplies],
  connect: connection,
  call: exportRowsCall,
});

/** Outputs of `demo_export_table`. */
export interface ExportTableOutputs {
  /** The rows. */
  csv: string;
}

/** Export a table. `GET /v1/table` */
export const exportTable = /* @__PURE__ */ defineOperation<
  ExportTableInputs,
  ExportTableParams & Credentials,
  ExportTableOutputs
>({
  id: "demo_export_table",
  provider: "demo",
  name: "Export a table",
  effect: "read",
  inputs: { apiKey: { type: "string", required: true, secret: true, credential: true } },
  outputs: { csv: { type: "string", from: ["body"] } },
  replies: { 200: "text" },
  errors: errorMapping,
  keywords: [textReplies],
  connect: connection,
  call: exportTableCall,
});

/** Outputs of `demo_export_as`. */
export interface ExportAsOutputs {
  /** What there is. */
  made: Text;
}

/** Export as. `GET /v1/export-as` */
export const exportAs = /* @__PURE__ */ defineOperation<
  ExportAsInputs,
  ExportAsParams & Credentials,
  ExportAsOutputs
>({
  id: "demo_export_as",
  provider: "demo",
  name: "Export as",
  effect: "read",
  inputs: {
    apiKey: { type: "string", required: true, secret: true, credential: true },
    type: { type: "string", enum: ["text/plain", "text/csv"] },
  },
  outputs: { made: { type: "json", from: ["body"] } },
  replies: { 200: "text", 201: "object" },
  errors: errorMapping,
  keywords: [enums, textReplies],
  connect: connection,
  call: exportAsCall,
});

/** Outputs of `demo_raw`. */
export interface RawOutputs {
  /** All. */
  all: Any | null;
}

/** Raw. `POST /v1/raw` */
export const raw = /* @__PURE__ */ defineOperation<RawInputs, RawParams & Credentials, RawOutputs>({
  id: "demo_raw",
  provider: "demo",
  name: "Raw",
  effect: "read",
  inputs: {
    apiKey: { type: "string", required: true, secret: true, credential: true },
    q: { type: "string" },
  },
  outputs: { all: { type: "json", from: ["body"], nullable: true } },
  replies: { 200: "json" },
  errors: errorMapping,
  connect: connection,
  call: rawCall,
});
