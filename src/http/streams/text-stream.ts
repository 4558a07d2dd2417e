const encoder = new TextEncoder();

/** A text that is made as fast as it is read: nothing of it waits in memory for a slow reader but the piece at hand. */
export const textStream = (pieces: AsyncGenerator<string>): ReadableStream<Uint8Array> =>
  new ReadableStream(
    {
      async pull(controller) {
        const { done, value } = await pieces.next();
        if (done) controller.close();
        else controller.enqueue(encoder.encode(value));
      },
      async cancel() {
        await pieces.return(undefined);
      },
    },
    { highWaterMark: 0 },
  );
