const mark = "[secret]";

// Only bodies of about this length have been cut.
const cutLength = 60_000;

// Deeper than any real reply; keeps a hostile one from exhausting the stack here or in JSON.stringify.
const maxDepth = 64;

/** A copy of `value` without any secret, as it was given or as it may come back from a provider. */
export function redact<T>(value: T, secrets: readonly string[]): T {
  const forms = secrets.flatMap(secretForms).toSorted((a, b) => b.length - a.length);
  return copy(value, forms, 0) as T; // same members, same types
}

/** Every text in a secret input, also in its members: a provider may repeat any of them. */
export function secretTexts(given: unknown, depth = 0): readonly string[] {
  if (typeof given === "string") return given.trim() ? [given] : [];
  if (typeof given === "number" || typeof given === "bigint") return [String(given)];
  if (typeof given !== "object" || !given || depth > maxDepth) return [];
  return Object.values(given).flatMap((member) => secretTexts(member, depth + 1));
}

function secretForms(given: string): readonly string[] {
  const secret = given.trim();
  const inForm = new URLSearchParams({ "": secret }).toString().slice(1);
  // The one for query and path, without what encodeURIComponent would throw at.
  const inUrl = encodeURIComponent(secret.replace(/\p{Cs}/gu, ""));
  const inJson = JSON.stringify(secret).slice(1, -1);
  return [secret, inForm, inForm.replaceAll("+", "%20"), inUrl, inJson];
}

function copy(value: unknown, forms: readonly string[], depth: number): unknown {
  if (typeof value === "string") return forms.includes(value) ? mark : redactText(value, forms);
  if (typeof value !== "object" || !value) return value;
  if (depth > maxDepth) return null;
  if (Array.isArray(value)) return value.map((item) => copy(item, forms, depth + 1));
  const members = Object.entries(value);
  return Object.fromEntries(
    members.map(([name, item]) => [redactText(name, forms), copy(item, forms, depth + 1)]),
  );
}

function redactText(text: string, forms: readonly string[]): string {
  const clean = forms.reduce((rest, form) => (form ? withoutForm(rest, form) : rest), text);
  return text.length < cutLength ? clean : withoutCutForm(clean, forms);
}

// A short word ("test") is only replaced where it stands alone, or messages would be unreadable.
function withoutForm(text: string, form: string): string {
  if (!/^(.{0,3}|[a-z]{0,7})$/i.test(form)) return text.replaceAll(form, mark);
  const literal = form.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
  return text.replace(new RegExp(`(?<![\\p{L}\\p{N}])${literal}(?![\\p{L}\\p{N}])`, "gu"), mark);
}

// A body that was cut may end in the middle of a secret.
function withoutCutForm(text: string, forms: readonly string[]): string {
  for (const form of forms) {
    for (let length = form.length - 1; length > 3; length--) {
      if (text.endsWith(form.slice(0, length))) return text.slice(0, -length) + mark;
    }
  }
  return text;
}
