/** How a body is written that is not plain JSON. */
export type Encoding =
  /** `a[b]=c`; objects in lists have their places, whatever the lists. */
  | { readonly kind: "form"; readonly lists: Lists }
  /** `multipart/form-data`: a part for each member, JSON as its text; `lists`: how items are named. */
  | { readonly kind: "multipart"; readonly lists: Lists }
  /** The content of a file under a media type. */
  | { readonly kind: "file"; readonly mediaType: string }
  /** Each item of a list is a line of JSON. */
  | { readonly kind: "ndjson"; readonly mediaType: string }
  /** JSON under a media type of its own. */
  | { readonly kind: "json"; readonly mediaType: string }
  /** One text; `markup`: HTML or XML, in which what holes hold is escaped. */
  | { readonly kind: "text"; readonly mediaType: string; readonly markup?: true };

/** How a list travels under one name: `a[]=x`, `a=x` each, `a[0]=x`, or all in one value. */
export type Lists = "brackets" | "repeat" | "indexes" | "comma";

/** How the words of a parameter's name are written where it travels. */
export type NameRule = "snake_case" | "camelCase" | "PascalCase" | "kebab-case";
