// Generated from specs/demo.yaml. Do not edit; run `npx blockwright generate`.

import {
  accepting,
  base64,
  base64url,
  bodyAs,
  type Call,
  type CallInit,
  type Connection,
  callOptions,
  clientOptions,
  commaList,
  connect,
  credential,
  day,
  each,
  epoch,
  epochMs,
  extracted,
  form,
  given,
  group,
  indexed,
  indexedMembers,
  jsonAs,
  jsonText,
  localTime,
  madeMember,
  mapped,
  namedQuery,
  prefixed,
  type RequestOf,
  type Sendable,
  type TransportOptions,
  text,
  writtenOptions,
} from "@blockwright/runtime";
import createClient from "openapi-fetch";
import type {
  AddItemParams,
  CancelParams,
  CreateCustomerParams,
  DemoCredentials,
  ExportAsParams,
  ExportRowsParams,
  ExportTableParams,
  FindItemsParams,
  ListParams,
  NoteParams,
  PatchParams,
  RawParams,
  SearchParams,
  SessionParams,
} from "./inputs.ts";
import type { paths } from "./schema.ts";

/** Credentials and transport of a client. */
export interface DemoClientOptions extends DemoCredentials, TransportOptions {}

/** Checks the address and the credentials of a call. */
export function connection(given: DemoCredentials, options: TransportOptions): Connection {
  return connect(options, {
    home: "https://demo.test",
    headers: { Authorization: `Bearer ${credential("apiKey", given.apiKey, options)}` },
  });
}

type FindItemsRequest = RequestOf<paths["/items"]["get"]>;

/** How `findItems` is sent. */
export const findItemsCall = {
  operation: "demo_find_items",
  effect: "read",
  method: "GET",
  path: "/items",
  request(params: FindItemsParams): FindItemsRequest {
    return {
      params: {
        query: {
          sort: mapped(params.sort ?? "newest", {
            newest: "created_desc",
            oldest: "created_asc",
            title: "title",
          }),
          level: mapped(params.level, { 1: "low", 2: "high" }),
          tags: mapped(params.tags, { red: "r", green: "g" }),
          filter: jsonText(params.filter),
          names: jsonText(params.names),
          since: epoch(params.since, "since"),
          until: epochMs(params.until, "until"),
          on: day(params.on, "on"),
          zone: params.zone,
          start: localTime(params.start, "start", params.zone ?? "UTC", "zone"),
          nick: params.id === undefined ? params.nick : undefined,
          scope: params.id === undefined ? undefined : params.scope,
          width:
            (params.sort ?? "newest") === "newest" || (params.sort ?? "newest") === "title"
              ? params.width
              : undefined,
          height: params.level === 2 ? params.height : undefined,
        },
        header: {
          ...accepting("application/vnd.demo+json; version=2, application/json;q=0.5"),
        },
      },
    };
  },
} satisfies Call<FindItemsParams>;

type AddItemRequest = RequestOf<paths["/items"]["post"]>;

/** How `addItem` is sent. */
export const addItemCall = {
  operation: "demo_add_item",
  effect: "write",
  method: "POST",
  path: "/items",
  request(params: AddItemParams): AddItemRequest {
    return {
      body: {
        phone: prefixed(params.phone, "whatsapp:"),
        text: base64(params.text),
        sheet: extracted(params.sheet, "/d/([a-z]{4,})"),
        slug: base64url(params.slug),
        notify: mapped(params.notify, { true: "all" }),
        mode: mapped(params.mode, { fast: { speed: 2, tags: ["a"] }, slow: 1 }),
        flag: mapped(params.flag, { true: 1, false: 0 }),
        size: params.size,
        cut: params.size === "a" || params.size === "b" ? params.cut : undefined,
      },
    };
  },
} satisfies Call<AddItemParams>;

type CreateCustomerRequest = RequestOf<paths["/v1/customers"]["post"]>;

/** How `createCustomer` is sent. */
export const createCustomerCall = {
  operation: "demo_create_customer",
  effect: "write",
  method: "POST",
  path: "/v1/customers",
  write: bodyAs("application/x-www-form-urlencoded"),
  request(params: CreateCustomerParams): CreateCustomerRequest {
    return {
      body: form(
        {
          source: { kind: "api", version: 2 },
          "expand[]": ["total", "tax"],
          email: params.email,
          balance: params.balance,
          exempt: params.exempt,
          address: group({ city: params.city, street: params.street }),
          tags: params.tags,
          metadata: params.metadata,
          items: params.items,
          extra: group({ MediaUrl: params.media }),
          tax: mapped(params.tax, { none: "exempt", full: "taxed" }),
        },
        "brackets",
        { "extra[MediaUrl]": "media" },
      ),
    };
  },
} satisfies Call<CreateCustomerParams>;

type CancelRequest = RequestOf<paths["/v1/cancel"]["post"]>;

/** How `cancel` is sent. */
export const cancelCall = {
  operation: "demo_cancel",
  effect: "write",
  method: "POST",
  path: "/v1/cancel",
  write: bodyAs("application/x-www-form-urlencoded"),
  request(params: CancelParams): CancelRequest {
    return {
      body: form({ "codes[]": params.codes, reasons: params.reasons, note: params.note }, "comma"),
    };
  },
} satisfies Call<CancelParams>;

type ListRequest = RequestOf<paths["/v1/customers"]["get"]>;

/** How `list` is sent. */
export const listCall = {
  operation: "demo_list",
  effect: "read",
  method: "GET",
  path: "/v1/customers",
  request(params: ListParams): ListRequest {
    return {
      params: {
        query: {
          ...namedQuery(
            ["ids[]", "fields", "plain"],
            [madeMember("by", text`near[${params.by}]`, commaList(params.states))],
          ),
          "ids[]": params.ids,
          ...indexed("kinds", params.kinds),
          fields: commaList(params.fields),
          plain: params.plain,
        },
      },
    };
  },
} satisfies Call<ListParams>;

type SearchRequest = RequestOf<paths["/v1/search"]["get"]>;

/** How `search` is sent. */
export const searchCall = {
  operation: "demo_search",
  effect: "read",
  method: "GET",
  path: "/v1/search",
  request(params: SearchParams): SearchRequest {
    return {
      params: {
        query: {
          "tags[]": params.tags,
          "fields[]": given(["id", params.field]),
          ...indexed("kinds", params.kinds),
          "states[]": each(params.states, (item) => `is:${item}`),
          ...namedQuery(
            ["tags[]", "fields[]", "kinds", "states[]"],
            [
              madeMember("by", text`by[${params.by}][]`, params.ids),
              ...indexedMembers("by", text`not[${params.by}]`, params.kinds),
            ],
          ),
        },
      },
    };
  },
} satisfies Call<SearchParams>;

type PatchRequest = RequestOf<paths["/v1/customers/{id}"]["patch"]>;

/** How `patch` is sent. */
export const patchCall = {
  operation: "demo_patch",
  effect: "write",
  method: "PATCH",
  path: "/v1/customers/{id}",
  write: jsonAs("application/merge-patch+json"),
  request(params: PatchParams): PatchRequest {
    return {
      params: { path: { id: params.id } },
      body: group({ name: params.name }),
    };
  },
} satisfies Call<PatchParams>;

type NoteRequest = RequestOf<paths["/v1/customers/{id}/note"]["put"]>;

/** How `note` is sent. */
export const noteCall = {
  operation: "demo_note",
  effect: "write",
  method: "PUT",
  path: "/v1/customers/{id}/note",
  write: bodyAs("text/plain"),
  request(params: NoteParams): NoteRequest {
    return { params: { path: { id: params.id } }, body: params.text };
  },
} satisfies Call<NoteParams>;

type SessionRequest = RequestOf<paths["/v1/checkout/sessions"]["post"]>;

/** How `session` is sent. */
export const sessionCall = {
  operation: "demo_session",
  effect: "write",
  method: "POST",
  path: "/v1/checkout/sessions",
  write: bodyAs("application/x-www-form-urlencoded"),
  request(params: SessionParams): SessionRequest {
    return {
      body: form({
        mode: params.mode,
        line_items: given([group({ price: params.price, quantity: params.quantity })]),
        metadata: params.metadata,
        expand: ["url"],
        text: text`Note: ${params.note}`,
      }),
    };
  },
} satisfies Call<SessionParams>;

type ExportRowsRequest = RequestOf<paths["/v1/export"]["get"]>;

/** How `exportRows` is sent. */
export const exportRowsCall = {
  operation: "demo_export_rows",
  effect: "read",
  method: "GET",
  path: "/v1/export",
  request(_params: ExportRowsParams): ExportRowsRequest {
    return {
      params: {
        header: {
          ...accepting("text/plain, application/json;q=0.9, */*;q=0.8"),
        },
      },
    };
  },
} satisfies Call<ExportRowsParams>;

type ExportTableRequest = RequestOf<paths["/v1/table"]["get"]>;

/** How `exportTable` is sent. */
export const exportTableCall = {
  operation: "demo_export_table",
  effect: "read",
  method: "GET",
  path: "/v1/table",
  request(_params: ExportTableParams): ExportTableRequest {
    return {
      params: {
        header: {
          ...accepting("text/csv;q=1, */*;q=0.1"),
        },
      },
    };
  },
} satisfies Call<ExportTableParams>;

type ExportAsRequest = RequestOf<paths["/v1/export-as"]["get"]>;

/** How `exportAs` is sent. */
export const exportAsCall = {
  operation: "demo_export_as",
  effect: "read",
  method: "GET",
  path: "/v1/export-as",
  headerInputs: { Accept: "type" },
  request(params: ExportAsParams): ExportAsRequest {
    return {
      params: {
        header: {
          ...accepting("text/plain, application/json;q=0.9, */*;q=0.8", params.type),
        },
      },
    };
  },
} satisfies Call<ExportAsParams>;

type RawRequest = RequestOf<paths["/v1/raw"]["post"]>;

/** How `raw` is sent. */
export const rawCall = {
  operation: "demo_raw",
  effect: "read",
  method: "POST",
  path: "/v1/raw",
  request(params: RawParams): RawRequest {
    return { body: group({ q: params.q }) };
  },
} satisfies Call<RawParams>;

/** Typed HTTP client. Methods resolve to openapi-fetch's `{ data, error, response }`. */
export function createDemoClient(options: DemoClientOptions) {
  const connected = connection(options, options);
  const http = createClient<Sendable<paths>>(clientOptions);

  return {
    /**
     * Find items: `GET /items`
     *
     * @deprecated Since 2026-03. Use `addItem`.
     */
    findItems(params: FindItemsParams = {}, init?: CallInit) {
      return http.GET("/items", {
        ...callOptions(findItemsCall, connected, init),
        ...findItemsCall.request(params),
      });
    },

    /** Add item: `POST /items` */
    addItem(params: AddItemParams, init?: CallInit) {
      return http.POST("/items", {
        ...callOptions(addItemCall, connected, init),
        ...addItemCall.request(params),
      });
    },

    /** Create customer: `POST /v1/customers` */
    createCustomer(params: CreateCustomerParams, init?: CallInit) {
      return http.POST("/v1/customers", {
        ...writtenOptions(createCustomerCall, callOptions(createCustomerCall, connected, init)),
        ...createCustomerCall.request(params),
      });
    },

    /** Cancel: `POST /v1/cancel` */
    cancel(params: CancelParams = {}, init?: CallInit) {
      return http.POST("/v1/cancel", {
        ...writtenOptions(cancelCall, callOptions(cancelCall, connected, init)),
        ...cancelCall.request(params),
      });
    },

    /** List: `GET /v1/customers` */
    list(params: ListParams = {}, init?: CallInit) {
      return http.GET("/v1/customers", {
        ...callOptions(listCall, connected, init),
        ...listCall.request(params),
      });
    },

    /** Search: `GET /v1/search` */
    search(params: SearchParams = {}, init?: CallInit) {
      return http.GET("/v1/search", {
        ...callOptions(searchCall, connected, init),
        ...searchCall.request(params),
      });
    },

    /** Patch: `PATCH /v1/customers/{id}` */
    patch(params: PatchParams, init?: CallInit) {
      return http.PATCH("/v1/customers/{id}", {
        ...writtenOptions(patchCall, callOptions(patchCall, connected, init)),
        ...patchCall.request(params),
      });
    },

    /** Note: `PUT /v1/customers/{id}/note` */
    note(params: NoteParams, init?: CallInit) {
      return http.PUT("/v1/customers/{id}/note", {
        ...writtenOptions(noteCall, callOptions(noteCall, connected, init)),
        ...noteCall.request(params),
      });
    },

    /** Session: `POST /v1/checkout/sessions` */
    session(params: SessionParams, init?: CallInit) {
      return http.POST("/v1/checkout/sessions", {
        ...writtenOptions(sessionCall, callOptions(sessionCall, connected, init)),
        ...sessionCall.request(params),
      });
    },

    /** Export: `GET /v1/export` */
    exportRows(params: ExportRowsParams = {}, init?: CallInit) {
      return http.GET("/v1/export", {
        ...callOptions(exportRowsCall, connected, {
          parseAs: "text",
          ...init,
        }),
        ...exportRowsCall.request(params),
      });
    },

    /** Export a table: `GET /v1/table` */
    exportTable(params: ExportTableParams = {}, init?: CallInit) {
      return http.GET("/v1/table", {
        ...callOptions(exportTableCall, connected, {
          parseAs: "text",
          ...init,
        }),
        ...exportTableCall.request(params),
      });
    },

    /** Export as: `GET /v1/export-as` */
    exportAs(params: ExportAsParams = {}, init?: CallInit) {
      return http.GET("/v1/export-as", {
        ...callOptions(exportAsCall, connected, {
          parseAs: "text",
          ...init,
        }),
        ...exportAsCall.request(params),
      });
    },

    /** Raw: `POST /v1/raw` */
    raw(params: RawParams = {}, init?: CallInit) {
      return http.POST("/v1/raw", {
        ...callOptions(rawCall, connected, init),
        ...rawCall.request(params),
      });
    },
  };
}

/** The client that `createDemoClient` makes. */
export type DemoClient = ReturnType<typeof createDemoClient>;
