import type { Visibility } from "./parameter-types.ts";

/** One entry of `auth`. */
export interface CredentialContract {
  readonly name: string;
  readonly kind: "api-key" | "access-token";
  readonly description: string;
  /** What forms call it; undefined where its name says it. */
  readonly label?: string;
  /** Address of the page on which a person gets one. */
  readonly docs?: string;
  readonly visibility: Visibility;
  readonly scopes: readonly string[];
  /** Name of the environment variable that holds it for live runs: `BOOKS_API_KEY`. */
  readonly env: string;
  readonly required: boolean;
  /** As the manifest writes it. */
  readonly oauth: WrittenOauth | null;
  /** In `text`, `user` and `password` a name in braces is a parameter or the credential itself. */
  readonly send:
    | { readonly in: "header"; readonly name: string; readonly text: string }
    | { readonly in: "query" | "path" | "body"; readonly name: string }
    /** By hooks alone. */
    | { readonly in: "none" }
    | { readonly in: "basic"; readonly user: string; readonly password: string };
}

/** Where a host obtains a token. */
export interface WrittenOauth {
  readonly authorize?: string;
  readonly token: string;
  readonly grant?: "authorization_code" | "client_credentials" | "jwt-bearer";
  readonly gives?: Readonly<Record<string, string>>;
  readonly pkce?: boolean;
  readonly parameters?: Readonly<Record<string, string>>;
}
