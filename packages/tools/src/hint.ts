/**
 * `; did you mean "books_get_volume"?` where one of the candidates is close to a name that a model gave,
 * else nothing. Candidates are all that it tells: give it only names that the model may know.
 */
export async function hintFor(name: string, candidates: Iterable<string>): Promise<string> {
  // Loaded with the first mistake, as the runtime is with the first call.
  const { didYouMean } = await import("@blockwright/runtime");
  return didYouMean(name, candidates);
}
