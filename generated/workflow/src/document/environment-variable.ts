// Generated from packages/workflow/src/document/environment-variable.ts. Do not edit; run `npm run generate`.

/** Environment variable of an input of a provider or block: `books`, `apiKey` -> `BOOKS_API_KEY`. */
export function environmentVariable(owner: string, input: string): string {
  const words = input.replace(/(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, "_");
  return `${owner}_${words}`.replace(/\W/g, "_").toUpperCase();
}
