import type { Release } from "../../language/ir/release.ts";
import type { Project, Provider } from "../../language/ir/types.ts";
import { lowerSent } from "../../language/lower/credential.ts";
import { createNote } from "./fixture/create-note.fixture.ts";
import { searchNotes } from "./fixture/search-notes.fixture.ts";

export { parameter } from "./fixture/parameter.fixture.ts";

/** What packages share, as tests use it. */
export const project: Project = {
  scope: "@demo",
  license: "MIT",
  author: "The demo authors",
  repository: "git+https://github.com/demo/demo.git",
  directory: "generated",
  openapiFetch: "^0.17.0",
};

/** What a package says of its version, as tests use it. */
export const release: Release = {
  version: "1.2.3",
  changelog: "# Changelog\n\n## 1.2.3\n\n### Fixed\n\n- Notes are kept.\n",
  runtime: "^1.2.0",
};

/** One provider that uses every feature once. */
export const provider: Provider = {
  id: "demo",
  spec: "specs/demo.yaml",
  version: "v1",
  names: {
    type: "Demo",
    createClient: "createDemoClient",
    clientType: "DemoClient",
    clientOptions: "DemoClientOptions",
    credentials: "DemoCredentials",
    block: "demoBlock",
  },
  block: {
    type: "demo",
    name: "Demo notes",
    description: "Search and create notes.",
    color: "#00AA00",
    category: "tools",
  },
  server: {
    url: "{region}",
    params: ["region"],
    allowedHosts: [".example.com"],
  },
  auth: [
    {
      name: "accessToken",
      title: "Access token",
      kind: "access-token",
      description: "OAuth access token",
      visibility: "user-only",
      scopes: ["notes.read", "notes.write"],
      env: "DEMO_ACCESS_TOKEN",
      sent: lowerSent({ name: "accessToken", headers: { Authorization: "Bearer {accessToken}" } }),
    },
    {
      name: "apiKey",
      title: "API key",
      kind: "api-key",
      description: "API key.",
      visibility: "user-only",
      scopes: [],
      env: "DEMO_API_KEY",
      sent: lowerSent({ name: "apiKey", to: "query.key" }),
    },
    {
      name: "teamKey",
      title: "Team key",
      kind: "api-key",
      description: "Key of the team.",
      visibility: "user-only",
      scopes: [],
      env: "DEMO_TEAM_KEY",
      sent: lowerSent({ name: "teamKey", headers: { "X-Team-Key": "Team {teamKey}" } }),
    },
  ],
  schemas: {
    Note: {
      type: "object",
      required: ["id"],
      properties: { id: { type: "string", description: "Note id." }, extra: { type: "object" } },
    },
    NoteList: {
      type: "object",
      properties: {
        items: { type: "array", items: { $ref: "#/components/schemas/Note" } },
        next: { type: ["string", "null"] },
      },
    },
    Failure: {
      type: "object",
      properties: {
        error: {
          type: "object",
          properties: { type: { type: "string" }, message: { type: "string" } },
        },
      },
    },
    Record: { type: "object", additionalProperties: { type: "string" } },
  },
  operations: [searchNotes, createNote],
  jobs: [],
};
