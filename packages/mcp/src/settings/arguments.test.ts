import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { newFolder } from "../../../../tests/kit/folder.ts";
import { readArguments } from "./arguments.ts";

const folder = newFolder();
const file = join(folder, "config.json");

/** What is said of a command line. */
function said(args: readonly string[]): string {
  try {
    readArguments(args);
    return "nothing";
  } catch (error) {
    return String(error).replace("Error: ", "");
  }
}

/** What is said of a configuration file, after its name. */
function saidOf(config: unknown): string {
  writeFileSync(file, typeof config === "string" ? config : JSON.stringify(config));
  return said(["--config", file]).replace(file, "FILE");
}

test("options are read, and repeated ones are lists", () => {
  const line = "books @acme/crm --allow write --allow cost --only books_* --wait --parallel 2";
  expect(readArguments([...line.split(" "), "--http", "[::1]:0", "--list"])).toEqual({
    print: "list",
    settings: {
      packages: ["books", "@acme/crm"],
      allow: ["write", "cost"],
      only: ["books_*"],
      wait: true,
      parallel: 2,
      http: { host: "::1", port: 0 },
    },
  });
});

test("what the command line says wins over the file", () => {
  const accounts = { "crm-eu": { provider: "crm", env: { apiKey: "CRM_EU_KEY" } } };
  const config = { packages: ["books"], accounts, parallel: 2, search: "off" };
  writeFileSync(file, JSON.stringify(config));
  const { settings } = readArguments(["directory", "--config", file, "--parallel", "3"]);
  expect(settings).toEqual({
    packages: ["directory"],
    accounts: { "crm-eu": { provider: "crm", env: { apiKey: "CRM_EU_KEY" }, inputs: {} } },
    parallel: 3,
    search: "off",
  });
});

test.each([
  ["", "No package is named: blockwright-mcp @blockwright/books, for example."],
  ["books --alow write", "--alow is no option; see blockwright-mcp --help."],
  ["books --allow read", '--allow must be write or cost, but is "read".'],
  ["books --search maybe", '--search must be auto, on, or off, but is "maybe".'],
  ["books --parallel -1", "--parallel needs a value."],
  ["books --only", "--only needs a value."],
  ["books --list=1", "--list takes no value."],
  ["books --parallel 0", '--parallel must be a whole number, 1 or more, but is "0".'],
  ["books --max-result-tokens 1e9", /^--max-result-tokens must be a whole number/],
  ["books --base-url ftp://a", /^--base-url must be an address that begins with http/],
  ["books --base-url crm=x", /^--base-url must be an address that begins with http/],
  ["books --http 3000", /^--http must be an address and a port, such as 127.0.0.1:3000/],
  ["books --http a:70000", /^--http must be an address and a port/],
  ["books --allow write --read-only", "--read-only and --allow contradict each other."],
  ["books --allowed-host a", "--allowed-host has no meaning without --http."],
  ["books --shared-credentials", "--shared-credentials has no meaning without --http."],
  ["books --config /none.json", "--config: /none.json cannot be read."],
])("%s: %s", (line, sentence) => {
  const text = said(line.split(" ").filter(Boolean));
  if (typeof sentence === "string") expect(text).toBe(sentence);
  else expect(text).toMatch(sentence);
});

/** As a key looks that could be the name of a variable. */
const secret = "skLiveAbcdef123456";
const crm = (members: object) => ({ accounts: { "crm-eu": { provider: "crm", ...members } } });

test.each([
  ["{", "--config: FILE is no JSON."],
  [[], "FILE: It must be an object, but is a list."],
  [{ package: ["books"] }, /^FILE: package is unknown; known are packages, accounts, /],
  [{ packages: "books" }, "FILE: packages must be a list, but is another text."],
  [{ packages: ["books", 3] }, "FILE: packages[1] must be a text, but is 3."],
  [crm({ key: 1 }), "FILE: accounts.crm-eu.key is unknown; known are provider, env, inputs."],
  [crm({ env: { apiKey: 3 } }), /apiKey must be the name of an environment variable, .* is 3\.$/],
  [{ accounts: { "../x": {} } }, /^FILE: The name of an account in accounts must be letters, /],
])("the file %j: %s", (config, sentence) => {
  const text = saidOf(config);
  if (typeof sentence === "string") expect(text).toBe(sentence);
  else expect(text).toMatch(sentence);
});

test.each([
  secret,
  { packages: secret },
  { allow: [secret] },
  { http: secret },
  { accounts: secret },
  { accounts: { crm: secret } },
  crm({ provider: { id: secret } }),
  crm({ env: secret }),
  crm({ env: { apiKey: secret } }),
  crm({ env: { apiKey: [secret] } }),
  crm({ inputs: { instanceUrl: [secret] } }),
])("a secret at a wrong place of a file is not printed: %j", (config) => {
  expect(saidOf(config)).toMatch(/^(--config: )?FILE.*\.$/);
  expect(saidOf(config)).not.toContain(secret);
});

test("a file may begin with a mark, and the name of a package is no empty text", () => {
  writeFileSync(file, '\uFEFF{"packages":["books"]}');
  expect(readArguments(["--config", file]).settings).toEqual({ packages: ["books"] });
  expect(said([""])).toBe('The name of a package must be a text, but is "".');
});
