/** Milliseconds of processor time of this thread, which other work on the machine does not lengthen as it does the clock's. */
export function processorTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
