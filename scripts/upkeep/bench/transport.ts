import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { importBundled } from "./bundled.ts";
import { median } from "./median.ts";
import { ratio, table } from "./table.ts";
import type { TransportCalls } from "./transport-calls.ts";

/** What calls cost over loopback by one transport of Node. */
export interface TransportRow {
  readonly name: string;
  readonly callsPerSecond: number;
  /** Microseconds of processor time of a call, user and system, without the server's. */
  readonly cpu: number;
  /** The same by `fetch`. */
  readonly cpuOfFetch: number;
}

const transports = { "Node's own client, the default": "node", "Node's fetch": "fetch" } as const;

/** Measures both transports in interleaved rounds, one call at a time and many at once. */
export async function benchTransport(calls = 3_000, rounds = 7): Promise<readonly TransportRow[]> {
  const { makeCalls } = await importBundled<TransportCalls>("transport-calls.ts", "node");
  const file = fileURLToPath(new URL("loopback.mjs", import.meta.url));
  const server = fork(file, { stdio: ["ignore", "pipe", "inherit", "ipc"] });
  if (!server.stdout) throw new Error("the server has no output");
  const [port] = await once(server.stdout, "data");
  const baseUrl = `http://127.0.0.1:${String(port).trim()}`;
  const ways = [1, 50].flatMap((atOnce) =>
    Object.entries(transports).map(([name, by]) => ({ name, by, atOnce })),
  );
  const fetchAt = (many: number) =>
    ways.findIndex(({ by, atOnce }) => by === "fetch" && atOnce === many);
  const samples = ways.map((): { wall: number; cpu: number }[] => []);
  for (let round = -1; round < rounds; round++) {
    for (const [index, { by, atOnce }] of ways.entries()) {
      const before = process.cpuUsage();
      const started = performance.now();
      await makeCalls(baseUrl, by, calls, atOnce);
      const wall = performance.now() - started;
      const { user, system } = process.cpuUsage(before);
      // The first round warms the compiler up.
      if (round >= 0) samples[index]?.push({ wall, cpu: user + system });
    }
  }
  server.disconnect();
  const of = (index: number, member: "wall" | "cpu") =>
    median((samples[index] ?? []).map((sample) => sample[member]));
  return ways.map(({ name, atOnce }, index) => ({
    name: `${name}, ${atOnce} at once`,
    callsPerSecond: (calls * 1000) / of(index, "wall"),
    cpu: of(index, "cpu") / calls,
    cpuOfFetch: of(fetchAt(atOnce), "cpu") / calls,
  }));
}

/** The costs as a person reads them. */
export function transportTable(rows: readonly TransportRow[]): string {
  return table([
    ["over loopback", "calls/s", "CPU us a call", "ratio"],
    ...rows.map(({ name, callsPerSecond, cpu, cpuOfFetch }) => [
      name,
      callsPerSecond.toFixed(0),
      cpu.toFixed(0),
      ratio(cpu, cpuOfFetch),
    ]),
  ]);
}
