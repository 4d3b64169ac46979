import { load } from "./load.js";

export const {
  chosenTarget,
  contractOf,
  differences,
  expectedGot,
  expectedRequest,
  hookedOutcome,
  hookedRequest,
  judge,
  memoryTarget,
  perform,
  providers,
  replaceFile,
  secretsOf,
  sendRequest,
  splitAddress,
  UsageError,
  withAnySignature,
  workspace,
} = await load("contract-tests/suite/parts");
