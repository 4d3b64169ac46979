import { defineConfig } from "vitest/config";

export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
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
