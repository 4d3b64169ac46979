import { describe, expect, test } from "vitest";
import { answerBusy, answerJson, loopbackServer } from "../../../../tests/kit/server.ts";
import { sendTo } from "./send.fixture.ts";

const statuses = [301, 302, 303, 307, 308];
const refusal = {
  code: "upstream_error",
  message: "The redirect is not followed.",
};

describe.each(["GET", "HEAD"])("a redirect of a %s", (method) => {
  test.each(statuses)("is followed at its origin (%i), credential and all", async (status) => {
    const { baseUrl, requests } = await loopbackServer((response, count) =>
      count < 2 ? response.writeHead(status, { Location: "/next?a=b" }).end() : response.end(),
    );
    expect(await sendTo(baseUrl, { method })).toMatchObject({ status: 200, attempts: 2 });
    expect(requests[1]).toMatchObject({
      method,
      target: "/next?a=b",
      headers: { "x-api-key": "canary" },
    });
  });

  test.each(
    statuses,
  )("to another origin is refused (%i), so no credential goes", async (status) => {
    const other = await loopbackServer((response) => answerJson(response));
    const { baseUrl } = await loopbackServer((response) =>
      response.writeHead(status, { Location: `${other.baseUrl}/thing` }).end(),
    );
    await expect(sendTo(baseUrl, { method })).rejects.toMatchObject({
      ...refusal,
      status,
      attempts: 1,
    });
    expect(other.requests).toEqual([]);
  });
});

describe("a redirect", () => {
  test.each(["POST", "PUT", "PATCH", "DELETE"])("of a %s is refused", async (method) => {
    const { baseUrl, requests } = await loopbackServer((response) =>
      response.writeHead(307, { Location: "/next" }).end(),
    );
    await expect(sendTo(baseUrl, { method, body: "{}" })).rejects.toMatchObject({
      ...refusal,
      status: 307,
    });
    expect(requests.length).toBe(1);
  });

  test.each([
    undefined,
    "",
    "http://",
    "javascript:alert(1)",
    "//user@127.0.0.1/",
  ])("to %j is refused", async (location) => {
    const headers = location === undefined ? {} : { Location: location };
    const { baseUrl, requests } = await loopbackServer((response) =>
      response.writeHead(302, headers).end(),
    );
    await expect(sendTo(baseUrl)).rejects.toMatchObject(refusal);
    expect(requests.length).toBe(1);
  });

  test("leads on from where the last one led, five times at most", async () => {
    const { baseUrl, requests } = await loopbackServer((response, count) =>
      count < 6 ? response.writeHead(302, { Location: `${count}/x` }).end() : answerJson(response),
    );
    expect(await sendTo(baseUrl)).toMatchObject({ status: 200, attempts: 6 });
    expect(requests.map(({ target }) => target).slice(0, 3)).toEqual(["/thing", "/1/x", "/1/2/x"]);
    const endless = await loopbackServer((response) =>
      response.writeHead(302, { Location: "/thing" }).end(),
    );
    await expect(sendTo(endless.baseUrl)).rejects.toMatchObject({ ...refusal, attempts: 6 });
    expect(endless.requests.length).toBe(6);
  });

  test("is no retry, and what it leads to may be sent again", async () => {
    const { baseUrl, requests } = await loopbackServer((response, count) => {
      if (count === 1) return response.writeHead(302, { Location: "/next" }).end();
      return count < 4 ? answerBusy(response) : answerJson(response);
    });
    expect(await sendTo(baseUrl, { retryBudget: 2 })).toMatchObject({ status: 200, attempts: 4 });
    expect(requests.map(({ target }) => target)).toEqual(["/thing", "/next", "/next", "/next"]);
  });

  test("that a browser hides is refused", async () => {
    const response = { type: "opaqueredirect", status: 0, ok: false, headers: new Headers() };
    const fetch = async () => response as Response; // as browsers give it to `redirect: manual`
    await expect(sendTo("http://x.invalid", { fetch })).rejects.toMatchObject(refusal);
  });

  test.each([300, 304])("is not what a %i asks for", async (status) => {
    const { baseUrl } = await loopbackServer((response) =>
      response.writeHead(status, { Location: "/next" }).end(),
    );
    expect(await sendTo(baseUrl)).toMatchObject({ status, attempts: 1 });
  });
});
