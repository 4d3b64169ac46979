/** `minLength` -> `min-length`, as ids of rules are written. */
export type Kebab<Name extends string> = Name extends `${infer Head}${infer Rest}`
  ? `${Head extends Lowercase<Head> ? Head : `-${Lowercase<Head>}`}${Kebab<Rest>}`
  : "";

/** The name of a limit in ids of rules. */
export function kebab<Name extends string>(name: Name): Kebab<Name> {
  return name.replace(/[A-Z]/g, "-$&").toLowerCase() as Kebab<Name>; // the same, letter by letter
}
