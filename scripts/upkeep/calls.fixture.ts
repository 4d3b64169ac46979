import { type Profiler, Session } from "node:inspector";

/** How many calls of functions of this repository something makes, counted by the engine. */
export function callsOf(run: () => unknown): number {
  const session = new Session();
  session.connect();
  session.post("Profiler.enable");
  session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: false });
  try {
    run();
    let calls = 0;
    // It answers at once.
    session.post("Profiler.takePreciseCoverage", (_, { result }) => {
      calls = result
        .filter(isOwn)
        .flatMap(({ functions }) => functions)
        .reduce(add, 0);
    });
    return calls;
  } finally {
    session.disconnect();
  }
}

function isOwn({ url }: Profiler.ScriptCoverage): boolean {
  return (
    /^(?:file:\/\/)?\/.*\/(?:scripts|packages|contract-tests)\//.test(url) &&
    !url.includes("/node_modules/")
  );
}

function add(sum: number, { ranges: [whole] }: Profiler.FunctionCoverage): number {
  return sum + (whole?.count ?? 0);
}
