/** Who makes a call. */
export interface Caller {
  /** Over HTTP: what was sent in place of an environment variable. */
  readonly sent?: (variable: string) => string | undefined;
  /** Whether secrets of the server's own environment serve this caller. */
  readonly usesEnvironment: boolean;
}

/** Whoever started this process. */
export const starter: Caller = { usesEnvironment: true };

/** The header that a caller over HTTP sends in place of an environment variable. */
export function headerOf(variable: string): string {
  return `x-${variable.toLowerCase().replaceAll("_", "-")}`;
}
