import type { BrokenManifest, LivePage } from "../../data/types.ts";
import { useData } from "../data.ts";
import { Problems } from "../parts/problems.tsx";
import { counted } from "../parts/words.ts";
import { LIVE_DATA } from "./changes.ts";

/** What is wrong with manifests that are being edited, and how to mend it. */
export function Trouble() {
  const { data, problem } = useData<LivePage>(LIVE_DATA);
  const { trouble = null, broken = [] } = data ?? {};
  return (
    <section class="trouble" aria-label="Problems of manifests" aria-live="polite">
      {problem !== null && (
        <p class="ended">The preview has ended; the page shows what it showed last.</p>
      )}
      {trouble !== null && (
        <div class="file">
          <p class="head">The manifests cannot be read; the page shows the last good state.</p>
          <p>{trouble}</p>
        </div>
      )}
      {broken.map((each) => (
        <Broken key={each.file} {...each} />
      ))}
    </section>
  );
}

function Broken({ file, isShown, problems }: BrokenManifest) {
  const what = isShown ? "the page shows the last good state" : "there is no page of it yet";
  return (
    <div class="file">
      <p class="head">
        {counted(problems.length, "problem")} in {file}; {what}.
      </p>
      <Problems problems={problems} />
    </div>
  );
}
