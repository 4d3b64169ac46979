import { isAbsent } from "./coercion.js";
import { checkInputs } from "./inputs.js";
import { mapOutputs } from "./outputs.js";
import { redact } from "./redact.js";
import { readReply } from "./reply.js";
import { firstText } from "./reply-error.js";
import { ToolError } from "./tool-error.js";
import { warn } from "./warning.js";
/** Adds `execute` to the data of an operation. */
export function defineOperation(definition) {
    return {
        ...definition,
        async execute(inputs, context = {}) {
            const run = { raw: {} };
            try {
                run.raw = { ...inputs }; // anything can be given at run time
                // The type is printed from the same data that is mapped here.
                return (await perform(definition, run, context));
            }
            catch (error) {
                throw describe(error, definition, run);
            }
        },
    };
}
async function perform(definition, run, context) {
    const { hooks, outputs } = definition;
    const values = checkedValues(definition, run.raw, context);
    const sent = hooks?.request?.(values) ?? values;
    // Checked against the data from which the type of the values is printed.
    const { response } = await definition.call(sent, context);
    run.response = response;
    const { status, headers } = response;
    const reply = { status, headers, text: await response.text() };
    const { roots, overrides } = readReply(definition, reply, values);
    run.roots = roots;
    const body = hooks?.reply ? hooks.reply({ status, body: roots.body }) : roots.body;
    return mapOutputs(outputs, body === roots.body ? roots : { ...roots, body }, overrides);
}
function checkedValues({ id, inputs, rules }, raw, context) {
    const { values, problems, warnings } = checkInputs(inputs, rules, raw);
    if (problems.length) {
        const message = problems.map((problem) => problem.message).join(" ");
        throw new ToolError("invalid_input", message, { input: problems[0]?.input, problems });
    }
    for (const warning of warnings)
        warn(context, { operation: id, ...warning });
    return values;
}
/** The ToolError to throw: with all that is known, and without a secret. */
function describe(error, { id, provider, inputs, errors }, { raw, response, roots }) {
    const known = error instanceof ToolError
        ? error
        : // The message of an error that is not ours may repeat a header or an address.
            response
                ? new ToolError("invalid_reply", "The reply could not be read.")
                : new ToolError("invalid_input", "The call could not be prepared.");
    const secrets = Object.keys(inputs)
        .filter((name) => inputs[name]?.secret && !isAbsent(raw[name]))
        .map((name) => String(raw[name]));
    const { message, ...details } = redact(Object.assign({
        message: known.message,
        status: response?.status,
        attempts: response?.attempts, // the client's `fetch` is ours
        requestId: roots && firstText(errors.requestId, roots),
    }, known), secrets);
    return new ToolError(known.code, message, {
        ...details,
        cause: known.cause,
        provider,
        operation: id,
    });
}
