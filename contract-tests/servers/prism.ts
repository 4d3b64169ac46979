import { readFileSync } from "node:fs";
import { load } from "js-yaml";
import { compileSchemas } from "./compile-schemas.ts";
import { loadPrism } from "./load-prism.ts";

/** Loaded once, by the first server. */
let loaded: ReturnType<typeof loadPrism> | undefined;

function prism() {
  loaded ??= loadPrism();
  return loaded;
}

/** A mock server on loopback. */
export interface MockServer {
  /** Address without a trailing slash. */
  readonly url: string;
  close(): Promise<void>;
}

/**
 * Starts Prism for one emitted OpenAPI document, in this process; all its schemas compile.
 * `port` 0 takes a free one.
 */
export async function startPrism(document: string, port = 0): Promise<MockServer> {
  compileSchemas(document);
  const { createLogger, getHttpOperationsFromSpec, createServer } = prism();
  const operations = await getHttpOperationsFromSpec(withoutFractions(document));
  // Prism lacks this default of OpenAPI, and would see the last item of a list only.
  for (const each of operations.flatMap(({ request }) => request?.query ?? []))
    if (each.style === "form") each.explode ??= true;
  const logger = createLogger("prism", { level: "silent" });
  const server = createServer(operations, {
    cors: true,
    components: { logger },
    config: {
      isProxy: false,
      checkSecurity: true,
      validateRequest: true,
      validateResponse: true,
      errors: false,
      upstreamProxy: undefined,
      mock: { dynamic: false },
    },
  });
  const url = await server.listen(port, "127.0.0.1");
  return { url, close: () => server.close() };
}

/** Prism allows for no error of division: to it, 0.3 is no multiple of 0.1. What has one is read without. */
function withoutFractions(document: string): string | object {
  const text = readFileSync(document, "utf8");
  if (!/multipleOf: (?!\d+$)/m.test(text)) return document;
  const isFraction = (key: string, value: unknown) =>
    key === "multipleOf" && typeof value === "number" && !Number.isInteger(value);
  return JSON.parse(
    JSON.stringify(load(text), (key, value: unknown) =>
      isFraction(key, value) ? undefined : value,
    ),
  );
}
