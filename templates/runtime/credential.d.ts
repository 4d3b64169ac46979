/** A credential ready for a header: trimmed, and checked so that no error of `Headers` can repeat it. */
export declare function credential(name: string, value: string): string;
