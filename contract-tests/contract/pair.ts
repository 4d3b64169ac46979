import { namesIn } from "./credential.ts";
import type { CredentialContract } from "./types.ts";

type Given = Readonly<Record<string, unknown>>;

/** User and password in the base64 of their UTF-8. */
export function encodedPair(
  { user, password }: Extract<CredentialContract["send"], { in: "basic" }>,
  values: Given,
): string {
  return Buffer.from(`${filled(user, values)}:${filled(password, values)}`, "utf8").toString(
    "base64",
  );
}

/** A template with its values, which have no white space around them. */
export function filled(template: string, values: Given): string {
  return template.replace(/\{\{|\}\}|\{(\w+)\}/g, (found, name?: string) =>
    name === undefined ? found.slice(1) : trimmed(values[name]),
  );
}

/** A value without the white space around it. */
export function trimmed(value: unknown): string {
  return String(value).trim();
}

/** Texts that say what a credential is in another form: the pair of Basic in base64. */
export function derivedTexts({ send }: CredentialContract, values: Given): readonly string[] {
  if (send.in !== "basic") return [];
  const names = namesIn(send.user + send.password);
  return names.some((name) => isBlank(values[name])) ? [] : [encodedPair(send, values)];
}

function isBlank(value: unknown): boolean {
  return value === undefined || value === null || String(value).trim() === "";
}
