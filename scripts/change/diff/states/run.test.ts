import { expect, test } from "vitest";
import { run } from "./run.ts";

test("a program that is killed has failed, with what it said until then", async () => {
  const program = "process.stderr.write('so far\\n', () => process.kill(process.pid, 'SIGKILL'))";
  expect(await run(process.execPath, ["-e", program], ".")).toEqual({
    ok: false,
    status: null,
    stdout: "",
    stderr: "so far\nended by SIGKILL\n",
  });
});

test("a program that is not there is reported by its name", async () => {
  await expect(run("no-such-program", [], ".")).rejects.toThrow("no-such-program");
});
