/** Milliseconds of processor time since then: other processes do not count, as they would on a clock. */
export function cpuMs(since: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1_000;
}
