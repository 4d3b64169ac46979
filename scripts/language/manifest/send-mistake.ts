/** Every form of a `send`. */
export const SENDS =
  "`header:Name`, `header:Name: Prefix {}`, `query:name`, `basic:user:{}`, `path:name`, `body:name`, `none`";

/** A `send` as people know it from elsewhere, and how it is written here; nothing where it cannot be told. */
export function sendHint(text: string): string {
  const meant = meaningOf(text.trim());
  return meant === undefined ? "" : `; did you mean \`${meant}\`?`;
}

/** Ways in which other tools say it. */
const HABITS: readonly (readonly [form: RegExp, meant: (found: RegExpExecArray) => string])[] = [
  [/^(?:http[:/ ])?basic(?: ?auth)?$/i, () => "basic:{user}:{}"],
  [/^(?:http[:/ ])?bearer(?:[: ].*)?$/i, () => "header:Authorization: Bearer {}"],
  [
    /^(?:Authorization: *)?(Bearer|Token|Basic) +\S+$/i,
    ([, scheme]) => `header:Authorization: ${scheme} {}`,
  ],
  [/^basic:(\{\w+\}|[^:{}]+):?$/i, ([, user]) => `basic:${user}:{}`],
  [
    /^(?:apiKey[:/ ])?(header|query)[.=/ ]([\w-]+)$/i,
    ([, place = "", name]) => `${place.toLowerCase()}:${name}`,
  ],
  [/^([\w-]*-[\w-]+)(?:: *\{*\w*\}*)?$/, ([, name]) => `header:${name}`],
];

function meaningOf(text: string): string | undefined {
  for (const [form, meant] of HABITS) {
    const found = form.exec(text);
    if (found) return meant(found);
  }
  return undefined;
}
