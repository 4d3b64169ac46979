/** Whether `text` has what `pattern` describes; each pattern is compiled once. */
export declare function matches(pattern: string, text: string): boolean;
