/** The address of `location` relative to `from` if it has the same origin, else undefined. */
export function sameOrigin(location: string | null, from: string): string | undefined {
  if (!location || !URL.canParse(location, from)) return undefined;
  const { href } = new URL(location, from);
  // With a user name the address begins otherwise.
  return href.startsWith(`${new URL(from).origin}/`) ? href : undefined;
}
