export type Json =
  | null
  | boolean
  | number
  | string
  | readonly Json[]
  | { readonly [key: string]: Json };

/** A JSON Schema 2020-12 object. */
export type JsonSchema = { readonly [keyword: string]: Json };
