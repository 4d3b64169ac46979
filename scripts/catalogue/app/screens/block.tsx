import type { BlockPage } from "../../data/types.ts";
import { useData } from "../data.ts";
import { Waiting } from "../parts/message.tsx";
import type { ScreenProps } from "../screen.ts";

/** One block. */
export function BlockScreen({ route }: ScreenProps) {
  const { data, problem } = useData<BlockPage>(`data/${route.path[0]}.json`);
  if (!data) return <Waiting problem={problem} />;
  return <h1>{data.block.name}</h1>;
}
