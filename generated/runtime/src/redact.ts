// Generated from templates/runtime/redact.ts. Do not edit; run `npm run generate`.

const mark = "[secret]";

// Deeper than any real reply; keeps a hostile one from exhausting the stack here or in JSON.stringify.
const maxDepth = 64;

/** A copy of `value` without any secret, as it was given or as it may come back from a provider. */
export function redact<T>(value: T, secrets: readonly string[]): T {
  const forms = secrets.flatMap(secretForms).toSorted((a, b) => b.length - a.length);
  return copy(value, forms, 0) as T; // same members, same types
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

// A short word ("test") is only replaced where it stands alone, or messages would be unreadable.
function redactText(text: string, forms: readonly string[]): string {
  const isWord = (form: string) => /^(.{0,3}|[a-z]{0,7})$/i.test(form);
  return forms.reduce((rest, form) => (isWord(form) ? rest : rest.replaceAll(form, mark)), text);
}
