import type { LivePage } from "../../data/types.ts";
import { fromFiles, type Source } from "../source.ts";
import { changes, LIVE_DATA } from "./changes.ts";
import { Trouble } from "./trouble.tsx";

/** From the server of `preview`, which says what changes. */
export async function live(): Promise<Source> {
  const files = fromFiles();
  const { onChange } = changes(new EventSource("events"));
  const { mock } = await files.json<LivePage>(LIVE_DATA);
  return { ...files, live: { mock, onChange, Trouble } };
}
