import { loadavg } from "node:os";
import { parseArgs } from "node:util";
import { benchPeers, peerTable } from "../peers.ts";

// Usage: npx tsx scripts/upkeep/bench/peers/main.ts [--providers 500] [--peers <folder>].
// The folder keeps the peers for the next time. The load of the machine comes with the table.
const { values } = parseArgs({
  options: { providers: { type: "string", default: "500" }, peers: { type: "string" } },
});
const load = () => loadavg().map((each) => each.toFixed(1));
const before = load();
const rows = benchPeers(Number(values.providers), values.peers);
process.stdout.write(`${peerTable(rows)}\n\nload before ${before}, after ${load()}\n`);
