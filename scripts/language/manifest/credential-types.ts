import type { CredentialKind, OauthGrant, Visibility } from "../ir/types.ts";
import type { ManifestLogin } from "./call-types.ts";

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
