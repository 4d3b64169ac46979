/** How to call. */
export interface Options {
  readonly url: string;
  readonly retries?: number | undefined;
}

/** What went wrong. */
export declare class Failure extends Error {
  readonly code: Mode;
  private readonly kept: string;
}

/** What is checked. */
export declare const limits: {
  count: number;
  message: "Something is wrong.";
};

export declare function call(options: Options, { signal }?: { signal: AbortSignal }): Promise<void>;

export type Mode = "fast" | "safe";
