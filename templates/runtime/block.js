import { isAbsent } from "./coercion.js";
import { invalidInput } from "./tool-error.js";
import { warn } from "./warning.js";
/** Adds `execute` to the data of a block. */
export function defineBlock(definition) {
    const { operations } = definition;
    return {
        ...definition,
        async execute(inputs, context = {}) {
            const operation = selected(operations, inputs);
            const own = ownInputs(operation, operations, inputs, context);
            // The operation checks what its type says; the result is that of the selected member.
            return (await operation.execute(own, context));
        },
    };
}
function selected(operations, inputs) {
    const { operation: id } = Object(inputs);
    const found = Object.entries(operations).find(([name]) => name === id);
    if (found)
        return found[1];
    const ids = Object.keys(operations).join(", ");
    throw invalidInput("operation", `operation must be one of ${ids}.`, {
        provider: Object.values(operations)[0]?.provider,
    });
}
/** A form may still hold what was filled in for another operation: that is left out. */
function ownInputs({ id, inputs: known }, operations, inputs, context) {
    const all = Object.values(operations);
    const own = Object.entries(inputs).filter(([name, value]) => {
        if (Object.hasOwn(known, name))
            return true;
        // An input that no operation knows is left to the operation to refuse, with all other problems.
        if (!all.some((operation) => Object.hasOwn(operation.inputs, name)))
            return true;
        if (!isAbsent(value)) {
            const message = `${name} belongs to another operation and is not sent.`;
            warn(context, { operation: id, input: name, message });
        }
        return false;
    });
    return Object.fromEntries(own);
}
