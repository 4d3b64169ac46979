import type { CredentialKind, Json, OauthGrant, Visibility } from "../ir/types.ts";

/** One entry of `auth`. */
export interface ManifestCredential {
  readonly param: string;
  readonly kind?: CredentialKind;
  /** `header:Name: Prefix {}`, `query:name`, `basic:user:{}`, `path:name` or `body:name`. */
  readonly send: string;
  /** False: it may be left out. */
  readonly required?: boolean;
  readonly oauth?: ManifestOauth;
  readonly login?: ManifestLogin;
  readonly description: string;
  readonly label?: string;
  readonly docs?: string;
  readonly visibility?: Visibility;
  readonly scopes?: readonly string[];
  readonly env?: string;
}

/** A call that exchanges a credential. */
export interface ManifestLogin {
  readonly operation: string;
  /** Name -> `output.<name>` of the operation. */
  readonly gives: Readonly<Record<string, string>>;
  /** `30m` */
  readonly keep?: string;
}

/** Where a host obtains a token. */
export interface ManifestOauth {
  readonly authorize?: string;
  readonly token: string;
  readonly grant?: OauthGrant;
  /** Parameter of the provider -> `token.<name>` or `callback.<name>`. */
  readonly gives?: Readonly<Record<string, string>>;
  readonly pkce?: boolean;
  readonly parameters?: Readonly<Record<string, string>>;
}

/** The call that proves a credential. */
export interface ManifestTest {
  readonly operation: string;
  readonly params?: Readonly<Record<string, Json>>;
}
