import { importFrom } from "../run/import.ts";

/** How one operation is sent, as its package says. */
interface EmittedCall {
  readonly operation: string;
  request(values: unknown): unknown;
}

type Method = (params: unknown) => Promise<unknown>;

/** The typed client of a package, as a caller without types sees it. */
export interface AnyClient {
  create(options: object): Readonly<Record<string, Method>>;
  /** How an operation is sent, and the name of its method. */
  find(operation: string): { readonly call: EmittedCall; readonly method: string };
}

/** Loads the emitted client of a provider. */
export async function typedClientOf(provider: string): Promise<AnyClient> {
  const exported: Readonly<Record<string, unknown>> = await importFrom(provider, "src/client.ts");
  const names = Object.entries(exported);
  const create = names.find(([name]) => /^create\w+Client$/.test(name))?.[1];
  if (typeof create !== "function") throw new Error(`${provider} exports no client`);
  return {
    create: (options) => create(options),
    find(operation) {
      for (const [name, call] of names) {
        if (isCallOf(call, operation)) return { call, method: name.replace(/Call$/, "") };
      }
      throw new Error(`${provider} does not say how ${operation} is sent`);
    },
  };
}

function isCallOf(exported: unknown, operation: string): exported is EmittedCall {
  return Object(exported).operation === operation;
}
