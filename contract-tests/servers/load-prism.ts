import { createRequire } from "node:module";
import type * as PrismCore from "@stoplight/prism-core";
import type * as PrismHttp from "@stoplight/prism-http";
import type * as PrismHttpServer from "@stoplight/prism-http-server";
import { puttingOff } from "./put-off.ts";

/** A third of what Prism loads: the names of people that it could make up, and the collections of Postman. */
const UNUSED = ["@faker-js/faker", "@faker-js/faker/locale/en", "postman-collection"];

/** By `require`: where CommonJS is imported, Node 22 loses the modules that it requires in its turn. */
const require = createRequire(import.meta.url);

/** Loads Prism without what a server of an OpenAPI document with examples does not use. */
export const loadPrism = () => puttingOff(UNUSED, requirePrism);

function requirePrism() {
  const { createLogger }: typeof PrismCore = require("@stoplight/prism-core");
  const { getHttpOperationsFromSpec }: typeof PrismHttp = require("@stoplight/prism-http");
  const { createServer }: typeof PrismHttpServer = require("@stoplight/prism-http-server");
  return { createLogger, getHttpOperationsFromSpec, createServer };
}
