import { mkdirSync } from "node:fs";
import type { Server } from "node:http";
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import { join } from "node:path";

/** A registry of npm on loopback. */
export interface Registry {
  /** Address without a trailing slash. */
  readonly url: string;
  close(): Promise<void>;
}

/** What is used of verdaccio, which the repository itself does not depend on. */
interface Verdaccio {
  runServer(config: object): Promise<Server>;
}

/**
 * Starts a registry that asks no other one: it has what is published to it, which stays in `folder`.
 * `port` 0 takes a free one.
 */
export async function startRegistry(folder: string, port = 0): Promise<Registry> {
  const require = createRequire(new URL("../engines/package.json", import.meta.url));
  const { runServer }: Verdaccio = require("verdaccio");
  mkdirSync(folder, { recursive: true });
  const server = await runServer(settings(folder));
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", resolve);
  });
  const address = server.address() as AddressInfo; // a string for pipes only
  const url = `http://127.0.0.1:${address.port}`;
  return {
    url,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function settings(folder: string): object {
  const anyone = { access: "$all", publish: "$all", unpublish: "$all" };
  return {
    configPath: join(folder, "config.yaml"), // read by nobody, but paths are relative to it
    storage: join(folder, "storage"),
    uplinks: {},
    packages: { "**": anyone },
    auth: {},
    max_body_size: "100mb",
    web: { enable: false },
    log: { type: "file", path: join(folder, "log.json"), format: "json", level: "http" },
  };
}
