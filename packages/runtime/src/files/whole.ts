import { isStreaming, sized } from "#transport";
import { HostError } from "../host-error.ts";
import { invalidInput } from "../tool-error.ts";
import type { FileSending } from "../transport/send-once.ts";

/**
 * The body, of which a stream fails as soon as a file in it has more or fewer bytes than it said: the length
 * is told before, and what is too much would be read as another request.
 */
export function whole(body: Blob): Blob {
  const { size } = body;
  const sending: FileSending = {
    sizedIn: (request) => (size > 0 ? sized(request, size) : request),
    checkHeld(holder, { maxBytes }) {
      if (!holder || size <= maxBytes || isStreaming(holder)) return;
      const message = `The body has ${size} bytes; through context.fetch it may have ${maxBytes} (maxBytes).`;
      throw invalidInput("maxBytes", message);
    },
  };
  const stream = { value: () => exactly(body) };
  return Object.defineProperty(Object.assign(body, sending), "stream", stream);
}

function exactly(body: Blob): ReadableStream<Uint8Array> {
  const reader = Blob.prototype.stream.call(body).getReader();
  let left = body.size;
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      // Its error is that of an engine.
      const { value } = await reader.read().catch(() => ({ value: undefined }));
      left -= value?.length ?? 0;
      if (left < 0 || (!value && left > 0)) {
        throw new HostError("The file could not be read. It may have changed.");
      }
      if (value) controller.enqueue(value);
      else controller.close();
    },
    cancel: () => reader.cancel(),
  });
}
