/** What a person got wrong at the start; the message is the sentence that is printed. */
export class UsageError extends Error {}
