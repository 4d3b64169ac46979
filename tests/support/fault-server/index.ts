import type { Fault } from "./fault.ts";
import { backPressureFaults } from "./faults/back-pressure.ts";
import { connectionFaults } from "./faults/connections.ts";
import { contentFaults } from "./faults/contents.ts";
import { echoFaults } from "./faults/echoes.ts";
import { fileNameFaults } from "./faults/file-names.ts";
import { fileFaults } from "./faults/files.ts";
import { framingFaults } from "./faults/framing.ts";
import { hangingFaults } from "./faults/hangs.ts";
import { recoveryFaults } from "./faults/recoveries.ts";
import { redirectFaults } from "./faults/redirects.ts";
import { retryAfterFaults } from "./faults/retry-after.ts";
import { sizeFaults } from "./faults/sizes.ts";
import { statusFaults } from "./faults/statuses.ts";

/** Every fault. */
export const faults: readonly Fault[] = [
  ...connectionFaults,
  ...hangingFaults,
  ...framingFaults,
  ...sizeFaults,
  ...backPressureFaults,
  ...contentFaults,
  ...redirectFaults,
  ...statusFaults,
  ...retryAfterFaults,
  ...recoveryFaults,
  ...echoFaults,
  ...fileFaults,
  ...fileNameFaults,
];
