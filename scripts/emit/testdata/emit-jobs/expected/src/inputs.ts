// Generated from specs/demo.yaml. Do not edit; run `npx blockwright generate`.

/** Credentials, and the parts of the address that a caller supplies. */
export interface DemoCredentials {
  /** Key of the account. Secret. */
  apiKey: string;
  /** Name of the site. */
  site: string;
}

/** Inputs of `demo_start_task`. */
export interface StartTaskInputs extends DemoCredentials {
  /** What to do. */
  text: string;
}

/** Parameters of the client's `startTask`: the same without credentials, as they are sent. */
export interface StartTaskParams extends Omit<StartTaskInputs, keyof DemoCredentials> {}

/** Inputs of `demo_get_task`. */
export interface GetTaskInputs extends DemoCredentials {
  /** Id of the task. */
  taskId: string;
}

/** Parameters of the client's `getTask`: the same without credentials, as they are sent. */
export interface GetTaskParams extends Omit<GetTaskInputs, keyof DemoCredentials> {}

/** Inputs of `demo_count`. */
export interface CountInputs extends DemoCredentials {}

/** Parameters of the client's `count`: the same without credentials, as they are sent. */
export interface CountParams extends Omit<CountInputs, keyof DemoCredentials> {}
