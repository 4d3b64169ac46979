// Generated from specs/demo.yaml. Do not edit; run `npx blockwright generate`.

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
  serverAddress,
  type TransportOptions,
} from "@blockwright/runtime";
import createClient from "openapi-fetch";
import type { CreateItemParams, DemoCredentials } from "./inputs.ts";
import type { paths } from "./schema.ts";

/** Credentials and transport of a client. */
export interface DemoClientOptions extends DemoCredentials, TransportOptions {}

/** Checks the address and the credentials of a call. */
export function connection(given: DemoCredentials, options: TransportOptions): Connection {
  return connect(options, {
    home: serverAddress(
      "https://api.{domain}",
      { domain: given.domain },
      { values: { domain: ["demo.test", "eu.demo.test"] } },
      options,
    ),
    query: { key: credential("apiKey", given.apiKey, options) },
  });
}

type CreateItemRequest = RequestOf<paths["/v2/shelves/{shelf}/items"]["post"]>;

/** How `createItem` is sent. */
export const createItemCall = {
  operation: "demo_create_item",
  effect: "write",
  method: "POST",
  path: "/v2/shelves/{shelf}/items",
  headerInputs: { "X-Pin": "pin" },
  request(params: CreateItemParams): CreateItemRequest {
    return {
      params: {
        path: { shelf: params.shelf },
        query: { v: 2, $site: params.site },
        header: { "X-Pin": params.pin },
      },
      body: {
        source: { system: "workflow", parent: null },
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

/** The client that `createDemoClient` makes. */
export type DemoClient = ReturnType<typeof createDemoClient>;
