import { importNodeRuntime } from "../run/runtime.ts";

const { nodeFetch } = await importNodeRuntime();

/** Sends as users' programs do on Node; through the engine's `fetch` where CONTRACT_TRANSPORT says so. */
export function sendRequest(request: Request): Promise<Response> {
  return process.env["CONTRACT_TRANSPORT"] === "fetch" ? fetch(request) : nodeFetch(request);
}
