import type { Call, Secret, Text } from "./types.ts";

/** A text that stands for a secret, or is one. */
export interface Known extends Secret {
  readonly text: string;
}

/** What stands for the secrets of a call, by the environment variables that usually hold them. */
export function standIns({ page, example }: Call): readonly Known[] {
  return Object.entries(example.keys).flatMap(([name, key]) => {
    const env = page.block.fields.find((field) => field.name === name)?.env ?? name;
    return textsIn(key).map((text) => ({ env, text }));
  });
}

/** The stand-ins, and what the package made of other secrets: the token of a login, a key that it derived. */
export function withDerived(known: readonly Known[], secrets: Iterable<string>): readonly Known[] {
  const isNews = (text: string) =>
    text.trim() !== "" && ![text, basicOf(text) ?? ""].some((each) => holds(each, known));
  const news = Array.from(secrets).filter(isNews);
  const made = news.filter((text) => !news.some((other) => other !== text && text.includes(other)));
  const number = (at: number) => (at === 0 ? "" : `_${at + 1}`);
  return [...known, ...made.map((text, at) => ({ env: `DERIVED_SECRET${number(at)}`, text }))];
}

/** The text with the names of its secrets in place of them. */
export function textOf(text: string, known: readonly Known[]): Text {
  const forms = new Map(known.flatMap((each) => formsOf(each.text).map((form) => [form, each])));
  if (forms.size === 0) return text === "" ? [] : [text];
  // The longest first: a stand-in may begin like another.
  const all = [...forms.keys()].toSorted((one, other) => other.length - one.length);
  const pattern = new RegExp(`(${all.map(escaped).join("|")})`);
  return text.split(pattern).flatMap((part) => {
    const found = forms.get(part);
    return part === "" ? [] : [found ? { env: found.env } : part];
  });
}

/** The text of a Basic header, decoded; null for any other. */
export function basicOf(header: string): string | null {
  const [, encoded] = /^Basic ([\w+/=]+)$/i.exec(header) ?? [];
  if (encoded === undefined) return null;
  try {
    return new TextDecoder().decode(Uint8Array.from(atob(encoded), (unit) => unit.charCodeAt(0)));
  } catch {
    return null;
  }
}

/** `Bearer $BOOKS_TOKEN` */
export function named(text: Text): string {
  return text.map((part) => (typeof part === "string" ? part : `$${part.env}`)).join("");
}

function holds(text: string, known: readonly Known[]): boolean {
  return textOf(text, known).some((part) => typeof part !== "string");
}

/** As it travels in a header, in an address, in a form and in JSON; with white space around it or without. */
function formsOf(given: string): readonly string[] {
  return [given, given.trim()].flatMap((text) => {
    const encoded = encodeURIComponent(text);
    return [text, encoded, encoded.replaceAll("%20", "+"), JSON.stringify(text).slice(1, -1)];
  });
}

/** Every text and number of a value that is not blank. */
export function textsIn(value: unknown): readonly string[] {
  if (typeof value === "object" && value !== null) return Object.values(value).flatMap(textsIn);
  const text = String(value ?? "");
  return text.trim() === "" ? [] : [text];
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
