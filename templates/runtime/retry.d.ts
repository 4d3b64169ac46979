import type { Effect } from "./definition.ts";
import type { ToolError } from "./tool-error.ts";
/** Milliseconds to wait before sending again; undefined when the outcome must stand. */
export declare function retryPause(effect: Effect, method: string, attempts: number, outcome: Response | ToolError): number | undefined;
