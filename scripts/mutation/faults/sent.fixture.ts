import { runtime, type Mistake } from "./mistake.fixture.ts";

const signed = { manifest: "hooked", operation: "hooked_search" };

/** Credentials, signatures and addresses. */
export const sent: readonly Mistake[] = [
  {
    mistake: "Basic is that of Latin-1",
    manifest: "agents",
    operation: "agents_list_tickets",
    fault: runtime(
      "request/basic.ts",
      "${base64(pair)}",
      "${btoa(pair.replace(/[^\\0-\\xff]/gu, '?'))}",
    ),
    says: "authorization",
  },
  {
    mistake: "Basic has no colon",
    manifest: "bots",
    operation: "bots_get_me",
    fault: runtime("request/basic.ts", "`${name}:${filled(", "`${name}${filled("),
    says: "authorization",
  },
  {
    mistake: "a user of Basic may hold a colon",
    manifest: "agents",
    operation: "agents_list_tickets",
    fault: runtime("request/basic.ts", "/[:\\p{Cc}\\p{Cs}]/u", "/[\\p{Cc}\\p{Cs}]/u"),
    says: "expected a refusal",
  },
  {
    mistake: "the pair of Basic is shown in errors",
    manifest: "bots",
    operation: "bots_get_me",
    fault: runtime(
      "request/connection.ts",
      "{ Accept: _, ...credentials }",
      "{ Accept: _, Authorization: __, ...credentials }",
    ),
    says: "repeating userKey.*: error.message",
  },
  {
    mistake: "the credential of another site is sent",
    manifest: "agents",
    operation: "agents_get_status",
    fault: {
      file: "src/operations.ts",
      before: "connect: connection4,",
      after: "connect: connection3,",
    },
    says: "credentials of other operations",
  },
  {
    mistake: "a header of a signature is not sent",
    ...signed,
    fault: runtime(
      "hooks/signing.ts",
      "headers.set(name, value);",
      'if (name !== "x-time") headers.set(name, value);',
    ),
    says: "x-time",
  },
  {
    mistake: "a signature is made once for all attempts",
    ...signed,
    fault: runtime(
      "hooks/signing.ts",
      "Object.entries(await sign(about, hookCalls(operation, secrets)(signal)));",
      "Object.entries((secrets as any).made ??= await sign(about, hookCalls(operation, secrets)(signal)));",
    ),
    says: "repeats.*x-time",
  },
  {
    mistake: "the default of an address is ignored",
    manifest: "addresses",
    operation: "addresses_get_item",
    fault: runtime(
      "request/server.ts",
      ": defaults[name];",
      ": Object.keys(map[name] ?? {}).at(-1);",
    ),
    says: "address",
  },
  {
    mistake: "the second choice of an address goes first",
    manifest: "addresses",
    operation: "addresses_get_item",
    fault: runtime("request/server.ts", "names.find(isGiven) ??", "names.findLast(isGiven) ??"),
    says: "address",
  },
  {
    mistake: "a private host is let through",
    manifest: "addresses",
    operation: "addresses_get_item",
    fault: runtime(
      "request/server.ts",
      "const isPrivate = privateName.test(",
      "const isPrivate = /^$/.test(",
    ),
    says: "host=.*expected a refusal",
  },
  {
    mistake: "an operation goes to the usual address",
    manifest: "addresses",
    operation: "addresses_upload",
    fault: runtime(
      "request/elsewhere.ts",
      "return { ...connection, home,",
      "return connection; return { ...connection, home,",
    ),
    says: "address",
  },
  {
    mistake: "a credential in a body keeps its white space",
    manifest: "bots",
    operation: "bots_send",
    fault: runtime("request/carried.ts", "String(value).trim();", "String(value);"),
    says: 'body "secret"',
  },
];
