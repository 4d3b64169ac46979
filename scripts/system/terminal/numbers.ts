/** `1 file`, `12 files`. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** `85 ms` or `1.9 s`. */
export function duration(ms: number): string {
  return ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(1)} s`;
}

/** Milliseconds with one decimal, for programs. */
export function rounded(ms: number): number {
  return Math.round(ms * 10) / 10;
}
