import type { WrittenOauth } from "./credential-types.ts";
import type { Visibility } from "./parameter-types.ts";

export interface WrittenCredential {
  readonly param: string;
  readonly kind?: "api-key" | "access-token";
  readonly description: string;
  readonly visibility?: Visibility;
  readonly scopes?: readonly string[];
  readonly send: string;
  readonly label?: string;
  readonly docs?: string;
  readonly required?: boolean;
  readonly oauth?: WrittenOauth;
  readonly login?: WrittenLogin;
  readonly env?: string;
}

/** A call that exchanges a credential. */
export interface WrittenLogin {
  readonly operation: string;
  readonly gives: Readonly<Record<string, string>>;
  readonly keep?: string;
}
