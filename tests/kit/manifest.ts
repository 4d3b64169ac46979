type Members = Readonly<Record<string, unknown>>;

/** The manifest of a provider that only tests know: what each has to say, and these members, or these in its place. */
export function manifestOf(provider: string, members: Members): Members {
  const name = `${provider.slice(0, 1).toUpperCase()}${provider.slice(1)}`;
  return {
    manifest: 2,
    provider,
    version: "v1",
    block: { name, description: `${name}.`, category: "tools" },
    server: { url: `https://${provider}.example` },
    auth: {},
    ...members,
  };
}

/** The same as text, a member on each line; more YAML may follow. In a folder: `newFolder({ "specs/a.yaml": manifestOf("a", { operations }) })`. */
export function manifestText(provider: string, members: Members = {}): string {
  const lines = Object.entries(manifestOf(provider, members));
  return lines.map(([key, value]) => `${key}: ${JSON.stringify(value)}\n`).join("");
}
