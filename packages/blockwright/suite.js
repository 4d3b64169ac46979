import { load } from "./load.js";

export const {
  chosenTarget,
  contractOf,
  differences,
  expectedGot,
  expectedRequest,
  hookedOutcome,
  hookedRequest,
  inferredSchema,
  judge,
  memoryTarget,
  perform,
  providers,
  replaceFile,
  secretsOf,
  sendRequest,
  splitAddress,
  typesOf,
  UsageError,
  withAnySignature,
  workspace,
} = await load("contract-tests/suite/parts");
