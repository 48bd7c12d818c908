import type { Target } from '../target-outputs.ts';

/** What a check found: `warn` works for now, or is fine for a trial stage; `fail` keeps people from using the portal. */
export interface Finding {
  state: 'ok' | 'warn' | 'fail';
  words: string;
  /** What to do about it. */
  remedy?: string;
}

export interface Check {
  name: string;
  /** Services of AWS that the local run does not have. */
  needsStage?: boolean;
  run(target: Target): Promise<Finding>;
}

export const ok = (words: string): Finding => ({ state: 'ok', words });
export const warn = (words: string, remedy: string): Finding => ({ state: 'warn', words, remedy });
export const fail = (words: string, remedy: string): Finding => ({ state: 'fail', words, remedy });

/** What is fine while a stage is tried out, but not when it serves people. */
export const failInProduction = ({ stage }: Target, words: string, remedy: string): Finding =>
  stage === 'prod' ? fail(words, remedy) : warn(words, remedy);
