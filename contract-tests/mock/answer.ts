import type { IncomingHttpHeaders } from "node:http";

/** Stands in for a provider. */
export interface Mock {
  answer(asked: Asked): Promise<Answer>;
}

/** A request as it arrived; its address is that of a document's operation, without the provider's. */
export interface Asked {
  readonly method: string;
  /** Percent-encoded. */
  readonly path: string;
  /** Empty, or begins with a question mark. */
  readonly search: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** What is answered. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
  /** The connection ends after the body, before the reply does. */
  readonly isCut?: boolean;
}

/** Says as JSON why there is no reply. */
export function failure(status: number, error: string): Answer {
  const headers = { "content-type": "application/json" };
  return { status, headers, body: `${JSON.stringify({ error })}\n` };
}
