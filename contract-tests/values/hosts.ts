/** Hosts that have no public name. */
export const nameless =
  "127.0.0.1 127.1 0x7f.1 2130706433 [::1] [::ffff:127.0.0.1] 169.254.169.254 localhost chat bücher.example".split(
    " ",
  );

/** Whether a host, with its port if that is not 443, ends as one that is allowed. */
export function allowsEndOf(allowedHosts: readonly string[], host: string): boolean {
  return allowedHosts.some((end) => host.toLowerCase().endsWith(end.toLowerCase()));
}

/**
 * Hosts beside those that are allowed, which a suffix too many would let through: of the domain above, of
 * one with another ending, and at the next port.
 */
export function nearHosts(allowedHosts: readonly string[]): readonly string[] {
  const near = allowedHosts.flatMap((suffix) => {
    const [name = "", port] = suffix.split(":");
    const at = (host: string) => `acme${host}${port === undefined ? "" : `:${port}`}`;
    const above = name.replace(/^\.[^.]+/, "");
    return [above, `${name}x`]
      .filter((host) => host.lastIndexOf(".") > 0)
      .map(at)
      .concat(`acme${name}:${Number(port ?? 8443) + 1}`);
  });
  return [...new Set(near)].filter((host) => !allowsEndOf(allowedHosts, host));
}
