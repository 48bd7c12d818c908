import type { Target } from '../target/target-outputs.ts';

/** Result of a check. `warn`: usable, or acceptable for a test stage; `fail`: users are affected. */
export interface Finding {
  state: 'ok' | 'warn' | 'fail';
  words: string;
  /** How to solve it. */
  remedy?: string;
}

export interface Check {
  name: string;
  /** Uses AWS services that the local run does not have. */
  needsStage?: boolean;
  run(target: Target): Promise<Finding>;
}

export const ok = (words: string): Finding => ({ state: 'ok', words });
export const warn = (words: string, remedy: string): Finding => ({ state: 'warn', words, remedy });
export const fail = (words: string, remedy: string): Finding => ({ state: 'fail', words, remedy });

/** A failure in production, and a warning in other stages. */
export const failInProduction = ({ stage }: Target, words: string, remedy: string): Finding =>
  stage === 'prod' ? fail(words, remedy) : warn(words, remedy);
