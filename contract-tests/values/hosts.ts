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
 * Hosts around each suffix that is allowed: beneath it, in capitals, and what a suffix too many or a sloppy
 * comparison would let through. One may be allowed by another suffix.
 */
export function hostsAround(allowedHosts: readonly string[]): readonly string[] {
  const all = allowedHosts.flatMap((suffix) => {
    const [end = "", port] = suffix.split(":");
    const above = end.replace(/^\.[^.]+/, "");
    const names = [
      `acme${end}`,
      `ACME${end.toUpperCase()}`,
      `evil${end.slice(1)}`,
      end.slice(1),
      `acme${end}.evil.host.example`,
      `acme${end}.`,
      `acme${above}`,
      `acme${end}x`,
    ];
    const at = port === undefined ? "" : `:${port}`;
    // What has no dot is a word, which is no host anywhere.
    const hosts = names.filter((name) => name.includes(".")).map((name) => name + at);
    return [...hosts, `acme${end}:${Number(port ?? 8443) + 1}`];
  });
  return [...new Set(all)];
}
