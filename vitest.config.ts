import { defineConfig } from "vitest/config";

// Vitest's own choice, and what the cases of the contract suite came to.
const reporters = [
  "default",
  ...(process.env["GITHUB_ACTIONS"] ? ["github-actions"] : []),
  "./contract-tests/report/reporter.ts",
];

export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    reporters,
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["scripts/**/*.test.ts", "templates/**/*.test.ts"],
          exclude: ["scripts/testdata/**"],
        },
      },
      {
        extends: true,
        test: {
          name: "contract",
          include: ["contract-tests/**/*.test.ts"],
          exclude: ["contract-tests/promises/**"],
          globalSetup: ["contract-tests/suite/start-mocks.ts"],
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
