import type { Context, PageContext } from "../context.ts";
import type { CallHooks } from "../hooks/hooks.ts";
import type { InputDefinition, Keywords } from "../keywords.ts";
import { defineOperation, type Operation } from "../operation.ts";
import { secretsOf } from "../run.ts";
import type { OperationDefinition } from "../operation-definition.ts";
import type { ReadContext } from "../prepare.ts";
import { definePagedOperation, type PagedDefinition, type PagedOperation } from "../pages/pages.ts";
import type { CallPolicy } from "../policy/call-policy.ts";
import { type Connection, credentialsOf } from "../request/connection.ts";
import { notify } from "../transport/event.ts";
import { errorsBeside, partialAnswers } from "./partial-answers.ts";
import { redact, secretTexts } from "./redact.ts";

/** `defineOperation` for a GraphQL document; the errors beside an answer go to `onWarning`. */
export function definePartialOperation<Inputs, Values, Outputs>(
  definition: OperationDefinition<Values>,
): Operation<Inputs, Outputs> {
  const define = (context?: Context) =>
    defineOperation<Inputs, Values, Outputs>(telling(definition, context));
  return { ...define(), ...callsOf(define) };
}

/** `definePagedOperation` for a GraphQL document; the errors beside an answer go to `onWarning`. */
export function definePartialPagedOperation<Inputs, Values, Outputs, Item>(
  definition: PagedDefinition<Values>,
): PagedOperation<Inputs, Outputs, Item> {
  const define = (context?: Context) =>
    definePagedOperation<Inputs, Values, Outputs, Item>(telling(definition, context));
  // Each of them checks what it is given.
  return {
    ...define(),
    ...callsOf(define),
    pages: (inputs: unknown, context?: PageContext) =>
      define(context).pages(inputs as Inputs, context),
    items: (inputs: unknown, context?: PageContext) =>
      define(context).items(inputs as Inputs, context),
  };
}

/** One call by an operation of its own, which checks what it is given. */
function callsOf<Inputs, Outputs>(
  define: (context?: Context) => Operation<Inputs, Outputs>,
): Pick<Operation<Inputs, Outputs>, "execute" | "prepare" | "read"> {
  return {
    execute: (inputs: unknown, context?: Context) =>
      define(context).execute(inputs as Inputs, context),
    prepare: (inputs: unknown, context?: Context) =>
      define(context).prepare(inputs as Inputs, context),
    read: (reply, context) => define(context).read(reply, context),
  };
}

/** Errors of one reply that a host is told of; a provider may send any number. */
const mostWarnings = 100;

/** Characters of each that a host is told. */
const mostLetters = 2_000;

/** The definition for one call, whose warnings go to its host. */
function telling<Values, Definition extends OperationDefinition<Values>>(
  definition: Definition & OperationDefinition<Values>,
  context: (Context & Pick<Partial<ReadContext<never>>, "secrets">) | undefined,
): Definition {
  const { id, inputs, keywords = [], hooks } = definition;
  const read = keywords.findLast(({ errorCode }) => errorCode)?.errorCode;
  const partial = partialAnswers(read);
  let connection: Connection | undefined;
  let sent: Readonly<Record<string, unknown>> = {};
  let hooked: CallHooks | undefined;
  const answers: Keywords = {
    errorCode(given, roots) {
      const code = partial.errorCode(given, roots);
      if (code) return code;
      const own = [roots.params, sent].flatMap((values) => secretsOf({ inputs }, values));
      const known = [...secretTexts(context?.secrets), ...(hooked?.secrets ?? [])];
      const secrets = [...own, ...known, ...credentialsOf(connection)];
      for (const message of redact(messagesOf(errorsBeside(roots) ?? []), secrets)) {
        notify(context?.onWarning, { operation: id, input: "", message });
      }
      return undefined;
    },
  };
  return {
    ...definition,
    keywords: [...keywords, answers],
    ...(hooks && {
      hooks(call: CallPolicy, given: Context, of: InputDefinition) {
        hooked = hooks(call, given, of);
        return hooked;
      },
    }),
    connect(values, options) {
      sent = Object(values);
      connection = definition.connect(values, options);
      return connection;
    },
  };
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
