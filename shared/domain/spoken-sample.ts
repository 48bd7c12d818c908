import { minuteMs } from './time.ts';

/** File extensions of recordings that are accepted, with their content types: what browsers' recorders write. */
export const sampleTypes = { webm: 'audio/webm', m4a: 'audio/mp4', ogg: 'audio/ogg' } as const;
export type SampleEnding = keyof typeof sampleTypes;

export const sampleEndings = Object.keys(sampleTypes) as SampleEnding[];

/** The longest recording in seconds, and what a recorder may add to it while it stops. */
export const longestSampleSeconds = 90;
export const sampleToleranceSeconds = 3;
/** The shortest recording in seconds: anything shorter was stopped by mistake. */
export const shortestSampleSeconds = 1;

/** Twice what 90 seconds have at the highest usual rate of the browsers' recorders, 192 kbit/s. */
export const maxSampleBytes = 4 * 1024 * 1024;

/** How many languages an account may have a recording of. */
export const maxSamples = 5;

/** How long after the prompt the upload of its answer must begin. */
export const promptMs = 5 * minuteMs;

/** How long after its begin an upload may be finished. Its form works for 2 minutes. */
export const finishSampleMs = 10 * minuteMs;
