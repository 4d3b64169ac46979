import { isDependence, isOneOf, namedIn, patternsIn, testsOf } from "./condition.ts";
import { readCondition } from "./folded.ts";
import { dirname, join } from "node:path";
import { workspace } from "../settings/workspace.ts";
import { manifestFileOf } from "./manifests.ts";
import { readCall } from "./calls.ts";
import { complete } from "./complete.ts";
import { namesIn, readCredentials } from "./credential.ts";
import { withheldPath } from "./withheld-path.ts";
import { millisecondsOf } from "./duration.ts";
import { knownSchemas } from "./plain-replies.ts";
import { readOperation } from "./operation.ts";
import { listOf } from "./output.ts";
import { readServer, wholeServer } from "./server.ts";
import { withUsedInputs } from "./used-inputs.ts";
import type {
  Contract,
  JobContract,
  OperationContract,
  ParameterContract,
  RuleContract,
} from "./types.ts";
import type { WrittenJob, WrittenManifest } from "./written-types.ts";

const cache = new Map<string, Contract>();

/** What the manifest of a provider promises. */
export function contractOf(provider: string): Contract {
  const known = cache.get(provider);
  if (known) return known;
  const { manifest, path } = manifestFileOf(provider);
  const contract = readContract(manifest, path);
  cache.set(provider, contract);
  return contract;
}

/** What a parsed manifest promises; `spec` is named in errors, and files that it names lie in `folder`. */
export function readContract(
  manifest: unknown,
  spec: string,
  folder = join(workspace.root, dirname(spec)),
): Contract {
  // `npx blockwright check` has proved its shape; what would make no sense without is looked for below.
  const written = manifest as WrittenManifest;
  complete(written, spec, ["provider", "block", "server", "auth", "operations"]);
  const { provider, version, block, test, jobs = {} } = written;
  const server = wholeServer(written.server);
  const { url } = withheldPath(written, server);
  const all = Object.entries(written.operations).map(([id, operation]) =>
    related(readOperation(id, operation, written, { spec, folder, contract: () => contract })),
  );
  const work = Object.entries(jobs).map(([name, job]) =>
    readJob(name, job, `${spec}: jobs.${name}`),
  );
  const contract: Contract = {
    provider,
    spec,
    version,
    server: readServer({ ...server, url }, `${spec}: server`),
    block,
    credentials: readCredentials(written, spec),
    test: test ? readCall(test) : null,
    schemas: knownSchemas(written),
    operations: withUsedInputs(all, work, written),
    jobs: work,
  };
  return contract;
}

/** Says of each parameter what else its values have to keep: rules, credentials, and the calls that are made first. */
function related(operation: OperationContract): OperationContract {
  const { lookups, rules, credentials, contract } = operation;
  const takersOf = (own: string) =>
    lookups.flatMap(({ call: called, given }) =>
      contract()
        .operations.filter(({ id }) => id === called)
        .flatMap(({ parameters }) => parameters.filter(({ name }) => given[name] === own)),
    );
  const inCredentials = credentials.flatMap(({ send }) =>
    send.in === "header" ? namesIn(send.text) : [],
  );
  const parameters = operation.parameters.map((parameter) => ({
    ...parameter,
    inHeader: parameter.inHeader || inCredentials.includes(parameter.name),
    ...askedOf(rules, parameter.name),
    passedTo: () => takersOf(parameter.name),
  }));
  return { ...operation, parameters };
}

/** What rules ask of the text of an input, and the values that they list for it. */
function askedOf(
  rules: readonly RuleContract[],
  name: string,
): Pick<ParameterContract, "patterns" | "listed"> {
  const errors = rules.filter(({ severity }) => severity === "error");
  return {
    patterns: errors.flatMap(({ need }) => patternsIn(need, name)),
    listed: rules.flatMap((rule) =>
      testsOf(rule.need, name)
        .filter((test) => isOneOf(test) || isDependence(rule, name))
        .flatMap((test) => namedIn(test)),
    ),
  };
}

function readJob(name: string, written: WrittenJob, place: string): JobContract {
  const { start, poll, until, every, timeout, ...others } = complete(written, place, [
    "start",
    "poll",
    "until",
    "every",
    "timeout",
  ]);
  const { fail, error: { message = null, code = null } = {}, result } = others;
  const everyMs = millisecondsOf(every, `${place}.every`);
  const timeoutMs = millisecondsOf(timeout, `${place}.timeout`);
  const error = { message, status: code };
  return {
    name,
    start: listOf(start),
    poll: readCall(poll),
    until: readCondition(until),
    fail: fail === undefined ? null : readCondition(fail),
    error,
    result: result ? readCall(result) : null,
    everyMs,
    timeoutMs,
  };
}
