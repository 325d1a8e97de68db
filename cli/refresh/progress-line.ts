/** A line that says how far a kind of files is; on a terminal it is written over, elsewhere only its end is printed. */
export function progressLine(name: string) {
  const start = performance.now();
  const clear = () => {
    if (process.stdout.isTTY) process.stdout.write('\r\u001b[K');
  };
  return {
    clear,
    show(done: number, total: number): void {
      if (process.stdout.isTTY) process.stdout.write(`\r\u001b[K${name}: ${done} of ${total}`);
    },
    /** Prints what was done, unless nothing had to be. */
    end(made: number, removed: number): void {
      clear();
      if (made + removed === 0) return;
      const seconds = ((performance.now() - start) / 1000).toFixed(1);
      console.log(`${name}: ${made} made, ${removed} removed in ${seconds} s`);
    },
  };
}
