import type { Contract } from "../contract/types.ts";
import { differences } from "../run/difference.ts";
import type { Failure } from "../run/types.ts";
import { expectedGot } from "../run/failure-text.ts";
import type { BlockDocument } from "./block-document.ts";
import { promisedCalls } from "./block-calls.ts";
import { documentedBlock, promisedBlock } from "./block.ts";
import { documentedDocument, type OpenApiDocument, promisedDocument } from "./openapi.ts";
import { documentedKinds, promisedKinds } from "./output-kinds.ts";
import { requestFailures } from "./requested.ts";
import { picked, promisedBlockText, promisedOpenapiText } from "./promised-text.ts";

/** The documents that an emitted package has beside its code. */
export interface Documents {
  /** `block.json` */
  readonly block: BlockDocument;
  /** `openapi.yaml` */
  readonly openapi: OpenApiDocument;
}

/** Everything in which the documents of a package say something else than its contract. */
export function documentFailures(contract: Contract, documents: Documents): readonly Failure[] {
  const { block, openapi } = documents;
  const blockText = promisedBlockText(contract);
  const calls = promisedCalls(contract);
  const promise = promisedDocument(contract);
  const openapiText = promisedOpenapiText(contract);
  return [
    ...failures("block.json", promisedBlock(contract), documentedBlock(block, contract)),
    ...failures("block.json", promisedKinds(contract), documentedKinds(block, contract)),
    ...failures("block.json", blockText, picked(block, blockText)),
    ...failures("block.json", calls, picked(block, calls)),
    ...failures("openapi.yaml", promise, documentedDocument(openapi)),
    ...failures("openapi.yaml", openapiText, picked(openapi, openapiText)),
    ...[...requestFailures(contract, openapi)].map(
      ({ place, why }) => `openapi.yaml.${place.join(".").replaceAll(".[]", "[]")}: ${why}`,
    ),
  ].map((difference) => ({ kind: "document", message: `${contract.provider} ${difference}` }));
}

function failures(file: string, promised: object, documented: unknown): readonly string[] {
  return differences(present(promised), present(documented), file).map(
    ({ path, expected, actual }) => `${path}: ${expectedGot(expected, actual)}`,
  );
}

/** Members that are undefined are absent, as they are in a document. */
function present(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}
