import { describe, expect, test } from "vitest";
import { parameter, project, provider } from "../provider.fixture.ts";
import { agentsView } from "./agents.ts";

const [operation] = provider.operations;
if (!operation) throw new Error("no operation");

describe("the entries for agents", () => {
  const site = parameter("siteUrl", { required: true, visibility: "user-only", title: "Site" });
  const operations = [
    { ...operation, effect: "read" as const, parameters: [site] },
    { ...operation, effect: "cost" as const, parameters: [site, parameter("q")] },
  ];
  const view = agentsView({ ...provider, auth: provider.auth.slice(0, 1), operations }, project);
  const [{ env = "", title = "" } = {}] = provider.auth;

  test("start the server with the package, and give what no model may", () => {
    const entry = JSON.parse(JSON.stringify(view.usual)).mcpServers[provider.id];
    const own = `${project.scope}/${provider.id}`;
    expect([entry.command, ...entry.args].join(" ")).toBe(
      `npx -y --package @blockwright/mcp --package ${own} blockwright-mcp ${own}`,
    );
    expect(entry.env).toEqual({ [env]: `<${title}>`, DEMO_SITE_URL: "<Site>" });
  });

  test("ask for each value once, unseen where it is secret", () => {
    expect(view.vscode).toMatchObject({
      inputs: [
        { id: env, password: true },
        { id: "DEMO_SITE_URL", description: "Site" },
      ],
      servers: { [provider.id]: { env: { [env]: `\${input:${env}}` } } },
    });
  });

  test("name the effects that have to be allowed", () => {
    expect(view.effects.map(({ option }) => option)).toEqual(["--allow cost"]);
  });
});
