/** Stands for a value that is not what an output needs. */
export const unfit: unique symbol = Symbol("unfit");
