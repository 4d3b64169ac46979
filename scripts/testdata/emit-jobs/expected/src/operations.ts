// Generated from specs/demo.yaml. Do not edit; run `npm run generate`.

import { defineOperation, type ErrorMapping } from "@demo/runtime";
import {
  type DemoCredentials as Credentials,
  createDemoClient,
  type GetTaskParams,
  type StartTaskParams,
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
}

/** Where the provider's own words lie in an error reply. */
const errorMapping: ErrorMapping = {
  message: [],
  code: [],
  requestId: [],
};

/** Start task. `POST /tasks` */
export const startTask = defineOperation<
  StartTaskInputs,
  StartTaskParams & Credentials,
  StartTaskOutputs
>({
  id: "demo_start_task",
  provider: "demo",
  name: "Start task",
  description: "Start task.",
  effect: "cost",
  inputs: {
    apiKey: {
      type: "string",
      description: "Key of the account.",
      required: true,
      visibility: "user-only",
      secret: true,
      convert: "trim",
    },
    site: {
      type: "string",
      description: "Name of the site.",
      required: true,
      visibility: "user-only",
    },
    text: {
      type: "string",
      description: "What to do.",
      required: true,
    },
  },
  outputs: {
    taskId: {
      type: "string",
      description: "Id of the task.",
      from: ["body.id"],
    },
  },
  replies: {
    200: "json",
    202: "json",
  },
  errors: errorMapping,
  call: (values, context) => {
    const client = createDemoClient({
      ...context,
      apiKey: values.apiKey,
      site: values.site,
    });
    return client.startTask(values, {
      parseAs: "text",
    });
  },
});

/** Get task. `GET /tasks/{taskId}` */
export const getTask = defineOperation<GetTaskInputs, GetTaskParams & Credentials, GetTaskOutputs>({
  id: "demo_get_task",
  provider: "demo",
  name: "Get task",
  description: "Get task.",
  effect: "read",
  inputs: {
    apiKey: {
      type: "string",
      description: "Key of the account.",
      required: true,
      visibility: "user-only",
      secret: true,
      convert: "trim",
    },
    site: {
      type: "string",
      description: "Name of the site.",
      required: true,
      visibility: "user-only",
    },
    taskId: {
      type: "string",
      description: "Id of the task.",
      required: true,
    },
  },
  outputs: {
    state: {
      type: "string",
      description: "State of the task.",
      from: ["body.state"],
      default: "waiting",
    },
  },
  replies: {
    200: "json",
  },
  errors: errorMapping,
  call: (values, context) => {
    const client = createDemoClient({
      ...context,
      apiKey: values.apiKey,
      site: values.site,
    });
    return client.getTask(values, {
      parseAs: "text",
    });
  },
});
