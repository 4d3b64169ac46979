// Generated from specs/demo.yaml. Do not edit; run `npx blockwright generate`.

import { defineJobOperation, defineOperation, type Provider, resultOf } from "@blockwright/runtime";
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

/** What operations have in common. */
const demo: Provider<Credentials> = {
  id: "demo",
  credentials: {
    apiKey: { type: "string", required: true, secret: true, credential: true },
    site: { type: "string", required: true, visibility: "user-only" },
  },
  errors: {},
  connect: connection,
};

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
>(demo, startTaskCall, {
  name: "Start task",
  inputs: { text: { type: "string", required: true } },
  outputs: { taskId: { type: "string", from: ["body.id"] } },
  replies: { 200: "object", 202: "object" },
  job: {
    poll: { operation: () => getTask, shared: ["apiKey", "site"], inputs: { taskId: "taskId" } },
    until: { state: "done" },
    fail: { state: "failed" },
    message: "failure.text",
    status: "failure.code",
    everyMs: 2000,
    timeoutMs: 300000,
  },
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
>(demo, getTaskCall, {
  name: "Get task",
  inputs: { taskId: { type: "string", required: true } },
  outputs: {
    state: { type: "string", from: ["body.state"], default: "waiting" },
    failure: { type: "json", shape: "object", from: ["body.failure"], optional: true },
  },
  replies: { 200: "object" },
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
>(demo, countCall, {
  name: "Count",
  inputs: {},
  outputs: { countId: { type: "string", from: ["body.id"] } },
  replies: { 202: "object" },
  job: {
    poll: { operation: () => getTask, shared: ["apiKey", "site"], inputs: { taskId: "countId" } },
    result: /* @__PURE__ */ resultOf({
      operation: () => getTask,
      shared: ["apiKey", "site"],
      inputs: { taskId: "state" },
    }),
    until: { state: ["done", "counted"] },
    everyMs: 1000,
    timeoutMs: 7200000,
  },
});
