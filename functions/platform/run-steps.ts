import { describeError, type LogCode, log } from './log.ts';

/** The steps of a run that a schedule starts. One that fails is logged and counted, and stops no other. */
export class RunSteps {
  failures = 0;

  /** @returns what the step returns; undefined when it failed */
  async take<Done>(
    step: () => Promise<Done>,
    event: string,
    code: LogCode = 'EVENT_FAILED',
  ): Promise<Done | undefined> {
    try {
      return await step();
    } catch (error) {
      this.failures += 1;
      log(code, { event, ...describeError(error) });
      return undefined;
    }
  }

  /** @throws Error when steps failed: the function's alarm counts that, and the next run takes them again */
  end(): void {
    if (this.failures > 0) throw new Error(`${this.failures} steps of the run failed.`);
  }
}
