import type { Placement, Visibility } from "./parameter.ts";
import type { Text } from "./template.ts";

/** A secret of the caller, and how it is sent. */
export interface Credential {
  readonly name: string;
  /** Label for people: `API key`. */
  readonly title: string;
  readonly kind: CredentialKind;
  /** Address of the page on which a person gets one. */
  readonly docs?: string;
  readonly description: string;
  readonly visibility: Visibility;
  /** Permissions the credential may need, over all operations. */
  readonly scopes: readonly string[];
  /** Environment variable that holds it in live runs: `BOOKS_API_KEY`. */
  readonly env: string;
  /** What requests carry of it; nothing where only hooks use it. */
  readonly sent: readonly Sent[];
  /** True: it may be left out. */
  readonly optional?: true;
  readonly oauth?: Oauth;
}

export type CredentialKind = "api-key" | "access-token";

/** A credential in what is sent at one place: `Bearer {token}`. In a path and a body it stands alone. */
export interface Sent {
  readonly placement: Exclude<Placement, { readonly kind: "body" | "none" }>;
  readonly value: Text | Basic;
}

/** User and password of HTTP Basic, as its header joins them. */
export interface Basic {
  readonly kind: "basic";
  readonly user: Text;
  readonly password: Text;
}

/** Where a host obtains a token. It fetches, stores and refreshes it. */
export interface Oauth {
  readonly grant: OauthGrant;
  /** Where a person agrees; null where nobody is asked. `{name}` is a parameter of the provider. */
  readonly authorize: string | null;
  readonly token: string;
  /** Whether the host sends a code challenge (S256). */
  readonly pkce: boolean;
  /** Added to the request of the grant. */
  readonly parameters: Readonly<Record<string, string>>;
  /** Inputs that the host fills with what comes with the token: `token.api_domain`, `callback.realmId`. */
  readonly gives?: Readonly<Record<string, string>>;
}

export type OauthGrant = "authorization_code" | "client_credentials" | "jwt-bearer";
