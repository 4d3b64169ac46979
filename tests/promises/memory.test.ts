import { describe, expect, test } from "vitest";
import { bundledProbe, probed } from "../support/probe.ts";
import { bombSize, type Flood, floodSize, startFloodServer } from "../support/flood-server.ts";

const MiB = 2 ** 20;
const calls = 50;

/**
 * Bytes that the process may hold at its peak, Node itself included. Measured on Node 24.21: 326 MiB
 * for successes, 94 MiB for errors; one body of 256 MiB that is read as a whole takes 892 MiB.
 */
const peakOf = { success: 448 * MiB, error: 176 * MiB } as const;

/** What the probe prints. */
interface Report {
  readonly codes: Readonly<Record<string, number>>;
  readonly peak: number;
  readonly growth: number;
}

const server = await startFloodServer();
const probe = await bundledProbe("memory-probe");

async function run(status: number, flood: Flood): Promise<Report> {
  const args = [probe, `${server.url}/${status}/${flood}`, String(calls)];
  return probed(process.execPath, "--max-old-space-size=256", ...args);
}

test("the bodies are far larger than what is kept of them", () => {
  expect(floodSize).toBe(256 * MiB);
  expect(bombSize).toBeGreaterThan(1024 * MiB);
});

describe.each(["length", "chunked", "gzip"] as const)("a body of %s", (flood) => {
  test("ends a success at the cap, 50 times, in bounded memory", async () => {
    const { codes, peak, growth } = await run(200, flood);
    expect(codes).toEqual({ "ToolError reply_too_large": calls });
    expect(peak).toBeLessThan(peakOf.success);
    expect(growth).toBeLessThan(16 * MiB);
    const delivered = server.take();
    expect(delivered).toHaveLength(calls);
    // The cap of 32 MiB, and what the buffers of two sockets hold.
    expect(Math.max(...delivered)).toBeLessThan(96 * MiB);
  }, 240_000);

  test("is cut from an error, 50 times, in bounded memory", async () => {
    const { codes, peak, growth } = await run(400, flood);
    expect(codes).toEqual({ "ToolError bad_request": calls });
    expect(peak).toBeLessThan(peakOf.error);
    expect(growth).toBeLessThan(16 * MiB);
    const delivered = server.take();
    expect(delivered).toHaveLength(calls);
    // Hardly more than what the buffers of two sockets hold.
    expect(Math.max(...delivered)).toBeLessThan(16 * MiB);
  }, 240_000);
});
