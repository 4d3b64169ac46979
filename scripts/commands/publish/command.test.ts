import { expect, test } from "vitest";
import { command } from "./command.ts";

const nothing = {
  registry: null,
  tag: null,
  otp: null,
  dryRun: false,
  pack: null,
  yes: false,
  json: false,
};

test("says what to do without an option, and with all of them", () => {
  expect(command.parse([])).toEqual(nothing);
  const options = "--registry=http://127.0.0.1:4873 --tag next --otp 123456 --dry-run --yes --json";
  expect(command.parse(options.split(" "))).toEqual({
    registry: "http://127.0.0.1:4873/",
    tag: "next",
    otp: "123456",
    dryRun: true,
    pack: null,
    yes: true,
    json: true,
  });
  expect(command.parse(["--pack", "/there"])).toEqual({
    ...nothing,
    pack: "/there",
  });
});

test("what would publish without it is refused where npm took it", () => {
  expect(command.kept).toEqual(["dry-run", "pack"]);
});

test.each([
  [["--dryrun"], 'publish has no option --dryrun; did you mean "--dry-run"?'],
  [["--tag="], "--tag is empty"],
  [
    ["--dry-run", "--pack", "there"],
    "--dry-run and --pack exclude each other; neither publishes anything",
  ],
  [
    ["--registry", "127.0.0.1:4873"],
    "--registry must be a URL such as http://127.0.0.1:4873, not 127.0.0.1:4873",
  ],
  [
    ["--registry", "http://me:secret@127.0.0.1"],
    "--registry must not contain credentials; put them in an npmrc",
  ],
  [["books"], '"books" is an unexpected argument'],
])("refuses %j: %s", (args, message) => {
  expect(() => command.parse(args)).toThrow(expect.objectContaining({ message }));
});
