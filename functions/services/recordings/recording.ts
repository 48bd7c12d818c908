import { longestSampleSeconds, sampleToleranceSeconds, shortestSampleSeconds } from '#shared/domain/spoken-sample.ts';

/** Why a recording is refused. */
export type RecordingReason = 'unreadable' | 'too_long' | 'too_short';

/** A refusal of a file for what it is. Nothing else is thrown by the readers, whatever the bytes are. */
export class RecordingProblem extends Error {
  readonly reason: RecordingReason;

  constructor(reason: RecordingReason) {
    super(`The recording is refused: ${reason}.`);
    this.name = 'RecordingProblem';
    this.reason = reason;
  }
}

export const unreadable = () => new RecordingProblem('unreadable');

/** One packet of sound: a part of the file's bytes, and when it begins, in milliseconds. */
export interface Frame {
  at: number;
  data: Uint8Array;
}

/** The sound of a file and what a decoder must know: everything of a file that is stored. */
export type Recording = { frames: readonly Frame[]; seconds: number; channels: number } & (
  | { codec: 'opus' /** Samples at 48 kHz that a decoder drops at the start. */; preSkip: number }
  | { codec: 'aac' /** Index of the sampling rate (ISO 14496-3). */; rateIndex: number }
);

const longestMs = (longestSampleSeconds + sampleToleranceSeconds) * 1000;

/**
 * Collects the frames of a file. It refuses a recording as soon as it is too long, and frames that together are larger
 * than the file: those of a hostile index may overlap.
 */
export class FrameList {
  readonly frames: Frame[] = [];
  private readonly maxBytes: number;
  private bytes = 0;
  private soundMs = 0;
  private end = 0;

  constructor(maxBytes: number) {
    this.maxBytes = maxBytes;
  }

  /** @param at when the frame begins; by default after the one before */
  add(data: Uint8Array, durationMs: number, at = this.end): void {
    this.bytes += data.length;
    this.soundMs += durationMs;
    const isInOrder = at >= (this.frames.at(-1)?.at ?? 0);
    if (data.length === 0 || this.bytes > this.maxBytes || !isInOrder) throw unreadable();
    this.end = at + durationMs;
    if (Math.max(this.end, this.soundMs) > longestMs) throw new RecordingProblem('too_long');
    this.frames.push({ at, data });
  }

  /** Seconds of the whole recording. */
  seconds(): number {
    if (this.end < shortestSampleSeconds * 1000) throw new RecordingProblem('too_short');
    return this.end / 1000;
  }
}
