import { join } from "node:path";
import { expect, test } from "vitest";
import { newFolder } from "../../../../tests/kit/folder.ts";
import { npmSecrets } from "./secrets.ts";

test("credentials of all npmrc files and of the environment are known, and nothing else", () => {
  const lines = [
    "registry=http://me:in-address@127.0.0.1/",
    "//127.0.0.1/:_authToken=one",
    "email=a@b.example",
  ];
  const folder = newFolder({
    ".npmrc": lines.join("\n"),
    own: '//a/:_authToken=${NPM_KEY}\n//b/:_password = "dHdv"\n_auth=dGhyZWU=\n',
    shared: "//c/:_authToken=two\n",
  });
  const env = {
    npm_config_userconfig: join(folder, "own"),
    npm_config_globalconfig: join(folder, "shared"),
    HTTPS_PROXY: "http://me:p@ss/w@proxy.example:3128",
    NPM_KEY: "from-a-variable",
    NODE_AUTH_TOKEN: "a-long-token",
    HAS_TOKEN: "yes",
    HOME: "/home/somebody",
  };
  expect(npmSecrets(folder, env)).toEqual([
    "one",
    "in-address",
    "from-a-variable",
    "dHdv",
    "dGhyZWU=",
    "two",
    "p@ss/w",
    "a-long-token",
  ]);
});
