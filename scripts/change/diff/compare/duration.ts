/** Milliseconds as manifests say them: 90000 -> `90s`. */
export function durationOf(milliseconds: number): string {
  if (milliseconds === 0 || milliseconds % 1_000 > 0) return `${milliseconds}ms`;
  if (milliseconds % 60_000 > 0) return `${milliseconds / 1_000}s`;
  return milliseconds % 3_600_000 > 0
    ? `${milliseconds / 60_000}m`
    : `${milliseconds / 3_600_000}h`;
}
