import { hookKey } from "../../../language/ir/hook-types.ts";
import { camelCase } from "../../../language/ir/names.ts";
import { schemaTypeNames } from "../../../language/ir/schema-names.ts";
import type { Hook, Job, Provider } from "../../../language/ir/types.ts";
import { RESERVED } from "../../render/encode.ts";
import { CONNECTION, connectionGroups, connectionName, isConnectedApart } from "../connections.ts";
import { unusedName } from "../typescript/import.ts";

/** What `operations.ts` calls the things that it imports or declares for itself. */
export interface LocalNames {
  /** By the name under which the runtime exports it. */
  readonly define: ReadonlyMap<DefineFunction, string>;
  readonly providerType: string;
  readonly jobType: string;
  /** By the name that `client.ts` gives it. */
  readonly connections: ReadonlyMap<string, string>;
  /** By the name that `client.ts` gives it. */
  readonly calls: ReadonlyMap<string, string>;
  /** By the name under which the runtime exports it. */
  readonly keywords: ReadonlyMap<string, string>;
  /** Types of replies by the name of their schema. */
  readonly schemas: ReadonlyMap<string, string>;
  /** By the name that `inputs.ts` gives it. */
  readonly credentials: ReadonlyMap<string, string>;
  /** The runtime's `hooks`. */
  readonly hooked: string;
  /** By file and name of the hook. */
  readonly hooks: ReadonlyMap<string, string>;
  /** What operations of the same credentials share, by the name of their connection. */
  readonly providers: ReadonlyMap<string, string>;
  /** Jobs that several operations start, by their name in the manifest. */
  readonly jobs: ReadonlyMap<string, string>;
}

/** The function of the runtime that makes an operation of its data. */
export type DefineFunction = (typeof DEFINE_FUNCTIONS)[number];

const DEFINE_FUNCTIONS = [
  "defineOperation",
  "definePagedOperation",
  "defineCollectedOperation",
  "defineJobOperation",
  "definePartialOperation",
  "definePartialPagedOperation",
] as const;

/** Operations keep their names, since packages export them; everything else makes way. */
export function localNames(
  provider: Provider,
  hooks: readonly Hook[],
  keywords: readonly string[],
  jobs: readonly Job[],
): LocalNames {
  const { operations } = provider;
  const schemas = schemaTypeNames(provider);
  const groups = connectionGroups(provider);
  const taken = new Set([
    ...RESERVED,
    ...schemas.values(),
    ...operations.flatMap((operation) => [
      operation.names.method,
      operation.names.inputs,
      operation.names.outputs,
      operation.names.params,
    ]),
  ]);
  const take = (wanted: string) => {
    const name = unusedName(wanted, taken);
    taken.add(name);
    return name;
  };
  return {
    define: new Map(DEFINE_FUNCTIONS.map((name) => [name, take(name)])),
    providerType: take("Provider"),
    jobType: take("Job"),
    connections: new Map(
      [
        ...groups.map(({ name }) => name),
        ...operations.filter(isConnectedApart).map(connectionName),
      ].map((name) => [name, take(name)]),
    ),
    calls: new Map(operations.map(({ names }) => [names.call, take(names.call)])),
    keywords: new Map(keywords.map((keyword) => [keyword, take(keyword)])),
    schemas,
    credentials: new Map(groups.map(({ type }) => [type, take("Credentials")])),
    hooked: hooks.length > 0 ? take("hooks") : "hooks",
    hooks: new Map(hooks.map((hook) => [hookKey(hook), take(hook.name)])),
    providers: new Map(
      groups.map(({ name }) => [
        name,
        take(camelCase(provider.id) + name.slice(CONNECTION.length)),
      ]),
    ),
    jobs: new Map(jobs.map(({ name }) => [name, take(`${camelCase(name)}Job`)])),
  };
}
