import type { Json, OperationDefinition } from "./definition.ts";
import type { Roots } from "./outputs.ts";
/** A reply as it came. */
export interface Reply {
    readonly status: number;
    readonly headers: Headers;
    readonly text: string;
}
/** A reply that answers the call: what outputs are mapped from. */
export interface Answer {
    readonly roots: Roots;
    /** Constants for outputs, when an error status was accepted as an answer. */
    readonly overrides?: Readonly<Record<string, Json>> | undefined;
}
/** What an operation says about its replies. */
export type ReplyDefinition = Pick<OperationDefinition<never>, "replies" | "errors" | "accept">;
/** Decides what a reply is: returns an answer, throws the ToolError that anything else stands for. */
export declare function readReply({ replies, errors, accept }: ReplyDefinition, { status, headers, text }: Reply, params: Readonly<Record<string, unknown>>): Answer;
