import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { newFolder } from "../../../../tests/kit/folder.ts";
import { contractOf } from "../../../../contract-tests/contract/read.ts";
import { readRecording, recordingFiles } from "./read.ts";
import { type Exchange, recordingOf } from "./recording.ts";
import { secretsOf } from "../../../../contract-tests/contract/secrets.ts";
import { writeRecording } from "./write.ts";

const contract = contractOf("directory");
const operation = contract.operations.find(({ id }) => id === "directory_create_user");
if (!operation) throw new Error("directory has an operation that takes a password");

const token = "t0ken/with+signs";
const password = "Fictitious 1 Word";
const inputs = { accessToken: token, displayName: "Ana", password };
const secrets = secretsOf(operation, inputs);
const exchange: Exchange = {
  title: "Zoë's account, enabled",
  inputs,
  secrets,
  request: {
    method: "POST",
    origin: "https://graph.microsoft.com",
    path: "/v1.0/users",
    query: { echo: [password] },
    headers: { authorization: `Bearer ${token}`, accept: "application/json", cookie: "x" },
    body: { passwordProfile: { password }, displayName: "Ana" },
  },
  reply: {
    status: 201,
    headers: { "x-echo": token, "request-id": `a-${encodeURIComponent(token)}`, date: "today" },
    body: { last: `${btoa(`me:${token}`)}`, id: "u1", [`key ${password}`]: [{ b: 1, a: null }] },
  },
};
const now = new Date("2026-01-05T09:00:00Z");

let folder: string;
beforeEach(() => {
  folder = newFolder();
});

describe("a recording", () => {
  test("is one readable file without secrets and without headers that say nothing", () => {
    const recording = recordingOf(contract, operation, exchange, now);
    const file = writeRecording(folder, recording, secrets);
    expect(file).toBe(join(folder, "directory/directory_create_user/zoe-s-account-enabled.json"));
    expect(readFileSync(file, "utf8")).toMatchInlineSnapshot(`
      "{
        "recorded": "2026-01-05T09:00:00.000Z",
        "provider": "directory",
        "operation": "directory_create_user",
        "case": "Zoë's account, enabled",
        "inputs": {
          "displayName": "Ana",
          "password": "SCRUBBED-password"
        },
        "request": {
          "method": "POST",
          "path": "/v1.0/users",
          "query": {
            "echo": [
              "SCRUBBED-password"
            ]
          },
          "headers": {
            "accept": "application/json",
            "authorization": "Bearer SCRUBBED-accessToken"
          },
          "body": {
            "displayName": "Ana",
            "passwordProfile": {
              "password": "SCRUBBED-password"
            }
          }
        },
        "reply": {
          "status": 201,
          "headers": {
            "request-id": "a-SCRUBBED-accessToken"
          },
          "body": {
            "id": "u1",
            "key SCRUBBED-password": [
              {
                "a": null,
                "b": 1
              }
            ],
            "last": "SCRUBBED-accessToken"
          }
        }
      }
      "
    `);
    expect(recordingFiles(folder)).toEqual([file]);
    expect(readRecording(file)).toEqual(recording);
  });

  test("replaces the earlier one of the same case only", () => {
    const recording = recordingOf(contract, operation, exchange, now);
    const file = writeRecording(folder, recording, secrets);
    writeRecording(folder, { ...recording, recorded: "2026-02-01T00:00:00.000Z" }, secrets);
    expect(readRecording(file).recorded).toBe("2026-02-01T00:00:00.000Z");
    expect(() =>
      writeRecording(folder, { ...recording, case: "Zoë's account (enabled)" }, secrets),
    ).toThrow(/^directory_create_user: the cases .* would both be .*; rename one of them$/);
  });

  test("is refused when it is too large to be read and searched", () => {
    const recording = recordingOf(contract, operation, exchange, now);
    const reply = { ...recording.reply, body: { scan: "A".repeat(2 ** 20) } };
    expect(() => writeRecording(folder, { ...recording, reply }, secrets)).toThrow(
      /^directory_create_user: the recording would have 1\.0 MB, more than 1 MB;/,
    );
    expect(readdirSync(folder)).toEqual([]);
  });

  test("replaces what is no recording", () => {
    const recording = recordingOf(contract, operation, exchange, now);
    const file = writeRecording(folder, recording, secrets);
    writeFileSync(file, "<<<<<<< HEAD");
    expect(writeRecording(folder, recording, secrets)).toBe(file);
    expect(readRecording(file)).toEqual(recording);
  });

  test("is refused when it is none", () => {
    const file = join(import.meta.dirname, "../../package.json");
    expect(() => readRecording(file)).toThrow(
      /package\.json is not a recording: it must have required property 'recorded'; record it again/,
    );
    expect(() => readRecording(import.meta.filename)).toThrow(
      /write\.test\.ts is not a recording: /,
    );
  });

  test.each<[string, object, RegExp]>([
    ["a date", { recorded: "2026-13-41T99:00:00Z" }, /it\/recorded must match format "date-time"/],
    ["a status", { reply: { status: 999, headers: {} } }, /it\/reply\/status must be <= 599/],
    [
      "a header",
      { reply: { status: 200, headers: { "a b": "c" } } },
      /it\/reply\/headers property name must be valid/,
    ],
    ["a member", { reply: { status: 200, headers: {}, boddy: 1 } }, /must NOT have additional/],
  ])("is none with %s that cannot be", (_, members, message) => {
    const recording = recordingOf(contract, operation, exchange, now);
    const file = join(folder, "edited.json");
    writeFileSync(file, JSON.stringify({ ...recording, ...members }));
    expect(() => readRecording(file)).toThrow(message);
  });
});

describe("a file in which a secret would stand is not written", () => {
  const recording = recordingOf(contract, operation, exchange, now);
  const twice = encodeURIComponent(encodeURIComponent(token));
  const { request, reply } = recording;
  const hidden = {
    case: { ...recording, case: `with ${token}` },
    inputs: { ...recording, inputs: { note: password } },
    "request.path": { ...recording, request: { ...request, path: `/x/${twice}` } },
    "request.query": { ...recording, request: { ...request, query: { [token]: [] } } },
    "request.headers": { ...recording, request: { ...request, headers: { x: token } } },
    "request.body": { ...recording, request: { ...request, body: [btoa(btoa(password))] } },
    "reply.headers": { ...recording, reply: { ...reply, headers: { x: token } } },
    "reply.body": { ...recording, reply: { ...reply, body: JSON.stringify({ password }) } },
    "reply.text": { ...recording, reply: { ...reply, text: Buffer.from(token).toString("hex") } },
  };

  test.each(Object.entries(hidden))("in %s", (place, holding) => {
    let message = "";
    try {
      writeRecording(folder, holding, secrets);
    } catch (error) {
      message = String(error);
    }
    expect(message).toMatch(
      /^RecordingError: directory_create_user(?: "Zoë's account, enabled")?: (?:accessToken|password) still occurs in /,
    );
    expect(message).toContain(` in ${place}, plain or encoded; nothing was written.`);
    for (const { text } of secrets) expect(message).not.toContain(text);
    expect(readdirSync(folder)).toEqual([]);
  });

  test("because it is too short to be found", () => {
    const short = [{ input: "password", text: "x" }];
    expect(() => writeRecording(folder, recording, short)).toThrow(
      /: password has fewer than 6 characters and cannot be distinguished from other text/,
    );
    expect(existsSync(join(folder, "directory"))).toBe(false);
  });
});
