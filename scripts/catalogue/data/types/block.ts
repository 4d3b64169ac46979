import type {
  BlockJson,
  CallJson,
  CredentialJson,
  FieldJson,
  JobJson,
  OperationJson,
  OutputJson,
} from "../../../../packages/tools/src/block-json.ts";
import type { Json } from "../../../../packages/runtime/src/index.ts";
import type { Condition, ParameterWords } from "../../../language/ir/types.ts";

/** What `block.json` says, as far as the page reads it; examples stand in `OperationPage`. */
export interface Block extends Omit<BlockJson, "operations"> {
  readonly version: string;
  readonly name: string;
  readonly description: string;
  readonly category: string;
  readonly color?: string;
  readonly docs?: string;
  readonly servers?: readonly string[];
  readonly server: {
    readonly url: string;
    /** Inputs that make up the address. */
    readonly parameters: readonly string[];
    /** Suffixes of hosts that such an input may name, each beginning with a dot. */
    readonly allowedHosts?: readonly string[];
  };
  readonly auth: readonly BlockCredential[];
  readonly operations: readonly BlockOperation[];
  readonly fields: readonly BlockField[];
}

/** Templates by place and name; none where code of the package sends it. */
export type Sent = Readonly<
  Record<string, Readonly<Record<string, string | { readonly $basic: readonly string[] }>>>
>;

export interface BlockCredential extends CredentialJson {
  readonly title: string;
  readonly kind: string;
  readonly description: string;
  readonly docs?: string;
  readonly scopes: readonly string[];
  readonly send: Sent;
  readonly required?: false;
  readonly oauth?: { readonly grant: string; readonly authorize?: string; readonly token: string };
}

export interface BlockOperation extends Omit<OperationJson, "examples" | "job" | "outputs"> {
  readonly resource?: string;
  readonly method: string;
  /** None where the whole address is given. */
  readonly path?: string;
  /** All of them where there are several; the first that suits the inputs is sent. */
  readonly lines?: readonly { readonly method: string; readonly path: string }[];
  /** The input that is the whole address. */
  readonly fetches?: { readonly parameter: string };
  /** Where it goes, if elsewhere than the others. */
  readonly servers?: readonly string[];
  readonly scopes: readonly string[];
  /** Calls that are made first, by operation id. */
  readonly before?: readonly string[];
  /** Calls that its hooks may make. */
  readonly calls?: readonly string[];
  readonly job?: JobJson & { readonly everyMs: number; readonly timeoutMs: number };
  readonly outputs: Readonly<Record<string, BlockOutput>>;
  readonly auth?: readonly {
    readonly name: string;
    readonly send: Sent;
    readonly required?: false;
  }[];
  /** Status -> code. */
  readonly errors?: Readonly<Record<string, string>>;
}

export type BlockOutput = OutputJson & { readonly file?: true };

export type BlockField = FieldJson &
  FieldWords & {
    /** The environment variable that usually holds it. */
    readonly env?: string;
    readonly variants?: readonly (FieldWords & {
      readonly operations: readonly string[];
      readonly title?: string;
    })[];
  };

/** What a field says to people, in one operation or in all. */
export interface FieldWords extends Omit<ParameterWords, "options"> {
  /** The operation that lists its choices, or the names of its members. */
  readonly options?: CallJson & { readonly members?: true };
  /** What values are held to: `1 to 40`, `at most 10 items`. Choices are not repeated here. */
  readonly limit?: string;
  /** More sentences: when it is sent, which hosts it may name. */
  readonly notes?: readonly string[];
  readonly example?: Json;
  readonly default?: Json;
  /** Whether the default is sent; else it is the provider's own. */
  readonly sendDefault?: boolean;
  readonly when?: Condition;
}
