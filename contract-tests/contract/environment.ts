/** Name of the environment variable for a parameter of a provider: `BOOKS_API_KEY`. */
export function environmentName(provider: string, parameter: string): string {
  const words = parameter.replace(/(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, "_");
  return `${provider.replaceAll("-", "_")}_${words}`.toUpperCase();
}
