import { STATUS_CODES } from "node:http";
import type { Exchange, Step } from "./fault.ts";

/** A body that answers every operation which faults are tried with. */
export const goodBody = JSON.stringify({
  id: "a01",
  success: true,
  generationId: "g1",
  value: [{ id: "u1" }],
  items: [{ id: "v1" }],
});

/** A whole reply with this status; JSON unless a line says otherwise. */
export function answer(status: number, body = "", ...lines: readonly string[]): string {
  return (
    statusAndHeaders(status, [`content-length: ${Buffer.byteLength(body)}`, ...lines], body) + body
  );
}

/** Status and headers of a success: 200 for a GET, 201 for a POST. The body is left to the next steps. */
export function head(...lines: readonly string[]): Step {
  return (exchange) => statusAndHeaders(successOf(exchange), lines, "{}");
}

/** A whole reply of success. */
export function success(body: string | Uint8Array, ...lines: readonly string[]): readonly Step[] {
  return [head(`content-length: ${Buffer.byteLength(body)}`, ...lines), body];
}

/** Status, headers and body in one piece; a success where no status is named. */
export function atOnce(body: Uint8Array, status: number | null, ...lines: readonly string[]): Step {
  return (exchange) => {
    const start = statusAndHeaders(status ?? successOf(exchange), lines, "{}");
    return Buffer.concat([Buffer.from(start), body]);
  };
}

/** A reply that answers the call. */
export const good: Step = (exchange) => answer(successOf(exchange), goodBody);

/** One chunk of a chunked body. */
export function chunk(text: string): string {
  return `${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n`;
}

/** The end of a chunked body. */
export const lastChunk = "0\r\n\r\n";

function successOf({ request }: Exchange): number {
  return request?.method === "POST" ? 201 : 200;
}

function statusAndHeaders(status: number, lines: readonly string[], body: string): string {
  const hasType = lines.some((line) => /^content-type:/i.test(line));
  const type = body && !hasType ? ["content-type: application/json"] : [];
  const all = [`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ""}`, ...type, ...lines];
  return `${all.join("\r\n")}\r\n\r\n`;
}
