// Generated from specs/demo.yaml. Do not edit; run `npx blockwright generate`.

import {
  booleans,
  defineOperation,
  enums,
  jsonInputs,
  lists,
  type Provider,
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

/** What operations have in common. */
const demo: Provider<Credentials> = {
  id: "demo",
  credentials: { apiKey: { type: "string", required: true, secret: true, credential: true } },
  errors: {},
  connect: connection,
};

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
>(demo, findItemsCall, {
  name: "Find items",
  inputs: {
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
  keywords: [enums, jsonInputs, lists],
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
>(demo, addItemCall, {
  name: "Add item",
  inputs: {
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
  keywords: [booleans, enums],
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
>(demo, createCustomerCall, {
  name: "Create customer",
  inputs: {
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
  keywords: [booleans, enums, jsonInputs, lists],
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
>(demo, cancelCall, {
  name: "Cancel",
  inputs: {
    reasons: { type: "string", convert: "csv" },
    codes: { type: "string", convert: "csv" },
    note: { type: "string" },
  },
  outputs: { data: { type: "json", shape: "object", from: ["body"] } },
  replies: { 200: "object" },
  keywords: [lists],
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
>(demo, listCall, {
  name: "List",
  inputs: {
    ids: { type: "string", convert: "csv" },
    kinds: { type: "string", convert: "csv" },
    fields: { type: "string", convert: "csv" },
    plain: { type: "string", convert: "csv-text" },
    states: { type: "string", convert: "csv" },
    by: { type: "string", enum: ["author", "shelf"] },
  },
  outputs: { data: { type: "json", shape: "object", from: ["body"] } },
  replies: { 200: "object" },
  keywords: [enums, lists],
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
>(demo, searchCall, {
  name: "Search",
  inputs: {
    tags: { type: "string", convert: "csv" },
    field: { type: "string" },
    kinds: { type: "string", minItems: 2, maxItems: 4, convert: "csv" },
    states: { type: "string", convert: "csv" },
    ids: { type: "string", convert: "csv" },
    by: { type: "string", enum: ["author", "shelf"] },
  },
  outputs: { data: { type: "json", shape: "object", from: ["body"] } },
  replies: { 200: "object" },
  keywords: [enums, lists],
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
>(demo, patchCall, {
  name: "Patch",
  inputs: {
    id: { type: "string", required: true },
    name: { type: "string" },
  },
  outputs: { data: { type: "json", shape: "object", from: ["body"] } },
  replies: { 200: "object" },
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
>(demo, noteCall, {
  name: "Note",
  inputs: {
    id: { type: "string", required: true },
    text: { type: "string", required: true },
  },
  outputs: { data: { type: "json", shape: "object", from: ["body"] } },
  replies: { 200: "object" },
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
>(demo, sessionCall, {
  name: "Session",
  inputs: {
    mode: { type: "string", required: true },
    price: { type: "string" },
    quantity: { type: "number", integer: true },
    metadata: { type: "json", shape: "object" },
    note: { type: "string" },
  },
  outputs: { data: { type: "json", shape: "object", from: ["body"] } },
  replies: { 200: "object" },
  keywords: [jsonInputs],
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
>(demo, exportRowsCall, {
  name: "Export",
  inputs: {},
  outputs: { csv: { type: "string", from: ["body"] } },
  replies: { 200: "text" },
  keywords: [textReplies],
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
>(demo, exportTableCall, {
  name: "Export a table",
  inputs: {},
  outputs: { csv: { type: "string", from: ["body"] } },
  replies: { 200: "text" },
  keywords: [textReplies],
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
>(demo, exportAsCall, {
  name: "Export as",
  inputs: { type: { type: "string", enum: ["text/plain", "text/csv"] } },
  outputs: { made: { type: "json", from: ["body"] } },
  replies: { 200: "text", 201: "object" },
  keywords: [enums, textReplies],
});

/** Outputs of `demo_raw`. */
export interface RawOutputs {
  /** All. */
  all: Any | null;
}

/** Raw. `POST /v1/raw` */
export const raw = /* @__PURE__ */ defineOperation<RawInputs, RawParams & Credentials, RawOutputs>(
  demo,
  rawCall,
  {
    name: "Raw",
    inputs: { q: { type: "string" } },
    outputs: { all: { type: "json", from: ["body"], nullable: true } },
    replies: { 200: "json" },
  },
);
