import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { newFolder } from "../kit/folder.ts";
import { type Started, startProcess } from "./started.ts";

const { platform, arch } = process;
const packages = fileURLToPath(new URL("../engines/node_modules/@restatedev/", import.meta.url));
const binary = join(packages, `restate-server-${platform}-${arch}`, "bin", "restate-server");

/** Why no server of Restate can be started here, if so. */
export const unavailable = existsSync(binary)
  ? undefined
  : `Restate publishes no server for ${platform} on ${arch}.`;

/** A server of Restate on loopback, with a folder of its own. */
export interface Restate {
  readonly folder: string;
  /** All lines that it printed. */
  readonly printed: readonly string[];
  /** Makes the services of a worker known. */
  register(worker: string): Promise<void>;
  /** Runs a workflow under this key and gives what it came to. */
  run(key: string, document: string): Promise<unknown>;
  /** Ends the run under this key; `run` rejects then. */
  cancel(key: string): Promise<void>;
  /** Rows of the server's own tables. */
  query(sql: string): Promise<readonly Readonly<Record<string, unknown>>[]>;
  /** Ends it. */
  stop(): Promise<void>;
}

const settings = {
  RESTATE_BIND_IP: "127.0.0.1",
  RESTATE_LISTEN_MODE: "tcp",
  RESTATE_USE_RANDOM_PORTS: "true",
  RESTATE_DISABLE_TELEMETRY: "true",
  RESTATE_DEFAULT_NUM_PARTITIONS: "1",
  // What is kept can then be searched as it stands in the files.
  RESTATE_WORKER__STORAGE__ROCKSDB_DISABLE_WAL_COMPRESSION: "true",
  RESTATE_WORKER__STORAGE__ROCKSDB_DISABLE_L0_L1_COMPRESSION: "true",
  RESTATE_LOG_SERVER__ROCKSDB_DISABLE_WAL_COMPRESSION: "true",
  RESTATE_LOG_SERVER__ROCKSDB_DISABLE_L0_L1_COMPRESSION: "true",
};

/** Starts a server on ports that it chooses. */
export async function startRestate(): Promise<Restate> {
  const folder = newFolder();
  const args = ["--base-dir", folder, "--no-logo", "--log-format", "json"];
  const server = startProcess(binary, args, settings);
  const [ingress, admin] = await Promise.all([
    addressOf(server, "http-ingress-server"),
    addressOf(server, "admin-api-server"),
  ]);
  const query: Restate["query"] = async (sql) =>
    (await send("POST", `${admin}/query`, JSON.stringify({ query: sql }))).rows;
  return {
    folder,
    printed: server.printed,
    query,
    async register(worker) {
      await send("POST", `${admin}/deployments`, JSON.stringify({ uri: worker }));
    },
    run: (key, document) => send("POST", `${ingress}/workflows/${key}/run`, document),
    async cancel(key) {
      const [run] = await query(
        `SELECT id FROM sys_invocation WHERE target_service_key = '${key}'`,
      );
      await send("PATCH", `${admin}/invocations/${run?.["id"]}/cancel`);
    },
    stop: () => server.end("SIGTERM"),
  };
}

function addressOf(server: Started, name: string): Promise<string> {
  return server.says((line) => {
    const { span } = JSON.parse(line);
    return span?.server_name === name ? `http://127.0.0.1:${span["server.port"]}` : undefined;
  });
}

async function send(method: string, url: string, body?: string) {
  const headers = { "content-type": "application/json", accept: "application/json" };
  const response = await fetch(url, { method, headers, ...(body && { body }) });
  const text = await response.text();
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${text}`);
  return text && JSON.parse(text);
}
