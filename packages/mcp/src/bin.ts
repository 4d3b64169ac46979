#!/usr/bin/env node
import module from "node:module";

// Absent in Node 20. What is imported below is compiled once and kept, so it is not imported above.
module.enableCompileCache?.();

const { main } = await import("./main.ts");
await main(process.argv.slice(2));
