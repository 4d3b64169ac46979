import { onTestFinished, TestRunner } from "vitest";

type Act = () => unknown;

/** What is done when the tests of the running file are over. */
const ofFile: Act[] = [];

/** Does this after the running test, or outside of one after the file; also when they fail, the last one first. */
export function afterwards(act: Act): void {
  if (TestRunner.getCurrentTest()) onTestFinished(async () => void (await act()));
  else ofFile.push(act);
}

/** Does all that was left for the end of a file, and fails when some of it did. */
export async function endFile(): Promise<void> {
  const problems: unknown[] = [];
  for (const act of ofFile.splice(0).toReversed()) {
    try {
      await act();
    } catch (error) {
      problems.push(error);
    }
  }
  if (problems.length > 0) throw new AggregateError(problems, "not everything could be undone");
}
