/**
 * How documentation comes to the keywords of one object of the manifest language. `compared`: the word
 * stands in the documentation, too, or what it is called there. `shown`: calls, refusals, answers, or
 * what is compared show what it does. `people`: people, forms and hosts read it, and no call tells it.
 */
interface Marks {
  readonly compared?: string;
  readonly shown?: string;
  readonly people?: string;
}

/** Every keyword, by the definition of specs/manifest.schema.json that has it. */
export const keywords = {
  manifest: {
    compared: "block server auth params encode lists errors accept limits operations jobs",
    shown: "rules query headers names missing hooks schemas",
    people: "manifest provider version test dependencies",
  },
  block: { compared: "color category", people: "name description icon docs" },
  server: { compared: "url allowedHosts" },
  ownServer: { compared: "url allowedHosts" },
  credential: {
    compared: "to headers kind required oauth login visibility scopes",
    people: "description label docs",
  },
  credentialHeader: { shown: "$basic" },
  oauth: { compared: "authorize token grant gives pkce parameters" },
  login: { compared: "call with take keep" },
  call: { compared: "call with" },
  parameter: {
    compared:
      "type required default providerDefault visibility secret convert clear " +
      "when minimum maximum exclusiveMinimum exclusiveMaximum " +
      "multipleOf minLength maxLength pattern format enum minItems maxItems maxBytes mediaTypes " +
      "options",
    // Documentation says where it travels, whatever says so.
    shown: "to",
    people: "description label placeholder field advanced group deprecated example",
  },
  choice: { shown: "send $omit", people: "label deprecated" },
  options: { compared: "call take type search with", people: "label" },
  operation: {
    compared:
      "effect destructive idempotent server scopes auth before params encode lists " +
      "reply accept errors limits output page",
    shown: "request body graphql variables partial query headers rules missing hooks",
    people: "name description resource docs deprecated model examples",
  },
  "operation.output": { shown: "..." },
  "operation.model": { people: "description result" },
  template: { shown: "$each $join $all $json ..." },
  eachItem: { shown: "item name" },
  joinedParts: { shown: "parts" },
  requestLine: { shown: "line when" },
  lookup: { compared: "call with take", shown: "when" },
  rule: { shown: "when need exactlyOne severity", people: "message" },
  output: {
    compared: "type",
    shown: "from const when default missing convert closed internal",
    people: "description",
  },
  value: { shown: "from const when default missing convert" },
  inputSteps: { shown: "extract prefix local-date-time epoch join" },
  steps: { shown: "where limit each omit only join divide cut is map" },
  source: { shown: "..." },
  "steps.is": { shown: "given" },
  errors: { compared: "codes final", shown: "message code requestId when reply" },
  conditionTest: { shown: "given not is contains matches any" },
  accept: { compared: "when output" },
  limits: { compared: "resetHeaders idempotencyKey timeout deadline retries maxBytes" },
  page: { compared: "items call next by size pages total until send collect limit" },
  providerHooks: { shown: "sign adds" },
  hooks: { shown: "request reply calls fills sign adds" },
  job: { compared: "poll until fail error result every timeout", shown: "start" },
  jobError: { compared: "message code" },
  example: { people: "params now credentials request reply output error" },
  exampleRequest: { people: "line query headers body" },
  exampleReply: { people: "status headers body" },
  exampleError: { people: "code upstreamCode message requestId" },
} as const satisfies Readonly<Record<string, Marks>>;

export type Kind = keyof typeof keywords;

/** Words of which documentation says what they come to in a way of its own. */
const renamed: { readonly [kind in Kind]?: readonly string[] } = {
  manifest: ["auth", "params", "errors", "operations", "jobs"],
  operation: ["params", "errors", "reply", "output"],
};

/** The words of a definition that stand in documentation as they are. */
export function comparedWords(kind: Kind): readonly string[] {
  const { compared = "" }: Marks = keywords[kind];
  const words = compared.split(" ").filter((word) => word !== "");
  return words.filter((word) => !renamed[kind]?.includes(word));
}

/** Who says a word where calls and sequences that are derived do not. */
type Teller =
  // block.json and openapi.yaml.
  | "documents"
  // Examples that run hooks: nothing else knows what these do.
  | "examples"
  // Documents, and calls where something else depends on it.
  | "partly";

/** Of what is compared or shown, words that not every call can show, such as limits of files too large to make. */
export const untold: { readonly [kind in Kind]?: Readonly<Record<string, Teller>> } = {
  manifest: { block: "documents", schemas: "documents", missing: "partly", hooks: "examples" },
  credential: {
    kind: "documents",
    oauth: "documents",
    visibility: "documents",
    scopes: "documents",
  },
  parameter: {
    visibility: "documents",
    format: "documents",
    default: "partly",
    providerDefault: "partly",
    secret: "partly",
    enum: "partly",
    maxBytes: "partly",
    to: "partly",
  },
  operation: {
    destructive: "documents",
    idempotent: "documents",
    scopes: "documents",
    effect: "partly",
    reply: "partly",
    hooks: "examples",
  },
  limits: { maxBytes: "partly" },
  output: { type: "partly", missing: "partly" },
  accept: { output: "partly" },
  errors: { reply: "documents" },
};

/** Whether calls or sequences show what a word says: `partly` where something else decides whether they do. */
export function isShown(kind: string, word: string): boolean | "partly" {
  const { people = "" }: Marks = Object(keywords)[kind] ?? {};
  if (people.split(" ").includes(word)) return false;
  const by: Teller | undefined = Object(untold)[kind]?.[word];
  return by === "partly" ? by : by === undefined;
}
