import { parse } from "yaml";
import { manifestText } from "../../tests/kit/manifest.ts";
import { readContract } from "../contract/read.ts";
import type { Contract, OperationContract } from "../contract/types.ts";
import { coverageOf } from "../aspects/aspects.ts";
import { derive } from "./derive.ts";
import { inputCases } from "./input-cases.ts";
import type { Case } from "../contract/case.ts";

/** A manifest of one operation with `word` and these inputs, and with these rules, in YAML. */
export function contractWith(params: string, rules = "[]"): readonly [Contract, OperationContract] {
  const manifest: { operations: Record<string, object> } = parse(head); // as written below
  Object.assign(manifest.operations["words_send"] ?? {}, {
    params: { word: { type: "string", required: true, example: "a" }, ...parse(params) },
    rules: parse(rules),
  });
  const contract = readContract(manifest, "specs/words.yaml");
  const [operation] = contract.operations;
  if (!operation) throw new Error("specs/words.yaml has no operation");
  return [contract, operation];
}

const server = { url: "https://{tenant}.words.example" };
const token = { headers: { Authorization: "Bearer {token}" }, description: "Token." };
const head = `${manifestText("words", { server, auth: { token } })}
params:
  tenant: { type: string, required: true, description: Tenant., example: acme }
operations:
  words_send:
    name: Send words
    request: POST /words/{word}
    effect: write
    reply: { 200: empty }
    output: { done: { const: true, type: boolean, description: Done. } }
    examples:
      sent: { params: { word: a }, reply: { status: 200 } }
`;

/** Cases that are derived of inputs beside `word`, each with its result. */
export function linesOf(params: string, rules?: string): readonly string[] {
  const all = lines(params, rules);
  const usual = new Set([...lines(""), ...ofAnyText]);
  return all.filter((line) => !usual.has(line));
}

/** Cases that are derived of inputs, each with its result: `p=7 -> refused p`. */
export function lines(params: string, rules?: string): readonly string[] {
  return inputCases(...contractWith(params, rules)).cases.map(
    (each) => `${each.title} -> ${said(each)}`,
  );
}

/** Coverage items that no case shows, each with the reason. */
export function gapsOf(contract: Contract, operation: OperationContract): readonly string[] {
  return coverageOf(contract, operation, derive(contract, operation)).flatMap(
    ({ text, shownBy, reason }) => (shownBy.length === 0 ? [`${text}: ${reason}`] : []),
  );
}

function said({ expected }: Case): string {
  if (expected.kind === "sent") return ["sent", ...expected.warnings].join(", warns of ");
  const { inputs, code } = expected;
  return `${code === "blocked_address" ? "blocked" : "refused"} ${inputs.join(", ")}`;
}

// Of every optional text `p`; one test shows them.
const ofAnyText = [
  ...["without p", 'p=""', 'p=" \\n"', "p=null"].map((title) => `${title} -> sent`),
  ...["p=7", "p=true", 'p={"a":"b"}', 'p=["a"]', 'p="\\ud800"'].map(
    (title) => `${title} -> refused p`,
  ),
  "every input wrong -> refused tenant, word, p, token, noSuchInput",
];
