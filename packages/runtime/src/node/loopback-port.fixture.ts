import type { AddressInfo, Server } from "node:net";

/** Lets the server listen on a free port of 127.0.0.1; returns the port. */
export async function loopbackPort(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo; // a string for pipes only
  return port;
}
