import { type Started, startProcess } from "./started.ts";

/** Workers of the example, one for each of its services, as on machines of their own. */
export interface Workers {
  /** Starts the worker of a service, after a kill at the address where it was; gives the address. */
  start(service: string): Promise<string>;
  /** Kills it without a warning. */
  kill(service: string): Promise<void>;
  /** All lines that any of them printed. */
  printed(): readonly string[];
}

/** Workers by service, with their environment; none runs yet. */
export function workersWith(
  env: Readonly<Record<string, Readonly<Record<string, string>>>>,
): Workers {
  const ports = new Map<string, string>();
  const running = new Map<string, Started>();
  const all: Started[] = [];
  return {
    async start(service) {
      const args = ["--import", "tsx", "examples/durable/worker.ts", service];
      const worker = startProcess(process.execPath, args, {
        ...env[service],
        PORT: ports.get(service) ?? "0",
      });
      all.push(worker);
      running.set(service, worker);
      const url = await worker.says((line) => (line.startsWith("http://") ? line : undefined));
      ports.set(service, new URL(url).port);
      return url;
    },
    kill: async (service) => running.get(service)?.end("SIGKILL"),
    printed: () => all.flatMap(({ printed }) => printed),
  };
}
