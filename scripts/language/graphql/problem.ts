/** What is wrong with a GraphQL document, and where in its text; null: with the choice from its file. */
export class GraphqlProblem extends Error {
  readonly start: number | null;
  readonly end: number | null;

  constructor(message: string, start: number | null, end: number | null) {
    super(message);
    this.start = start;
    this.end = end;
  }
}
