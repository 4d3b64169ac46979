/** `1 case`, `1,254 cases`. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${grouped(count)} ${count === 1 ? one : many}`;
}

/** `1,254`. */
export function grouped(count: number): string {
  return count.toLocaleString("en-US");
}

/** `85 ms`, `7.2 s` or `3 min 20 s`. */
export function duration(ms: number): string {
  if (ms < 1000) return `${Math.round(ms)} ms`;
  if (ms < 60_000) return `${(ms / 1000).toFixed(1)} s`;
  const seconds = Math.round(ms / 1000);
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

/** Text of a provider may hold what steers a terminal or turns the line around; it is shown as escapes. */
export function visible(text: string): string {
  return text.replace(/(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (found) => {
    return `\\u{${found.codePointAt(0)?.toString(16)}}`;
  });
}
