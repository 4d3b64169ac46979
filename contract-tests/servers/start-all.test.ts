import { expect, test, vi } from "vitest";
import { startAll } from "./start-all.ts";

const running = () => ({ close: vi.fn(async () => {}) });

test("all servers run, in order", async () => {
  const servers = [running(), running()];
  expect(await startAll(servers.map((server) => async () => server))).toEqual(servers);
  for (const { close } of servers) expect(close).not.toHaveBeenCalled();
});

test("where one does not start, the others are closed", async () => {
  const servers = [running(), running()];
  const starts = servers.map((server) => async () => server);
  const failing = () => Promise.reject(new Error("no mock"));
  await expect(startAll([...starts.slice(0, 1), failing, ...starts.slice(1)])).rejects.toThrow(
    "no mock",
  );
  for (const { close } of servers) expect(close).toHaveBeenCalledOnce();
});
