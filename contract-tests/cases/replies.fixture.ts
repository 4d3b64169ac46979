import { parse } from "yaml";
import { manifestText } from "../../tests/kit/manifest.ts";
import { readContract } from "../contract/read.ts";
import type { Contract, OperationContract } from "../contract/types.ts";
import { replyCases } from "./reply-cases.ts";
import type { Case, Outcome } from "../contract/case.ts";

/** A manifest of one operation, with these members in place of its own, in YAML. */
export function contractReplying(members: string): readonly [Contract, OperationContract] {
  const { schemas = {}, ...own } = parse(members);
  const manifest = parse(head);
  Object.assign(manifest.schemas, schemas);
  Object.assign(manifest.operations.shop_find, own);
  const contract = readContract(manifest, "specs/shop.yaml");
  const [operation] = contract.operations;
  if (!operation) throw new Error("specs/shop.yaml has no operation");
  return [contract, operation];
}

const token = { param: "token", send: "header:Authorization: Bearer {}", description: "Token." };
const head = `${manifestText("shop", { auth: [token] })}
schemas:
  Item:
    type: object
    required: [id]
    properties: { id: { type: string }, price: { type: number } }
  Page:
    type: object
    properties:
      items: { type: array, items: { $ref: "#/schemas/Item" } }
      total: { type: integer }
      more: { type: boolean }
      name: { type: string }
  Problem: { type: object, properties: { message: { type: string } } }
operations:
  shop_find:
    name: Find
    request: GET /items/{id}
    effect: read
    params:
      id: { type: string, required: true, example: a1 }
      name: { type: string, example: tea }
    reply: { 200: Page }
    output: { total: { from: body.total, type: integer, description: Total. } }
    examples:
      found: { params: { id: a1 }, reply: { status: 200, body: { total: 5 } } }
`;

/** Cases of replies whose titles match, each with its result: `200 filled -> {...}`. */
export function replyLines(members: string, titles: RegExp): readonly string[] {
  return replyCases(...contractReplying(members))
    .cases.filter(({ title }) => titles.test(title))
    .map(({ title, expected }) => `${title.replace("reply ", "")} -> ${said(expected)}`);
}

/** Cases of the coverage items whose ids have this part, by the text of the item. */
export function replyShows(members: string, part: string): Readonly<Record<string, string[]>> {
  const { cases, coverageItems } = replyCases(...contractReplying(members));
  const titlesOf = (id: string) =>
    cases
      .filter(({ covers }) => covers.includes(id))
      .map(({ title }) => title.replace("reply ", ""));
  return Object.fromEntries(
    coverageItems.filter(({ id }) => id.includes(part)).map(({ id, text }) => [text, titlesOf(id)]),
  );
}

/** Why coverage items are not covered, by the part of their ids after the operation. */
export function replyGaps(members: string): Readonly<Record<string, string>> {
  const { gaps } = replyCases(...contractReplying(members));
  return Object.fromEntries(
    gaps.map(({ item, reason }) => [item.replace("shop_find/", ""), reason]),
  );
}

function said(expected: Case["expected"]): string {
  return expected.kind === "sent" ? sayOutcome(expected.outcome) : expected.kind;
}

function sayOutcome(outcome: Outcome): string {
  if (outcome.kind === "output") return JSON.stringify(outcome.output);
  const { code, upstreamCode, message, requestId } = outcome.error;
  const isOwn = message?.startsWith("The provider answered") ?? false;
  const texts = [upstreamCode, isOwn ? undefined : message, requestId];
  return [code, ...texts.filter((each) => each !== undefined)].join(" | ");
}
