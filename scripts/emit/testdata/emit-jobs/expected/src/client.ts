// Generated from specs/demo.yaml. Do not edit; run `npx blockwright generate`.

import {
  type Call,
  type CallInit,
  type Connection,
  callOptions,
  clientOptions,
  connect,
  credential,
  idempotencyKey,
  type RequestOf,
  type Sendable,
  serverAddress,
  type TransportOptions,
} from "@blockwright/runtime";
import createClient from "openapi-fetch";
import type { CountParams, DemoCredentials, GetTaskParams, StartTaskParams } from "./inputs.ts";
import type { paths } from "./schema.ts";

/** Credentials and transport of a client. */
export interface DemoClientOptions extends DemoCredentials, TransportOptions {}

/** Checks the address and the credentials of a call. */
export function connection(given: DemoCredentials, options: TransportOptions): Connection {
  return connect(options, {
    home: serverAddress("https://{site}.demo.test", { site: given.site }, {}, options),
    headers: { "X-Key": credential("apiKey", given.apiKey, options) },
  });
}

type StartTaskRequest = RequestOf<paths["/tasks"]["post"]>;

/** How `startTask` is sent. */
export const startTaskCall = {
  operation: "demo_start_task",
  effect: "cost",
  timeoutMs: 10000,
  deadlineMs: 180000,
  maxRetries: 4,
  maxBytes: 65536,
  resetHeaders: ["x-reset"],
  method: "POST",
  path: "/tasks",
  idempotencyKey: idempotencyKey("Idempotency-Key"),
  request(params: StartTaskParams): StartTaskRequest {
    return { body: { text: params.text } };
  },
} satisfies Call<StartTaskParams>;

type GetTaskRequest = RequestOf<paths["/tasks/{taskId}"]["get"]>;

/** How `getTask` is sent. */
export const getTaskCall = {
  operation: "demo_get_task",
  effect: "read",
  timeoutMs: 10000,
  deadlineMs: 180000,
  maxRetries: 4,
  maxBytes: 65536,
  resetHeaders: ["x-reset"],
  method: "GET",
  path: "/tasks/{taskId}",
  request(params: GetTaskParams): GetTaskRequest {
    return { params: { path: { taskId: params.taskId } } };
  },
} satisfies Call<GetTaskParams>;

type CountRequest = RequestOf<paths["/counts"]["post"]>;

/** How `count` is sent. */
export const countCall = {
  operation: "demo_count",
  effect: "write",
  timeoutMs: 10000,
  deadlineMs: 180000,
  maxRetries: 4,
  maxBytes: 65536,
  resetHeaders: ["x-reset"],
  method: "POST",
  path: "/counts",
  idempotencyKey: idempotencyKey("Idempotency-Key"),
  request(_params: CountParams): CountRequest {
    return {};
  },
} satisfies Call<CountParams>;

/** Typed HTTP client. Methods resolve to openapi-fetch's `{ data, error, response }`. */
export function createDemoClient(options: DemoClientOptions) {
  const connected = connection(options, options);
  const http = createClient<Sendable<paths>>(clientOptions);

  return {
    /** Start task: `POST /tasks` */
    startTask(params: StartTaskParams, init?: CallInit) {
      return http.POST("/tasks", {
        ...callOptions(startTaskCall, connected, init),
        ...startTaskCall.request(params),
      });
    },

    /** Get task: `GET /tasks/{taskId}` */
    getTask(params: GetTaskParams, init?: CallInit) {
      return http.GET("/tasks/{taskId}", {
        ...callOptions(getTaskCall, connected, init),
        ...getTaskCall.request(params),
      });
    },

    /** Count: `POST /counts` */
    count(params: CountParams = {}, init?: CallInit) {
      return http.POST("/counts", {
        ...callOptions(countCall, connected, init),
        ...countCall.request(params),
      });
    },
  };
}

/** The client that `createDemoClient` makes. */
export type DemoClient = ReturnType<typeof createDemoClient>;
