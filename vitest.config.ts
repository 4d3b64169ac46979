import { defineConfig } from "vitest/config";

// Vitest's own choice, and what the cases of the contract suite came to.
const reporters = [
  "default",
  ...(process.env["GITHUB_ACTIONS"] ? ["github-actions"] : []),
  "./contract-tests/report/reporter.ts",
];

// A provider, or what was recorded of one, has a suite of its own; the others need the mock servers.
const isMock = (process.env["CONTRACT_TARGET"] || "mock") === "mock";
const suiteOfProviders = "contract-tests/suite/live.test.ts";

export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    reporters,
    // Some start processes or a browser, on machines that may be busy.
    testTimeout: 20_000,
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["{scripts,templates,contract-tests}/**/*.test.ts"],
          exclude: ["scripts/testdata/**", "contract-tests/{engines,promises,suite}/**"],
        },
      },
      {
        extends: true,
        test: {
          name: "contract",
          // What the manifests say is read and derived once for all files of a worker.
          isolate: false,
          include: [isMock ? "contract-tests/suite/**/*.test.ts" : suiteOfProviders],
          exclude: isMock ? [suiteOfProviders] : [],
          globalSetup: isMock ? ["contract-tests/suite/start-mocks.ts"] : [],
        },
      },
      {
        extends: true,
        test: {
          name: "promises",
          include: ["contract-tests/promises/**/*.test.ts"],
          globalSetup: ["contract-tests/support/install-engines.ts"],
        },
      },
    ],
  },
});
