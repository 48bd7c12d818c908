/** Milliseconds of wall-clock time, and of processor time, which other work on the machine hardly affects. */
export interface Taken {
  wall: number;
  cpu: number;
}

/** Processor time of this process in milliseconds. */
export const ownProcessorTime = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
};

/**
 * Starts to measure time.
 * @param processorTime reads the processor time of all processes that work, in milliseconds
 * @returns what has passed since then
 */
export function startStopwatch(processorTime = ownProcessorTime): () => Taken {
  const [begun, used] = [performance.now(), processorTime()];
  return () => ({ wall: performance.now() - begun, cpu: processorTime() - used });
}

export const sumOf = (all: readonly Taken[]): Taken => ({
  wall: all.reduce((sum, { wall }) => sum + wall, 0),
  cpu: all.reduce((sum, { cpu }) => sum + cpu, 0),
});
