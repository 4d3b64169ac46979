import { realpathSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { newFolder } from "../../../tests/kit/folder.ts";
import { npmFor, type NpmOptions, registryOf } from "./npm.ts";

/** An npm that runs this program. */
function npmThat(
  program: string,
  env: NodeJS.ProcessEnv = {},
  given: Pick<NpmOptions, "scopes" | "registry"> = { scopes: ["@blockwright"], registry: null },
) {
  const root = newFolder({ "npm-cli.js": program });
  const script = join(root, "npm-cli.js");
  const options = { ...given, root, otp: null };
  return npmFor(options, { npm_execpath: script, npm_config_userconfig: root, ...env });
}

const says = (output: string, then: string) =>
  `process.stderr.write(${JSON.stringify(output)}, () => ${then});`;

test("every failure of npm is reported with its own message, without tokens", async () => {
  const env = { NPM_TOKEN: "a-long-token" };
  const output = "npm error code FETCH_ERROR\nnpm error invalid a-long-token\n";
  await expect(npmThat(says(output, "process.exit(1)"), env)([])).rejects.toMatchObject({
    code: "EUNKNOWN",
    message: "npm error code FETCH_ERROR\nnpm error invalid [secret]",
  });
  const killed = says("npm error a-long-token\n", "process.kill(process.pid, 'SIGKILL')");
  await expect(npmThat(killed, env)([])).rejects.toMatchObject({
    code: "EUNKNOWN",
    message: "npm error [secret]\nended by SIGKILL",
  });
});

test("an address with a password is shown without it, or reported as no address", async () => {
  const old = npmThat("console.log('http://me:p@ss@127.0.0.1/')");
  expect(await registryOf(old, "@blockwright")).toBe("http://127.0.0.1/");
  const output =
    "npm error The registry option is protected, and cannot be retrieved in this way\n";
  const own = registryOf(npmThat(says(output, "process.exit(1)")), "@blockwright");
  await expect(own).rejects.toThrow("the registry URL in an npmrc contains a password");
});

test("settings that npm tells at the root of its workspaces only are asked for there", async () => {
  const above = realpathSync(tmpdir());
  const npm = npmThat(`
    if (process.argv[2] === "prefix") console.log(${JSON.stringify(above)});
    else if (process.cwd() === ${JSON.stringify(above)}) console.log(process.argv[4]);
    else ${says("npm error code ENOWORKSPACES\n", "process.exit(1)")}
  `);
  expect(await npm(["config", "get", "registry"])).toBe("registry\n");
});

test("the registry that a person names is that of every scope", async () => {
  const given = { scopes: ["@blockwright", "@acme"], registry: "http://127.0.0.1/" };
  const words = await npmThat("console.log(process.argv.slice(2).join(' '))", {}, given)(["view"]);
  expect(
    words
      .trim()
      .split(" ")
      .filter((word) => word.includes("registry")),
  ).toEqual([
    "--registry=http://127.0.0.1/",
    "--@blockwright:registry=http://127.0.0.1/",
    "--@acme:registry=http://127.0.0.1/",
  ]);
});
