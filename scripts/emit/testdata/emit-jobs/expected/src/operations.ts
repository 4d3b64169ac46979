// Generated from specs/demo.yaml. Do not edit; run `npx blockwright generate`.

import {
  defineJobOperation,
  defineOperation,
  type ErrorMapping,
  resultOf,
} from "@blockwright/runtime";
import { connection, countCall, getTaskCall, startTaskCall } from "./client.ts";
import type {
  CountInputs,
  CountParams,
  DemoCredentials as Credentials,
  GetTaskInputs,
  GetTaskParams,
  StartTaskInputs,
  StartTaskParams,
} from "./inputs.ts";

/** Where an error reply holds the provider's message, code and request id. */
const errorMapping: ErrorMapping = { message: [], code: [] };

/** Outputs of `demo_start_task`. */
export interface StartTaskOutputs {
  /** Id of the task. */
  taskId: string;
}

/** Start task. `POST /tasks` */
export const startTask = /* @__PURE__ */ defineJobOperation<
  StartTaskInputs,
  StartTaskParams & Credentials,
  StartTaskOutputs,
  GetTaskOutputs
>({
  id: "demo_start_task",
  provider: "demo",
  name: "Start task",
  effect: "cost",
  inputs: {
    apiKey: { type: "string", required: true, secret: true, credential: true },
    site: { type: "string", required: true, visibility: "user-only" },
    text: { type: "string", required: true },
  },
  outputs: { taskId: { type: "string", from: ["body.id"] } },
  replies: { 200: "object", 202: "object" },
  errors: errorMapping,
  job: {
    poll: () => getTask,
    shared: ["apiKey", "site"],
    id: { taskId: "taskId" },
    until: { state: "done" },
    fail: { state: "failed" },
    message: "failure.text",
    status: "failure.code",
    everyMs: 2000,
    timeoutMs: 300000,
  },
  connect: connection,
  call: startTaskCall,
});

/** Outputs of `demo_get_task`. */
export interface GetTaskOutputs {
  /** State of the task. */
  state: "waiting" | "done" | "failed" | (string & {});
  /** Why it failed. */
  failure?: {
    /** What went wrong. */
    text?: string;
    /** What went wrong as a status. */
    code?: number;
  };
}

/** Get task. `GET /tasks/{taskId}` */
export const getTask = /* @__PURE__ */ defineOperation<
  GetTaskInputs,
  GetTaskParams & Credentials,
  GetTaskOutputs
>({
  id: "demo_get_task",
  provider: "demo",
  name: "Get task",
  effect: "read",
  inputs: {
    apiKey: { type: "string", required: true, secret: true, credential: true },
    site: { type: "string", required: true, visibility: "user-only" },
    taskId: { type: "string", required: true },
  },
  outputs: {
    state: { type: "string", from: ["body.state"], default: "waiting" },
    failure: { type: "json", shape: "object", from: ["body.failure"], optional: true },
  },
  replies: { 200: "object" },
  errors: errorMapping,
  connect: connection,
  call: getTaskCall,
});

/** Outputs of `demo_count`. */
export interface CountOutputs {
  /** Id of the count. */
  countId: string;
}

/** Count. `POST /counts` */
export const count = /* @__PURE__ */ defineJobOperation<
  CountInputs,
  CountParams & Credentials,
  CountOutputs,
  GetTaskOutputs,
  GetTaskOutputs
>({
  id: "demo_count",
  provider: "demo",
  name: "Count",
  effect: "write",
  inputs: {
    apiKey: { type: "string", required: true, secret: true, credential: true },
    site: { type: "string", required: true, visibility: "user-only" },
  },
  outputs: { countId: { type: "string", from: ["body.id"] } },
  replies: { 202: "object" },
  errors: errorMapping,
  job: {
    poll: () => getTask,
    result: /* @__PURE__ */ resultOf({
      operation: () => getTask,
      shared: ["apiKey", "site"],
      inputs: { taskId: "state" },
    }),
    shared: ["apiKey", "site"],
    id: { taskId: "countId" },
    until: { state: ["done", "counted"] },
    everyMs: 1000,
    timeoutMs: 7200000,
  },
  connect: connection,
  call: countCall,
});
