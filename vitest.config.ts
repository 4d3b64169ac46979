import { availableParallelism } from "node:os";
import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { BaseSequencer } from "vitest/node";
import { enterSuite } from "./scripts/commands/enter-suite.ts";
import { findInstallation, findWorkspace } from "./scripts/system/roots.ts";

// Emitted packages have a tsconfig.json without paths of this repository: they would find the
// libraries as they were built last, and tests two runtimes.
const packages = join(import.meta.dirname, "packages");
const runtime = join(packages, "runtime/src");

// The tests here are those of this repository, and so is the suite that they start.
enterSuite(
  { installation: findInstallation(), workspace: findWorkspace(import.meta.dirname) },
  { main: join(runtime, "index.ts"), node: join(runtime, "node.ts") },
);

// Where a script that starts several runs finds the counts of each.
const folder = process.env["TEST_COUNTS"];
const counts: ["json", { outputFile: string }][] = folder
  ? [["json", { outputFile: join(folder, `${process.pid}.json`) }]]
  : [];

// Vitest's own choice, and what the cases of the contract suite came to.
const reporters = [
  "default",
  ...(process.env["GITHUB_ACTIONS"] ? ["github-actions"] : []),
  "./contract-tests/report/reporter.ts",
  ...counts,
];

// A provider, or what was recorded of one, has a suite of its own; the others need the mock servers.
const isMock = (process.env["CONTRACT_TARGET"] || "mock") === "mock";
const suiteOfProviders = "contract-tests/suite/live.test.ts";
const testsOfSuite = [
  "contract-tests/suite/**/*.test.ts",
  "tests/{providers,workflows}/**/*.test.ts",
];

const code = "{scripts,packages,contract-tests}/**";
const apart = ["scripts/*/testdata/**", "packages/*/dist/**", "contract-tests/suite/**"];

const libraries = [
  {
    find: "blockwright/suite",
    replacement: join(import.meta.dirname, "contract-tests/suite/parts.ts"),
  },
  {
    find: /^@blockwright\/(live|runtime|tools|workflow)$/,
    replacement: join(packages, "$1/src/index.ts"),
  },
  { find: /^@blockwright\/tools\/(\w+)$/, replacement: join(packages, "tools/src/$1.ts") },
  { find: "@blockwright/runtime/node", replacement: join(runtime, "node.ts") },
  { find: "@blockwright/runtime/sign", replacement: join(runtime, "sign.ts") },
  // No time limit of the runtime ends what a busy machine has only not read yet.
  { find: "#timers", replacement: join(runtime, "patient-timers.fixture.ts") },
  // What the runtime imports by a condition, as Node gets it.
  { find: /^#(\w+)$/, replacement: join(runtime, "$1.ts") },
];

/** Begins with the files that start whole programs, which take longest: the last one would run alone. */
class LongestFirst extends BaseSequencer {
  override async sort(files: Parameters<BaseSequencer["sort"]>[0]) {
    // oxlint-disable-next-line unicorn/no-array-sort -- that of the sequencer
    const all = await super.sort(files);
    const isLong = ({ moduleId }: (typeof all)[number]) => moduleId.includes("/tests/workspace/");
    return [...all.filter(isLong), ...all.filter((file) => !isLong(file))];
  }
}

export default defineConfig({
  resolve: { tsconfigPaths: true, alias: libraries },
  test: {
    reporters,
    sequence: { sequencer: LongestFirst },
    // Ends what hangs, and nothing else: a busy machine takes its time.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 60_000 } },
    setupFiles: ["tests/kit/setup.ts"],
    // More than there are cores: many tests wait for a socket, a retry or another process.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    // No test changes what another one imports; what is read and derived once serves a whole worker.
    isolate: false,
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: [`${code}/*.test.ts`, "tests/kit/*.test.ts"],
          exclude: [...apart, "**/*.slow.test.ts"],
        },
      },
      {
        extends: true,
        test: {
          name: "contract",
          include: isMock ? testsOfSuite : [suiteOfProviders],
          exclude: isMock ? [suiteOfProviders] : [],
          globalSetup: isMock ? ["contract-tests/suite/start-mocks.ts"] : [],
        },
      },
      {
        extends: true,
        test: {
          name: "slow",
          include: [`${code}/*.slow.test.ts`, "tests/workspace/*.slow.test.ts"],
          exclude: apart,
        },
      },
      {
        extends: true,
        test: {
          name: "promises",
          isolate: true,
          include: ["tests/promises/**/*.test.ts"],
          globalSetup: ["tests/support/install-engines.ts"],
        },
      },
      {
        extends: true,
        test: {
          name: "package",
          include: ["tests/package/**/*.test.ts"],
          globalSetup: ["tests/support/install-engines.ts", "tests/support/tool-registry.ts"],
        },
      },
    ],
  },
});
