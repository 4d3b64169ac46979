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

const token = { headers: { Authorization: "Bearer {token}" }, description: "Token." };
const head = `${manifestText("shop", { auth: { token } })}
missing: error
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
