/** Milliseconds as manifests say them: 90000 -> `90s`. */
export function durationOf(milliseconds: number): string {
  if (milliseconds === 0 || milliseconds % 1_000 > 0) return `${milliseconds}ms`;
  return milliseconds % 60_000 > 0 ? `${milliseconds / 1_000}s` : `${milliseconds / 60_000}m`;
}
