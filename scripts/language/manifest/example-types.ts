import type { ErrorCode, Json } from "../ir/types.ts";

/** An example as written; meaning, limits and examples stand in `specs/manifest.schema.json`. */
export interface ManifestExample {
  readonly params: Readonly<Record<string, Json>>;
  /** RFC 3339, UTC. */
  readonly now?: string;
  /** Published test keys, by the name of the credential. */
  readonly credentials?: Readonly<Record<string, string>>;
  readonly request?: ManifestExampleRequest;
  readonly reply: ManifestExampleReply;
  /** Nested outputs, as `execute` resolves to them. */
  readonly output?: Json;
  readonly error?: ManifestExampleError;
}

export interface ManifestExampleRequest {
  /** `GET /path`, as it is sent. */
  readonly line: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Json;
}

export interface ManifestExampleReply {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Json;
}

export interface ManifestExampleError {
  readonly code: ErrorCode;
  readonly upstreamCode?: string;
  readonly message?: string;
  readonly requestId?: string;
}
