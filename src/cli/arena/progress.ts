/** A bar on a terminal; nothing where nobody looks. */
export const progressOf = (total: number, stream: NodeJS.WriteStream): { tick(): void; end(): void } => {
  let done = 0;
  const began = Date.now();
  const draw = (): void => {
    const full = Math.round((done / total) * WIDTH);
    const left =
      done === 0 ? '' : ` ${Math.ceil(((Date.now() - began) / done / 1000) * (total - done))} s left`;
    stream.write(`\r[${'#'.repeat(full)}${' '.repeat(WIDTH - full)}] ${done}/${total} pairs${left}   `);
  };
  return {
    tick() {
      done++;
      if (stream.isTTY) draw();
    },
    end() {
      if (stream.isTTY) stream.write(`\r${' '.repeat(WIDTH + 40)}\r`);
    },
  };
};

const WIDTH = 40;
