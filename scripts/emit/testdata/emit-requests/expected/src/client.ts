// Generated from specs/demo.yaml. Do not edit; run `npm run generate`.

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
import type { paths } from "./schema.ts";

/** What every call needs: credentials, and what makes up the address. */
export interface DemoCredentials {
  /** Key of the account. Secret. */
  apiKey: string;
}

/** Credentials and transport of a client. */
export interface DemoClientOptions extends DemoCredentials, TransportOptions {}

/** Parameters of `createItem`, as they are sent. */
export interface CreateItemParams {
  /** Shelf. */
  shelf: string;
  /** Title. Limits: at most 80 characters. */
  title: string;
  /** Kind of item. Default at the provider: book. */
  kind?: "book" | "disc" | undefined;
  /** How it is bound. Expected values by kind: book: hard, soft; disc: case. */
  binding?: string | undefined;
  /** Pages. Limits: integer at least 1. Sent only while kind is book. */
  pages?: number | undefined;
  /** Tags. Limits: at most 5 items. */
  tags?: string[] | undefined;
  /** Labels. Limits: at least 2 items. Default: new, good. */
  labels?: string[] | undefined;
  /** Language. Limits: one of en, de. Default at the provider: en. */
  language?: "en" | "de" | undefined;
  /** Dialect. Sent only while language is en. */
  dialect?: string | undefined;
  /** Level. Limits: integer. Default at the provider: 1. */
  level?: number | undefined;
  /** Colors. Allowed values by level: 1: grey; 2: grey, red. */
  colors?: string | undefined;
  /** Whether it is shown. Default: true. */
  visible?: boolean | undefined;
  /** Pin of the shelf. Secret. */
  pin?: string | undefined;
  /** Owner. */
  owner?: string | undefined;
  /** Team. */
  team?: string | undefined;
  /** Further members. */
  extra?: Readonly<Record<string, unknown>> | undefined;
  /** Site. */
  site?: string | undefined;
}

/** Where calls go and what they carry, all of it checked. */
export function connection(given: DemoCredentials, options: TransportOptions): Connection {
  return connect(options, {
    home: "https://demo.test",
    query: {
      key: credential("apiKey", given.apiKey),
    },
  });
}

type CreateItemRequest = RequestOf<paths["/v2/shelves/{shelf}/items"]["post"]>;

/** How `createItem` is sent. */
export const createItemCall = {
  operation: "demo_create_item",
  effect: "write",
  method: "POST",
  path: "/v2/shelves/{shelf}/items",
  headerInputs: {
    "X-Pin": "pin",
  },
  request(params: CreateItemParams): CreateItemRequest {
    return {
      params: {
        path: {
          shelf: params.shelf,
        },
        query: {
          $site: params.site,
          v: 2,
        },
        header: {
          "X-Pin": params.pin,
        },
      },
      body: {
        title: params.title,
        kind: params.kind,
        details: group({
          binding: params.binding,
          pages: (params.kind ?? "book") === "book" ? params.pages : undefined,
        }),
        tags: params.tags,
        labels: params.labels ?? ["new", "good"],
        language: params.language,
        dialect: (params.language ?? "en") === "en" ? params.dialect : undefined,
        level: params.level,
        colors: params.colors,
        visible: params.visible ?? true,
        owner: params.owner,
        team: params.team,
        extra: params.extra,
        source: {
          system: "workflow",
        },
      },
    };
  },
} satisfies Call<CreateItemParams>;

/** Typed HTTP client. Methods resolve to openapi-fetch's `{ data, error, response }`. */
export function createDemoClient(options: DemoClientOptions) {
  const connected = connection(options, options);
  const http = createClient<Sendable<paths>>(clientOptions);

  return {
    /** Create item: `POST /v2/shelves/{shelf}/items` */
    createItem(params: CreateItemParams, init?: CallInit) {
      return http.POST("/v2/shelves/{shelf}/items", {
        ...callOptions(createItemCall, connected, init),
        ...createItemCall.request(params),
      });
    },
  };
}

/** What `createDemoClient` returns. */
export type DemoClient = ReturnType<typeof createDemoClient>;
