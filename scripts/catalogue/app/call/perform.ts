import type { CallEvent, Context, Operation } from "../../../../packages/runtime/src/index.ts";
import { operationIn, type Package } from "../source.ts";
import { exampleReply } from "./example-reply.ts";
import { inputsOf } from "./inputs.ts";
import { atMoment } from "./moment.ts";
import { standIns, withDerived } from "./secrets.ts";
import { shownRequest } from "./shown.ts";
import type { Call, Checked, Problem } from "./types.ts";

/** What came of a call that was made. */
export type Result = { readonly warnings: readonly Problem[] } & (
  | { readonly kind: "outputs"; readonly outputs: unknown }
  | { readonly kind: "error"; readonly error: Failure }
);

/** A `ToolError`, as far as the page shows it. */
export interface Failure {
  readonly code: string;
  readonly message: string;
  readonly outcome?: string;
  readonly problems?: readonly Problem[];
}

/** Answers a request; `operation` is the one that it is of. */
export type Answer = (request: Request, operation: string) => Response | Promise<Response>;

/** What the package says of the values of a call. Nothing is sent. */
export async function check(call: Call, own: Package): Promise<Checked> {
  const { page, operation } = call;
  const inputs = inputsOf(call);
  const isSigned = (page.operations[operation.id]?.signs.length ?? 0) > 0;
  const warnings: Problem[] = [];
  try {
    const request = await prepared(call, own, warnings, (made) => {
      const secrets = withDerived(standIns(call), made.secrets);
      return shownRequest(made.request, { secrets, inputs, isSigned });
    });
    return { kind: "request", request, warnings };
  } catch (error) {
    const { code, message, problems = [{ input: "", message }] } = failureOf(error);
    return { kind: "refused", code, problems, warnings };
  }
}

/** A call that is checked and not sent. */
type Prepared = Awaited<ReturnType<Operation<object, object>["prepare"]>>;

/** Prepares a call, and reads what came of it before the next one is made. */
export function prepared<Made>(
  call: Call,
  own: Package,
  warnings: Problem[],
  read: (made: Prepared) => Promise<Made>,
): Promise<Made> {
  const { page, example } = call;
  const context = contextFor(warnings, (request, asked) => exampleReply(page, asked, request));
  return atMoment(example, async () =>
    read(await operationOf(call, own).prepare(inputsOf(call), context)),
  );
}

/** Makes the call. Its own request is answered by `answer`, those before and after it by examples. */
export async function run(
  call: Call,
  own: Package,
  answer: Answer,
  more: Context = {},
): Promise<Result> {
  const { page, operation, example } = call;
  const warnings: Problem[] = [];
  const context = {
    ...contextFor(warnings, (request, asked) =>
      asked === operation.id ? answer(request, asked) : exampleReply(page, asked, request),
    ),
    ...more,
  };
  try {
    const outputs = await atMoment(example, () =>
      operationOf(call, own).execute(inputsOf(call), context),
    );
    return { kind: "outputs", outputs, warnings };
  } catch (error) {
    return { kind: "error", error: failureOf(error), warnings };
  }
}

function operationOf({ page, operation }: Call, own: Package): Operation<object, object> {
  return operationIn(own, page.operations[operation.id]?.method ?? "");
}

/** One request for each operation that is asked, and nothing that is kept from call to call. */
function contextFor(warnings: Problem[], answer: Answer): Context {
  let asked = "";
  return {
    maxRetries: 0,
    keep: { get: () => undefined, set: () => {} },
    // Told just before each request.
    onEvent: ({ operation }: CallEvent) => {
      asked = operation;
    },
    onWarning: ({ input, message }) => warnings.push({ input, message }),
    fetch: async (request) => answer(request, asked),
    ...onePage,
  };
}

/** Of an operation that gives all pages, an example has one. */
const onePage = { maxPages: 1 };

/** Every rejection of the package is one of its `ToolError`s. */
function failureOf(error: unknown): Failure {
  const {
    code = "unexpected",
    message = String(error),
    ...rest
  } = Object(error) as Partial<Failure>;
  return { ...rest, code, message };
}
