/** Runs something and tells the seconds of this thread's processor time that it took: a busy machine does not add to them. */
export async function processorSeconds<Result>(
  run: () => Promise<Result> | Result,
): Promise<{ seconds: number; result: Result }> {
  const before = process.threadCpuUsage();
  const result = await run();
  const { user, system } = process.threadCpuUsage(before);
  return { seconds: (user + system) / 1e6, result };
}
