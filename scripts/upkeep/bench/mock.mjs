import process from "node:process";

// Usage: node mock.mjs <folder of a project>. Ends `blockwright mock` once it says where it listens.
const [, , folder] = process.argv;
process.chdir(folder);
const write = process.stdout.write.bind(process.stdout);
process.stdout.write = (text) => {
  setImmediate(() => process.kill(process.pid, "SIGTERM"));
  return write(text);
};
process.argv.splice(2, 1, "mock");
await import("../../../packages/blockwright/bin/blockwright.js");
