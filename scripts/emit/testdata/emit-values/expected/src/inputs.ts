// Generated from specs/demo.yaml. Do not edit; run `npx blockwright generate`.

/** Credentials, and the parts of the address that a caller supplies. */
export interface DemoCredentials {
  /** Key. Secret. */
  apiKey: string;
}

/** Inputs of `demo_find_items`. */
export interface FindItemsInputs extends DemoCredentials {
  /** Order. Default: newest. */
  sort?: "newest" | "oldest" | "title" | undefined;
  /** Level. Limits: integer. */
  level?: 1 | 2 | undefined;
  /** Tags. Limits: one of red, green, none. */
  tags?: string | readonly ("red" | "green" | "none")[] | undefined;
  /** Filter. */
  filter?: Readonly<Record<string, unknown>> | string | undefined;
  /** Names. */
  names?: string | readonly string[] | undefined;
  /** Since when. Limits: format date-time. */
  since?: string | undefined;
  /** Until when. */
  until?: string | undefined;
  /** Which day. */
  on?: string | undefined;
  /** Time zone. Default at the provider: UTC. */
  zone?: string | undefined;
  /** Start in the zone. */
  start?: string | undefined;
  /** Id. */
  id?: string | undefined;
  /** Nick name. Sent only while id is not given. */
  nick?: string | undefined;
  /** Scope. Sent only while id is given. */
  scope?: string | undefined;
  /**
   * Width. Limits: integer. Sent only while sort is newest or title.
   *
   * @deprecated Use `height`.
   */
  width?: number | undefined;
  /** Height. Limits: integer. Sent only while level is 2. */
  height?: number | undefined;
}

/** Parameters of the client's `findItems`: the same without credentials, as they are sent. */
export interface FindItemsParams extends Omit<FindItemsInputs, keyof DemoCredentials> {
  tags?: ("red" | "green" | "none")[] | undefined;
  filter?: Readonly<Record<string, unknown>> | undefined;
  names?: string[] | undefined;
}

/** Inputs of `demo_add_item`. */
export interface AddItemInputs extends DemoCredentials {
  /** Phone. */
  phone: string;
  /** Text. */
  text: string;
  /** Sheet. */
  sheet?: string | undefined;
  /** Slug. */
  slug?: string | undefined;
  /** Whether to notify. */
  notify?: boolean | undefined;
  /** Mode. */
  mode: "fast" | "slow";
  /** Flag. */
  flag: boolean;
  /**
   * Size.
   *
   * @deprecated Nobody reads it.
   */
  size?: "a" | "b" | "c" | undefined;
  /** Cut. Sent only while size is a or b. */
  cut?: string | undefined;
}

/** Parameters of the client's `addItem`: the same without credentials, as they are sent. */
export interface AddItemParams extends Omit<AddItemInputs, keyof DemoCredentials> {}

/** Inputs of `demo_create_customer`. */
export interface CreateCustomerInputs extends DemoCredentials {
  /** E-mail. */
  email: string;
  /** Balance. Limits: integer. */
  balance?: number | undefined;
  /** Exempt. */
  exempt?: boolean | undefined;
  /** City. */
  city?: string | undefined;
  /** Street. */
  street?: string | undefined;
  /** Tags. Limits: at most 3 items. */
  tags?: string | readonly string[] | undefined;
  /** Metadata. */
  metadata?: Readonly<Record<string, unknown>> | string | undefined;
  /** Items. Limits: 2 to 5 items. */
  items?: string | readonly unknown[] | undefined;
  /** Media. */
  media?: string | readonly unknown[] | undefined;
  /** Tax. */
  tax?: "none" | "full" | undefined;
}

/** Parameters of the client's `createCustomer`: the same without credentials, as they are sent. */
export interface CreateCustomerParams extends Omit<CreateCustomerInputs, keyof DemoCredentials> {
  tags?: string[] | undefined;
  metadata?: Readonly<Record<string, unknown>> | undefined;
  items?: unknown[] | undefined;
  media?: unknown[] | undefined;
}

/** Inputs of `demo_cancel`. */
export interface CancelInputs extends DemoCredentials {
  /** Reasons. */
  reasons?: string | readonly string[] | undefined;
  /** Codes. */
  codes?: string | readonly string[] | undefined;
  /** Note. */
  note?: string | undefined;
}

/** Parameters of the client's `cancel`: the same without credentials, as they are sent. */
export interface CancelParams extends Omit<CancelInputs, keyof DemoCredentials> {
  reasons?: string[] | undefined;
  codes?: string[] | undefined;
}

/** Inputs of `demo_list`. */
export interface ListInputs extends DemoCredentials {
  /** Ids. */
  ids?: string | readonly string[] | undefined;
  /** Kinds. */
  kinds?: string | readonly string[] | undefined;
  /** Fields. */
  fields?: string | readonly string[] | undefined;
  /** Plain. */
  plain?: string | readonly string[] | undefined;
  /** States. */
  states?: string | readonly string[] | undefined;
  /** By what. */
  by?: "author" | "shelf" | undefined;
}

/** Parameters of the client's `list`: the same without credentials, as they are sent. */
export interface ListParams extends Omit<ListInputs, keyof DemoCredentials> {
  ids?: string[] | undefined;
  kinds?: string[] | undefined;
  fields?: string[] | undefined;
  plain?: string | undefined;
  states?: string[] | undefined;
}

/** Inputs of `demo_search`. */
export interface SearchInputs extends DemoCredentials {
  /** Tags. */
  tags?: string | readonly string[] | undefined;
  /** Field. */
  field?: string | undefined;
  /** Kinds. Limits: 2 to 4 items. */
  kinds?: string | readonly string[] | undefined;
  /** States. */
  states?: string | readonly string[] | undefined;
  /** Ids. */
  ids?: string | readonly string[] | undefined;
  /** By what. */
  by?: "author" | "shelf" | undefined;
}

/** Parameters of the client's `search`: the same without credentials, as they are sent. */
export interface SearchParams extends Omit<SearchInputs, keyof DemoCredentials> {
  tags?: string[] | undefined;
  kinds?: string[] | undefined;
  states?: string[] | undefined;
  ids?: string[] | undefined;
}

/** Inputs of `demo_patch`. */
export interface PatchInputs extends DemoCredentials {
  /** Id. */
  id: string;
  /** Name. */
  name?: string | undefined;
}

/** Parameters of the client's `patch`: the same without credentials, as they are sent. */
export interface PatchParams extends Omit<PatchInputs, keyof DemoCredentials> {}

/** Inputs of `demo_note`. */
export interface NoteInputs extends DemoCredentials {
  /** Id. */
  id: string;
  /** Text. */
  text: string;
}

/** Parameters of the client's `note`: the same without credentials, as they are sent. */
export interface NoteParams extends Omit<NoteInputs, keyof DemoCredentials> {}

/** Inputs of `demo_session`. */
export interface SessionInputs extends DemoCredentials {
  /** Mode. */
  mode: string;
  /** Price. */
  price?: string | undefined;
  /** Quantity. Limits: integer. */
  quantity?: number | undefined;
  /** Metadata. */
  metadata?: Readonly<Record<string, unknown>> | string | undefined;
  /** Note. */
  note?: string | undefined;
}

/** Parameters of the client's `session`: the same without credentials, as they are sent. */
export interface SessionParams extends Omit<SessionInputs, keyof DemoCredentials> {
  metadata?: Readonly<Record<string, unknown>> | undefined;
}

/** Inputs of `demo_export_rows`. */
export interface ExportRowsInputs extends DemoCredentials {}

/** Parameters of the client's `exportRows`: the same without credentials, as they are sent. */
export interface ExportRowsParams extends Omit<ExportRowsInputs, keyof DemoCredentials> {}

/** Inputs of `demo_export_table`. */
export interface ExportTableInputs extends DemoCredentials {}

/** Parameters of the client's `exportTable`: the same without credentials, as they are sent. */
export interface ExportTableParams extends Omit<ExportTableInputs, keyof DemoCredentials> {}

/** Inputs of `demo_export_as`. */
export interface ExportAsInputs extends DemoCredentials {
  /** Media type. */
  type?: "text/plain" | "text/csv" | undefined;
}

/** Parameters of the client's `exportAs`: the same without credentials, as they are sent. */
export interface ExportAsParams extends Omit<ExportAsInputs, keyof DemoCredentials> {}

/** Inputs of `demo_raw`. */
export interface RawInputs extends DemoCredentials {
  /** Words. */
  q?: string | undefined;
}

/** Parameters of the client's `raw`: the same without credentials, as they are sent. */
export interface RawParams extends Omit<RawInputs, keyof DemoCredentials> {}
