import type { Context, PageContext } from "../context.ts";
import type { Keywords, ReplyDefinition } from "../keywords.ts";
import { type Operation, operationFrom } from "../operation.ts";
import {
  type OperationDefinition,
  type Provider,
  type WholeDefinition,
  wholeOf,
} from "../operation-definition.ts";
import { type PagedDefinition, type PagedOperation, pagedFrom } from "../pages/pages.ts";
import type { ReadContext } from "../prepare.ts";
import { derived, secretsFor } from "../prepared.ts";
import type { Call } from "../request/connection.ts";
import { notify } from "../transport/event.ts";
import { errorsBeside, partialAnswers } from "./partial-answers.ts";
import { redact } from "./redact.ts";

/** `defineOperation` for a GraphQL document; the errors beside an answer go to `onWarning`. */
export function definePartialOperation<Inputs, Values, Outputs>(
  provider: Provider<Values>,
  call: Call<Values>,
  definition: OperationDefinition<Values>,
): Operation<Inputs, Outputs> {
  const { usual, once } = tellingCalls(
    wholeOf(provider, call, definition),
    operationFrom<Inputs, Outputs>,
  );
  return { ...usual, ...callsOf<Inputs, Outputs>(once) };
}

/** `definePagedOperation` for a GraphQL document; the errors beside an answer go to `onWarning`. */
export function definePartialPagedOperation<Inputs, Values, Outputs, Item>(
  provider: Provider<Values>,
  call: Call<Values>,
  definition: PagedDefinition<Values>,
): PagedOperation<Inputs, Outputs, Item> {
  const { usual, once } = tellingCalls(
    wholeOf(provider, call, definition),
    pagedFrom<Inputs, Outputs, Item>,
  );
  // Each of them checks what it is given.
  return {
    ...usual,
    ...callsOf<Inputs, Outputs>(once),
    pages: (inputs: unknown, given?: PageContext) =>
      once(given, (own, context) => own.pages(inputs as Inputs, context)),
    items: (inputs: unknown, given?: PageContext) =>
      once(given, (own, context) => own.items(inputs as Inputs, context)),
  };
}

/** Makes a call by an operation of its own, which tells the host of this context. */
type Once<Own> = <Given extends Context, Made>(
  given: Given | undefined,
  call: (own: Own, context: Given | undefined) => Made,
) => Made;

/** The operation, and what makes each call of it. */
function tellingCalls<Definition extends WholeDefinition<never>, Own>(
  definition: Definition,
  define: (own: Definition) => Own,
): { readonly usual: Own; readonly once: Once<Own> } {
  const own: Definition = { ...definition, keywords: tellingKeywords(definition) };
  const usual = define(own);
  return {
    usual,
    once(given, call) {
      // Without a context, there is nobody to tell.
      if (!given) return call(usual, given);
      const secrets = secretsFor(given);
      const told: Told = { told: { host: given, secrets } };
      const context = derived(given, { secrets: given.secrets ?? secrets });
      return call(define({ ...own, ...told }), context);
    },
  };
}

/** One call by an operation of its own, which checks what it is given. */
function callsOf<Inputs, Outputs>(
  once: Once<Operation<Inputs, Outputs>>,
): Pick<Operation<Inputs, Outputs>, "execute" | "prepare" | "read"> {
  return {
    execute: (inputs: unknown, given?: Context) =>
      once(given, (own, context) => own.execute(inputs as Inputs, context)),
    prepare: (inputs: unknown, given?: Context) =>
      once(given, (own, context) => own.prepare(inputs as Inputs, context)),
    read: (reply: Response, given?: ReadContext<Inputs>) =>
      once(given, (own, context) => own.read(reply, context)),
  };
}

/** Errors of one reply that a host is told of; a provider may send any number. */
const mostWarnings = 100;

/** Characters of each that a host is told. */
const mostLetters = 2_000;

/** The host of one call, which its definition brings along. */
interface Told {
  readonly told?: { readonly host: Context; readonly secrets: Set<string> };
}

/** Keywords of all calls of an operation: the errors beside an answer go to its host without the secrets of the call. */
function tellingKeywords({ id, keywords = [] }: WholeDefinition<never>): readonly Keywords[] {
  const partial = partialAnswers(keywords.findLast(({ errorCode }) => errorCode)?.errorCode);
  const answers: Keywords = {
    errorCode(definition: ReplyDefinition & Told, roots) {
      const code = partial.errorCode(definition, roots);
      const { told } = definition;
      if (code || !told) return code;
      for (const message of redact(messagesOf(errorsBeside(roots) ?? []), told.secrets))
        notify(told.host.onWarning, { operation: id, input: "", message });
      return undefined;
    },
  };
  return [...keywords, answers];
}

/** What the errors say; the last of very many says how many more there are. */
function messagesOf(errors: readonly unknown[]): readonly string[] {
  const more = errors.length - mostWarnings;
  const messages = errors
    .slice(0, mostWarnings)
    .map((error) =>
      String(Object(error).message ?? "The reply holds an error without a message.").slice(
        0,
        mostLetters,
      ),
    );
  return more > 0 ? [...messages, `The reply holds ${more} more errors.`] : messages;
}
