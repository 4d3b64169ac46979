// Preloaded into a measured process: reports what it and the processes it waited for cost.
import { readFileSync, writeFileSync } from "node:fs";

/** Linux counts the time of waited-for children in hundredths of a second; elsewhere they are left out. */
const TICKS_PER_SECOND = 100;

process.on("exit", () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  const cpu = (userCPUTime + systemCPUTime) / 1e6 + childSeconds();
  writeFileSync(
    process.env.BENCH_REPORT,
    JSON.stringify({ cpu, memory: Math.round(maxRSS / 1024) }),
  );
});

function childSeconds() {
  try {
    const fields = readFileSync("/proc/self/stat", "utf8").split(") ")[1].split(" ");
    return (Number(fields[13]) + Number(fields[14])) / TICKS_PER_SECOND;
  } catch {
    return 0;
  }
}
