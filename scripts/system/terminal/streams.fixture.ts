/** A process without a terminal, in a folder, and what is written to it. */
export function fakeStreams(cwd = ".") {
  const said = { stdout: "", stderr: "" };
  const stream = (name: keyof typeof said) => ({
    write(text: string) {
      said[name] += text;
      return true;
    },
  });
  const streams = {
    cwd: () => cwd,
    stdin: { isTTY: false },
    stdout: stream("stdout"),
    stderr: stream("stderr"),
    env: {},
  } as NodeJS.Process; // as much of one as is used
  return { streams, said };
}

/** What a program prints, and its exit status. */
export interface Ran {
  readonly status: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs something that prints, and gives what it printed. */
export async function printed(action: (streams: NodeJS.Process) => Promise<number>): Promise<Ran> {
  const { streams, said } = fakeStreams();
  return { status: await action(streams), ...said };
}
