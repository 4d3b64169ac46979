// Generated from specs/demo.yaml. Do not edit; run `npx blockwright generate`.

/** Credentials, and the parts of the address that a caller supplies. */
export interface DemoCredentials {
  /** Key of the account. Secret. */
  apiKey: string;
  /** Domain of the account. */
  domain: string;
}

/** Inputs of `demo_create_item`. */
export interface CreateItemInputs extends DemoCredentials {
  domain: "demo.test" | "eu.demo.test";
  /** Shelf. */
  shelf: string;
  /** Title. Limits: at most 80 characters. */
  title: string;
  /** Kind of item. Default at the provider: book. */
  kind?: "book" | "disc" | undefined;
  /** How it is bound. Expected values by kind: book: hard, soft; disc: case. */
  binding?: string | undefined;
  /** Pages. Limits: integer at least 1. Sent only while kind is book. */
  pages?: number | undefined;
  /** Tags. Limits: at most 5 items. */
  tags?: string | readonly string[] | undefined;
  /** Labels. Limits: at least 2 items. Default: new, good. */
  labels?: string | readonly string[] | undefined;
  /** Language. Limits: one of en, de. Default at the provider: en. */
  language?: "en" | "de" | undefined;
  /** Dialect. Sent only while language is en. */
  dialect?: string | undefined;
  /** Level. Limits: integer. Default at the provider: 1. */
  level?: number | undefined;
  /** Colors. Allowed values by level: 1: grey; 2: grey, red. */
  colors?: string | readonly string[] | undefined;
  /** Whether it is shown. Default: true. */
  visible?: boolean | undefined;
  /** Pin of the shelf. Secret. */
  pin?: string | undefined;
  /** Owner. */
  owner?: string | undefined;
  /** Team. */
  team?: string | undefined;
  /** Further members. */
  extra?: Readonly<Record<string, unknown>> | string | undefined;
  /** Site. */
  site?: string | undefined;
}

/** Parameters of the client's `createItem`: the same without credentials, as they are sent. */
export interface CreateItemParams extends Omit<CreateItemInputs, keyof DemoCredentials> {
  tags?: string[] | undefined;
  labels?: string[] | undefined;
  colors?: string | undefined;
  extra?: Readonly<Record<string, unknown>> | undefined;
}
