import type { Contract } from "../contract/types.ts";

/** Replaces the secrets among inputs, as they are and as they travel in addresses, by their names. */
export function redactor(
  { operations }: Contract,
  operation: string,
  inputs: Readonly<Record<string, unknown>>,
): (text: string) => string {
  const { parameters = [], credentials = [] } = operations.find(({ id }) => id === operation) ?? {};
  const names = [...credentials, ...parameters.filter(({ secret }) => secret)];
  const secrets = names.flatMap(({ name }) => {
    const value = inputs[name];
    const text = typeof value === "string" ? value.trim() : "";
    return text === ""
      ? []
      : [text, encodeURIComponent(wellFormed(text))].map((form) => ({ name, form }));
  });
  return (text) =>
    secrets.reduce((rest, { name, form }) => rest.replaceAll(form, `<${name}>`), text);
}

/** As an address holds it: what is no character is replaced. */
function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, "\ufffd");
}
