import type { OperationNames, ProviderNames } from "./types.ts";

/** Words that people write in capitals. */
const ACRONYMS = new Map([
  ["api", "API"],
  ["id", "ID"],
  ["ids", "IDs"],
  ["sql", "SQL"],
  ["url", "URL"],
]);

/** Every identifier derived from a provider id: `books` -> `createBooksClient`, `booksBlock`. */
export function providerNames(provider: string): ProviderNames {
  const type = pascalCase(provider);
  return {
    type,
    createClient: `create${type}Client`,
    clientType: `${type}Client`,
    clientOptions: `${type}ClientOptions`,
    credentials: `${type}Credentials`,
    block: `${camelCase(provider)}Block`,
  };
}

/** Every identifier derived from an operation id: `books_get_volume` -> `getVolume`. */
export function operationNames(provider: string, operation: string): OperationNames {
  const method = camelCase(operation.slice(operationPrefix(provider).length));
  const type = pascalCase(method);
  return {
    method,
    call: `${method}Call`,
    inputs: `${type}Inputs`,
    params: `${type}Params`,
    request: `${type}Request`,
    outputs: `${type}Outputs`,
    item: `${type}Item`,
  };
}

/** What the ids of a provider's operations begin with: `my-crm` -> `my_crm_`. */
export function operationPrefix(provider: string): string {
  return `${provider.replaceAll("-", "_")}_`;
}

/** Names come back in many operations. */
const titles = new Map<string, string>();

/** Label for people: `maxResults` -> `Max results`, `apiKey` -> `API key`. */
export function title(name: string): string {
  const known = titles.get(name) ?? titleOf(name);
  titles.set(name, known);
  return known;
}

function titleOf(name: string): string {
  const words = name
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .split(/[\s_]+/)
    .map((word) => ACRONYMS.get(word.toLowerCase()) ?? word.toLowerCase());
  const text = words.join(" ").trim();
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function camelCase(text: string): string {
  return text.replace(/[_-](\w)/g, (_, letter: string) => letter.toUpperCase());
}

export function pascalCase(text: string): string {
  const camel = camelCase(text);
  return camel.charAt(0).toUpperCase() + camel.slice(1);
}
