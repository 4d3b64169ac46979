import type { IncomingHttpHeaders } from "node:http";
import { createRequire } from "node:module";
import type * as PrismCore from "@stoplight/prism-core";
import type * as PrismHttp from "@stoplight/prism-http";
import { Ajv2020 } from "ajv/dist/2020.js";
import { load } from "js-yaml";
import type { Answer, Asked } from "./answer.ts";
import { puttingOff } from "./put-off.ts";

/** The reply that Prism is to give: of this status, and the example of the document with this key. */
export interface Wish {
  readonly code?: number | undefined;
  readonly example?: string | undefined;
}

/** Prism for one document. */
export interface Prism {
  readonly operations: Awaited<ReturnType<typeof PrismHttp.getHttpOperationsFromSpec>>;
  /** Validates a request and answers it; `isRefusal`: it is none of the document's. */
  ask(asked: Asked, wish: Wish): Promise<Answer & { readonly isRefusal: boolean }>;
}

/** A third of what Prism loads: the names of people that it could make up, and the collections of Postman. */
const UNUSED = ["@faker-js/faker", "@faker-js/faker/locale/en", "postman-collection"];

/** By `require`: where CommonJS is imported, Node 22 loses the modules that it requires in its turn. */
const require = createRequire(import.meta.url);

/** Loaded once, by the first mock, without what a document with examples does not use. */
let loaded: ReturnType<typeof requirePrism> | undefined;

function requirePrism() {
  const { createLogger }: typeof PrismCore = require("@stoplight/prism-core");
  const http: typeof PrismHttp = require("@stoplight/prism-http");
  return { ...http, logger: createLogger("prism", { level: "silent" }) };
}

/** Prism for the text of an emitted OpenAPI document, in this process; all its schemas compile. */
export async function prismOf(document: string): Promise<Prism> {
  // A copy: Prism writes into it.
  const whole = Object(load(document));
  compileSchemas(whole);
  loaded ??= puttingOff(UNUSED, requirePrism);
  const { createInstance, getHttpOperationsFromSpec, ProblemJsonError, logger } = loaded;
  const operations = await getHttpOperationsFromSpec(withoutFractions(whole));
  // Prism lacks this default of OpenAPI, and would see the last item of a list only.
  for (const each of operations.flatMap(({ request }) => request?.query ?? []))
    if (each.style === "form") each.explode ??= true;
  const config = {
    isProxy: false,
    checkSecurity: true,
    validateRequest: true,
    validateResponse: true,
    errors: false,
    upstreamProxy: undefined,
    mock: { dynamic: false },
  } as const;
  const prism = createInstance(config, { logger });
  return {
    operations,
    async ask(asked, { code, example }) {
      const mock = {
        dynamic: false,
        ...(code !== undefined && { code }),
        ...(example !== undefined && { exampleKey: example }),
      };
      const result = await prism.request(inputOf(asked), operations, { ...config, mock })();
      if ("left" in result) return refusal(ProblemJsonError.toProblemJson(result.left));
      const { output, validations } = result.right;
      const headers = texts(output.headers);
      const found = [
        ...validations.input.filter(isWrong).map((each) => said("request", each)),
        ...validations.output.filter(isWrong).map((each) => said("response", each)),
      ];
      return {
        status: output.statusCode,
        headers: { ...headers, ...violations(found) },
        body: textOf(output.body, headers["content-type"]),
        isRefusal: validations.input.some(isWrong),
      };
    },
  };
}

const ERROR = 0;

/** A parameter that is deprecated is a warning. */
function isWrong({ severity }: { readonly severity: number }): boolean {
  return severity === ERROR;
}

/** A request as Prism takes it. */
function inputOf({ method, path, search, headers, body }: Asked): PrismHttp.IHttpRequest {
  const query = new URLSearchParams(search);
  const { accept, ...others } = headers;
  const values = [...new Set(query.keys())].map((name) => {
    const all = query.getAll(name);
    return [name, all.length === 1 ? (all[0] ?? "") : all] as const;
  });
  return {
    method: method.toLowerCase() as PrismHttp.IHttpRequest["method"], // no operation has another
    url: { path, query: Object.fromEntries(values) },
    // A document may not have the type that is asked for: text that is asked for as JSON, and the other way.
    headers: texts({ ...others, ...(accept && { accept: `${accept}, */*;q=0.1` }) }),
    body: bodyOf(headers, body),
  };
}

/** JSON by its value, anything else by its text; text is no JSON that cannot be read. */
function bodyOf({ "content-type": type = "" }: IncomingHttpHeaders, body: Buffer): unknown {
  if (body.length === 0) return null;
  const text = body.toString();
  if (!/^application\/([^\s;]+\+)?json\s*(;|$)/i.test(type)) return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function texts(headers: object = {}): Readonly<Record<string, string>> {
  const present = Object.entries(headers).filter(([, value]) => (value ?? null) !== null);
  return Object.fromEntries(present.map(([name, value]) => [name.toLowerCase(), String(value)]));
}

function textOf(body: unknown, type = ""): string | null {
  if (body === undefined) return null;
  return typeof body === "string" && !/\bjson\s*(;|$)/i.test(type) ? body : JSON.stringify(body);
}

interface Violation {
  readonly location: readonly string[];
  readonly message: string;
}

function said(side: string, { path = [], message }: { path?: string[]; message: string }) {
  return { location: [side, ...path], message };
}

/** What Prism says in place of a reply. */
function refusal(problem: PrismHttp.ProblemJson & { validation?: readonly Violation[] }) {
  const { status, title, detail, validation } = problem;
  const found = validation ?? [{ location: ["request"], message: [title, detail].join(": ") }];
  return {
    status,
    headers: { "content-type": "application/problem+json", ...violations(found) },
    body: JSON.stringify(problem),
    isRefusal: true,
  };
}

/** More of them than a client takes in a header would hide them all. */
const SHOWN = 20;

function violations(found: readonly Violation[]): Readonly<Record<string, string>> {
  if (found.length === 0) return {};
  const text = JSON.stringify(found.slice(0, SHOWN));
  // A header holds no other letters.
  const plain = text.replace(/[^ -~]/g, (sign) => {
    return `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`;
  });
  return { "sl-violations": plain };
}

/** Prism allows for no error of division: to it, 0.3 is no multiple of 0.1. What has one is read without. */
function withoutFractions(document: object): object {
  const isFraction = (key: string, value: unknown) =>
    key === "multipleOf" && typeof value === "number" && !Number.isInteger(value);
  return JSON.parse(
    JSON.stringify(document, (key, value: unknown) => (isFraction(key, value) ? undefined : value)),
  );
}

/**
 * Compiles every schema of an OpenAPI document; throws at the first that is wrong, naming its place.
 * Prism would say nothing and no longer validate.
 */
function compileSchemas(document: object): void {
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  ajv.addSchema({ ...document, $id: "document" });
  for (const pointer of schemaPointers(document, "#")) {
    try {
      ajv.compile({ $ref: `document${pointer}` });
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      throw new Error(`openapi.yaml${pointer} is not a schema: ${why}`, { cause: error });
    }
  }
}

/** JSON pointers of all schemas that stand under `schema` or among `components.schemas`. */
function schemaPointers(value: unknown, pointer: string): readonly string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) => {
    const own = `${pointer}/${encodeURIComponent(name.replaceAll("~", "~0").replaceAll("/", "~1"))}`;
    if (name === "example" || name === "examples") return [];
    const isSchema = name === "schema" || pointer === "#/components/schemas";
    return isSchema ? [own] : schemaPointers(member, own);
  });
}
