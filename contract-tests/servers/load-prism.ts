import { puttingOff } from "./put-off.ts";

/** A third of what Prism loads: the names of people that it could make up, and the collections of Postman. */
const UNUSED = ["@faker-js/faker", "@faker-js/faker/locale/en", "postman-collection"];

/** Loads Prism without what a server of an OpenAPI document with examples does not use. */
export const loadPrism = () =>
  puttingOff(UNUSED, async () => {
    const { createLogger } = await import("@stoplight/prism-core");
    const { getHttpOperationsFromSpec } = await import("@stoplight/prism-http");
    const { createServer } = await import("@stoplight/prism-http-server");
    return { createLogger, getHttpOperationsFromSpec, createServer };
  });
