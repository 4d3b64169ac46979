import { judge } from "./judge.ts";
import type { Mutant } from "./mutant.ts";

// One mutant comes at a time, sent by `pool.ts`.
process.on("message", async (mutant: Mutant) => {
  process.send?.(await judge(mutant));
});
process.on("disconnect", () => process.exit());
