import { readdirSync, readFileSync } from "node:fs";
import Handlebars from "handlebars";
import { describe, expect, test } from "vitest";
import { helpers } from "./helpers.ts";

const root = new URL("../../../templates/", import.meta.url);
const BLOCKS = new Set(["each", "if", "unless", "with"]);

/** Collects what a template prints or does without an encoder, in words. */
class Findings extends Handlebars.Visitor {
  readonly found: string[] = [];

  override MustacheStatement(node: hbs.AST.MustacheStatement): void {
    this.report(node, mustacheProblem(node));
    super.MustacheStatement(node);
  }

  override BlockStatement(node: hbs.AST.BlockStatement): void {
    this.report(node, blockProblem(node));
    super.BlockStatement(node);
  }

  override PartialStatement(node: hbs.AST.PartialStatement): void {
    this.report(node, partialProblem(node));
    super.PartialStatement(node);
  }

  override SubExpression(node: hbs.AST.SubExpression): void {
    this.report(node, "a call within a call");
  }

  override Decorator(node: hbs.AST.Decorator): void {
    this.report(node, "a decorator");
  }

  private report({ loc }: hbs.AST.Node, problem: string | null): void {
    if (problem !== null) this.found.push(`${loc.start.line}: ${problem}`);
  }
}

function findings(text: string): readonly string[] {
  const visitor = new Findings();
  visitor.accept(Handlebars.parse(text));
  return visitor.found;
}

function nameOf(path: hbs.AST.PathExpression | hbs.AST.Literal): string {
  return "original" in path ? String(path.original) : "";
}

function mustacheProblem({ path, params, escaped }: hbs.AST.MustacheStatement): string | null {
  const name = nameOf(path);
  if (!escaped) return `{{{${name}}}} is not encoded`;
  return Object.hasOwn(helpers, name) && params.length > 0 ? null : `{{${name}}} is not encoded`;
}

function blockProblem({ path }: hbs.AST.BlockStatement): string | null {
  return BLOCKS.has(nameOf(path)) ? null : `{{#${nameOf(path)}}} decides`;
}

function partialProblem({ name }: hbs.AST.PartialStatement): string | null {
  return name.type === "PathExpression" ? null : "a partial whose name is computed";
}

const files = readdirSync(root, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".hbs"))
  .toSorted();

describe("every template", () => {
  test("is found", () => {
    expect(files).toContain("README.md.hbs");
    expect(files).toContain("client.ts.hbs");
  });

  test.each(files)("%s prints nothing that is not encoded", (file) => {
    expect(findings(readFileSync(new URL(file.replaceAll("\\", "/"), root), "utf8"))).toEqual([]);
  });
});

describe("the check of templates", () => {
  test.each([
    ["{{name}}", "1: {{name}} is not encoded"],
    ["a\n{{{str name}}}", "2: {{{str}}} is not encoded"],
    ["{{&str name}}", "1: {{{str}}} is not encoded"],
    ["{{str}}", "1: {{str}} is not encoded"],
    ["{{lookup a b}}", "1: {{lookup}} is not encoded"],
    ["{{#each a}}{{this}}{{/each}}", "1: {{this}} is not encoded"],
    ["{{#if a}}{{else}}{{b.c}}{{/if}}", "1: {{b.c}} is not encoded"],
    ["{{str (concat a b)}}", "1: a call within a call"],
    ["{{> (name)}}", "1: a partial whose name is computed"],
    ["{{#custom}}{{/custom}}", "1: {{#custom}} decides"],
  ])("refuses %j", (text, problem) => {
    expect(findings(text)).toContain(problem);
  });

  test("accepts encoded values, blocks and partials", () => {
    expect(
      findings("{{> header}}{{#each a}}{{str b}}{{#unless @last}},{{/unless}}{{/each}}"),
    ).toEqual([]);
  });
});
