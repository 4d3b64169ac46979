// Generated from specs/demo.yaml. Do not edit; run `npm run generate`.

import { defineJobOperation, defineOperation, type ErrorMapping } from "@blockwright/runtime";
import {
  type DemoCredentials as Credentials,
  connection,
  type GetTaskParams,
  getTaskCall,
  type StartTaskParams,
  startTaskCall,
} from "./client.ts";

/** Inputs of `demo_start_task`. */
export interface StartTaskInputs {
  /** Key of the account. Secret. */
  apiKey: string;
  /** Name of the site. */
  site: string;
  /** What to do. */
  text: string;
}

/** Outputs of `demo_start_task`. */
export interface StartTaskOutputs {
  /** Id of the task. */
  taskId: string;
}

/** Inputs of `demo_get_task`. */
export interface GetTaskInputs {
  /** Key of the account. Secret. */
  apiKey: string;
  /** Name of the site. */
  site: string;
  /** Id of the task. */
  taskId: string;
}

/** Outputs of `demo_get_task`. */
export interface GetTaskOutputs {
  /** State of the task. */
  state: string;
  /** Why it failed. */
  failure?: {
    /** What went wrong. */
    text?: string;
    /** What went wrong as a status. */
    code?: number;
  };
}

/** Where the provider's own words lie in an error reply. */
const errorMapping: ErrorMapping = {
  message: [],
  code: [],
};

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
    apiKey: {
      type: "string",
      required: true,
      secret: true,
    },
    site: {
      type: "string",
      required: true,
      visibility: "user-only",
    },
    text: {
      type: "string",
      required: true,
    },
  },
  outputs: {
    taskId: {
      type: "string",
      from: ["body.id"],
    },
  },
  replies: {
    200: "object",
    202: "object",
  },
  errors: errorMapping,
  job: {
    poll: () => getTask,
    shared: ["apiKey", "site"],
    id: {
      taskId: "taskId",
    },
    until: {
      state: "done",
    },
    fail: {
      state: "failed",
    },
    message: "failure.text",
    status: "failure.code",
    everyMs: 2000,
    timeoutMs: 300000,
  },
  connect: connection,
  call: startTaskCall,
});

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
    apiKey: {
      type: "string",
      required: true,
      secret: true,
    },
    site: {
      type: "string",
      required: true,
      visibility: "user-only",
    },
    taskId: {
      type: "string",
      required: true,
    },
  },
  outputs: {
    state: {
      type: "string",
      from: ["body.state"],
      default: "waiting",
    },
    failure: {
      type: "json",
      shape: "object",
      from: ["body.failure"],
      optional: true,
    },
  },
  replies: {
    200: "object",
  },
  errors: errorMapping,
  connect: connection,
  call: getTaskCall,
});
