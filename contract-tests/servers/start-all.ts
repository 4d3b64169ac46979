/** Something that runs until it is closed. */
interface Server {
  close(): Promise<void>;
}

/** Starts servers. Where one fails the others are closed: a process that waits for them never ends. */
export async function startAll<Running extends Server>(
  starts: readonly (() => Promise<Running>)[],
): Promise<readonly Running[]> {
  const results = await Promise.allSettled(starts.map((start) => start()));
  const running = results.flatMap((each) => (each.status === "fulfilled" ? [each.value] : []));
  const failed = results.find((each) => each.status === "rejected");
  if (!failed) return running;
  await Promise.all(running.map((server) => server.close()));
  throw failed.reason;
}
