import type { Visibility } from "./parameter.ts";

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
  readonly send: Send;
  /** True: it may be left out. */
  readonly optional?: true;
  readonly oauth?: Oauth;
}

export type CredentialKind = "api-key" | "access-token";

/** How a credential travels. */
export type Send =
  | {
      readonly kind: "header";
      readonly name: string;
      readonly prefix: string;
      /** In place of a prefix alone: the whole text. */
      readonly parts?: readonly SendPart[];
    }
  | { readonly kind: "query"; readonly name: string }
  /** HTTP Basic; templates in which `{name}` is a parameter or the credential. */
  | {
      readonly kind: "basic";
      readonly name: "Authorization";
      readonly user: readonly SendPart[];
      readonly password: readonly SendPart[];
    }
  /** Fills `{name}` of the path. */
  | { readonly kind: "path"; readonly name: string }
  /** A member of the body. */
  | { readonly kind: "body"; readonly name: string }
  /** It never travels: hooks make something of it. `name` is its own. */
  | { readonly kind: "none"; readonly name: string };

/** Fixed text, or the value of a parameter or of the credential. */
export type SendPart = string | { readonly parameter: string };

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
