import { unreadable } from './recording.ts';

/** Sampling rates in Hz by their index (ISO 14496-3, table 1.18). */
const rates = [96000, 88200, 64000, 48000, 44100, 32000, 24000, 22050, 16000, 12000, 11025, 8000, 7350];

/** Samples of one frame. */
export const aacFrameSamples = 1024;

export function aacRate(rateIndex: number): number {
  const rate = rates[rateIndex];
  if (rate === undefined) throw unreadable();
  return rate;
}

const lowComplexity = 2;

/** What a decoder needs (AudioSpecificConfig): the low complexity profile that browsers record, mono or stereo. */
export function readAacConfig([first = 0, second = 0]: Uint8Array): { channels: number; rateIndex: number } {
  const rateIndex = ((first & 7) << 1) | (second >> 7);
  const channels = (second >> 3) & 15;
  // The bit means frames of 960 samples.
  if (first >> 3 !== lowComplexity || channels < 1 || channels > 2 || (second & 4) !== 0) throw unreadable();
  aacRate(rateIndex);
  return { channels, rateIndex };
}

export const aacConfig = ({ channels, rateIndex }: { channels: number; rateIndex: number }): Uint8Array =>
  Uint8Array.from([(lowComplexity << 3) | (rateIndex >> 1), ((rateIndex & 1) << 7) | (channels << 3)]);
