#!/usr/bin/env node
import { readFileSync } from "node:fs";
import { load } from "../load.js";

// Any Node that loads modules runs this file, so that it can say which one is needed.
const { engines } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));

if (isOlder(process.versions.node, engines.node.replace(">=", ""))) {
  process.stderr.write(`blockwright needs Node ${engines.node}; this is ${process.versions.node}\n`);
  process.exitCode = 2;
} else {
  await load("scripts/commands/blockwright");
}

/** Whether a version comes before another one. */
function isOlder(version, other) {
  return version.localeCompare(other, "en", { numeric: true }) < 0;
}
