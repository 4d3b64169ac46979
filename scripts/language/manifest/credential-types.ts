import type { CredentialKind, OauthGrant, Visibility } from "../ir/types.ts";
import type { ManifestLogin } from "./call-types.ts";

/** One entry of `auth`. */
export interface ManifestCredential extends CredentialPlaces {
  /** Its key. */
  readonly name: string;
  readonly kind?: CredentialKind;
  /** False: it may be left out. */
  readonly required?: boolean;
  readonly oauth?: ManifestOauth;
  readonly login?: ManifestLogin;
  readonly description: string;
  readonly label?: string;
  readonly docs?: string;
  readonly visibility?: Visibility;
  readonly scopes?: readonly string[];
}

/** Where a credential travels, in one of two words; without either, in a path that names it. */
export interface CredentialPlaces {
  /** `query.name`, `headers.Name`, `body.name` or `none`. */
  readonly to?: string;
  /** The one header that holds it. */
  readonly headers?: Readonly<Record<string, string | ManifestBasic>>;
}

/** User and password of HTTP Basic. */
export interface ManifestBasic {
  readonly $basic: readonly [user: string, password: string];
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
