// Generated from specs/demo.yaml. Do not edit; run `npm run generate`.

import {
  type CallInit,
  credential,
  type Sendable,
  sender,
  serverAddress,
  type TransportOptions,
} from "@demo/runtime";
import createClient from "openapi-fetch";
import type { paths } from "./schema.ts";

/** What every call needs: credentials, and what makes up the address. */
export interface DemoCredentials {
  /** Key of the account. Secret. */
  apiKey: string;
  /** Name of the site. */
  site: string;
}

/** Credentials and transport of a client. */
export interface DemoClientOptions extends DemoCredentials, TransportOptions {}

/** Parameters of `startTask`, as they are sent. */
export interface StartTaskParams {
  /** What to do. */
  text: string;
}

/** Parameters of `getTask`, as they are sent. */
export interface GetTaskParams {
  /** Id of the task. */
  taskId: string;
}

/** Typed HTTP client. Methods resolve to openapi-fetch's `{ data, error, response }`. */
export function createDemoClient(options: DemoClientOptions) {
  const send = sender(options);
  const http = createClient<Sendable<paths>>({
    ...send.defaults,
    baseUrl: serverAddress(
      "https://{site}.demo.test",
      {
        site: options.site,
      },
      {},
      options,
    ),
    headers: {
      "X-Key": credential("apiKey", options.apiKey),
    },
  });

  return {
    /** Start task: `POST /tasks` */
    startTask(params: StartTaskParams, init?: CallInit) {
      return http.POST("/tasks", {
        ...init,
        fetch: send.cost,
        body: {
          text: params.text,
        },
      });
    },

    /** Get task: `GET /tasks/{taskId}` */
    getTask(params: GetTaskParams, init?: CallInit) {
      return http.GET("/tasks/{taskId}", {
        ...init,
        fetch: send.read,
        params: {
          path: {
            taskId: params.taskId,
          },
        },
      });
    },
  };
}

/** What `createDemoClient` returns. */
export type DemoClient = ReturnType<typeof createDemoClient>;
