// Generated from templates/workflow/reference.ts. Do not edit; run `npm run generate`.

/** A part of a text that may hold references. Offsets are UTF-16 code units of the text. */
export type Part = { readonly start: number; readonly end: number } & (
  | { readonly kind: "text"; readonly text: string }
  /** `{{search.data[0].id}}`: block `search`, path `data`, `0`, `id`. */
  | { readonly kind: "output"; readonly block: string; readonly path: readonly string[] }
  /** `{{BOOKS_API_KEY}}` */
  | { readonly kind: "secret"; readonly name: string }
  /** Braces that are no reference; `reason` follows "The reference ...". */
  | { readonly kind: "malformed"; readonly text: string; readonly reason: string }
);
