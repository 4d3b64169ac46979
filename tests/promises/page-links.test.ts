import { listThemes } from "@blockwright/docgen";
import type { ToolError } from "@blockwright/runtime";
import { describe, expect, test } from "vitest";
import { anything } from "../../packages/runtime/src/anything.fixture.ts";
import { failureOf } from "../support/call-result.ts";
import { pagedOperations, secret } from "../support/paged-operations.ts";
import { answer, headersOf, startScript, targets } from "../support/script.ts";

const byLink = pagedOperations.filter((paged) => paged.byLink);

describe.each(byLink)("$id", (paged) => {
  const { reply, next, credential } = paged;
  const home = paged.id === "crm_query" ? "acme.my.salesforce.com" : "graph.microsoft.com";

  /** What comes of a first page with this link; `elsewhere` must see nothing. */
  async function follow(link: (here: string, elsewhere: string) => string) {
    const elsewhere = await startScript(reply([]));
    let leads = "";
    const server = await startScript(
      // What it links to is known only when both servers are there.
      (request, response) => answer(reply([], leads))(request, response),
      reply([]),
    );
    leads = link(server.url, elsewhere.url);
    const pages = paged.pages({ baseUrl: server.url });
    expect((await pages.next()).done).toBe(false);
    let error: ToolError | undefined;
    await pages.next().catch((reason: ToolError) => {
      error = reason;
    });
    return { error, leads, requests: server.take(), strays: elsewhere.take() };
  }

  test.each<[string, (here: string, elsewhere: string) => string]>([
    ["another server", (_, elsewhere) => `${elsewhere}/v1.0/users`],
    ["another server without a scheme", (_, elsewhere) => elsewhere.replace("http:", "")],
    ["another server behind a user name", (here, elsewhere) => `${here}@${elsewhere.slice(7)}/`],
    ["this server with a user name", (here) => here.replace("//", "//user:word@")],
    ["another server with backslashes", (_, elsewhere) => `\\\\${elsewhere.slice(7)}\\x`],
    ["another server behind a line break", (_, elsewhere) => `/\n/${elsewhere.slice(7)}/x`],
    ["another scheme", () => `http://${home}/v1.0/users`],
    ["another port", () => `https://${home}:444/v1.0/users`],
    ["a host that begins like the own one", () => `https://${home}.example/v1.0/users`],
    ["a host that ends like the own one", () => `https://not${home}/v1.0/users`],
    ["the own host with a user name", () => `https://user@${home}/v1.0/users`],
    ["a file", () => "file:///etc/hostname"],
    ["data", () => 'data:application/json,{"value":[]}'],
  ])("a link to %s is refused and nobody is asked", async (_, link) => {
    const { error, requests, strays } = await follow(link);
    expect(error).toMatchObject({ code: "blocked_address", operation: paged.id });
    expect(requests).toHaveLength(1);
    expect(strays).toEqual([]);
  });

  test("the error does not repeat the link", async () => {
    const { error } = await follow((_, elsewhere) => `${elsewhere}/x?token=NEVER-SHOWN`);
    expect(JSON.stringify(error) + error?.message + error?.stack).not.toContain("NEVER-SHOWN");
  });

  test.each<[string, (here: string) => string]>([
    ["the provider's address", () => next[0]],
    ["the address that was called", (here) => here + new URL(next[0], here).pathname],
    ["a path", (here) => new URL(next[0], here).pathname + new URL(next[0], here).search],
    [
      "the provider's address in capitals",
      () => new URL(next[0], `https://${home}`).href.replace(home, home.toUpperCase()),
    ],
    [
      "the provider's address with its port",
      () => new URL(next[0], `https://${home}`).href.replace(home, `${home}:443`),
    ],
  ])("a link to %s comes to the server that was called, with the credential", async (_, link) => {
    const { error, leads, requests } = await follow(link);
    expect(error).toBeUndefined();
    const { pathname, search } = new URL(leads, `https://${home}`);
    expect(targets(requests)[1]).toBe(`GET ${pathname}${search}`);
    expect(headersOf(requests, credential[0])).toEqual([credential[1], credential[1]]);
  });

  test.each([
    ["a number", 2],
    ["an object", { href: "/next" }],
    ["a list", ["/next"]],
    ["true", true],
  ])("a link that is %s is an error", async (_, link) => {
    const server = await startScript(reply([], anything(link)));
    const pages = paged.pages({ baseUrl: server.url });
    const error = await failureOf(async () => {
      await pages.next();
      await pages.next();
    });
    expect(error).toMatchObject({ code: "invalid_reply", operation: paged.id });
    expect(server.take()).toHaveLength(1);
  });
});

test("a cursor that looks like an address is sent as it is, and nowhere else", async () => {
  const elsewhere = await startScript({ body: {} });
  const cursor = `${elsewhere.url}/?a=b&limit=9#x`;
  const page = (hasMore: boolean, nextCursor: string | null) => ({
    body: { data: [], hasMore, nextCursor },
  });
  const server = await startScript(page(true, cursor), page(false, null));
  for await (const _ of listThemes.pages({ apiKey: secret }, { baseUrl: server.url }));
  const requests = server.take().map(({ target }) => new URL(target, server.url));
  expect(requests.map(({ pathname }) => pathname)).toEqual(["/v1.0/themes", "/v1.0/themes"]);
  expect([...(requests[1]?.searchParams ?? [])]).toEqual([["after", cursor]]);
  expect(elsewhere.take()).toEqual([]);
});
