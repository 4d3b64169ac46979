import { sabotage } from "./sabotage.fixture.ts";
import { act } from "./scene.fixture.ts";

// A process that is killed before its nth change: `node killed.fixture.ts <folder> <n>`.
const [out = "", nth = "0"] = process.argv.slice(2);
sabotage(Number(nth), () => {
  process.kill(process.pid, "SIGKILL");
  throw new Error("still alive");
});
await act(out);
