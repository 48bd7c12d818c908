import type { SampleEnding } from '#shared/domain/spoken-sample.ts';
import { readMp4 } from './read-mp4.ts';
import { readOgg } from './read-ogg.ts';
import { readWebm } from './read-webm.ts';
import { type Recording, RecordingProblem } from './recording.ts';
import { writeMp4 } from './write-mp4.ts';
import { writeWebm } from './write-webm.ts';

const readers: Readonly<Record<SampleEnding, (bytes: Uint8Array) => Recording>> = {
  webm: readWebm,
  ogg: readOgg,
  m4a: readMp4,
};

const latin1 = new TextDecoder('latin1');

/** The kind of container by its first bytes. */
export function containerOf(bytes: Uint8Array): SampleEnding | undefined {
  const start = latin1.decode(bytes.subarray(0, 8));
  if (start.startsWith('\x1A\x45\xDF\xA3')) return 'webm';
  if (start.startsWith('OggS')) return 'ogg';
  return start.endsWith('ftyp') ? 'm4a' : undefined;
}

/** A recording as it is stored: Opus in WebM, which plays in more browsers than Ogg, and AAC in MP4. */
export interface CleanRecording {
  bytes: Uint8Array;
  ending: 'webm' | 'm4a';
  seconds: number;
}

/**
 * Writes a recording anew from nothing but its sound, so that no tag, date, name of a device or program, other track or
 * appended data of the file remains. It needs time and memory in proportion to the file, whatever its bytes are.
 * @throws RecordingProblem for a file that is broken, has anything but one voice, or is too long or short
 */
export function cleanRecording(bytes: Uint8Array): CleanRecording {
  const container = containerOf(bytes);
  if (!container) throw new RecordingProblem('unreadable');
  const recording = readers[container](bytes);
  const { seconds } = recording;
  return recording.codec === 'opus'
    ? { bytes: writeWebm(recording), ending: 'webm', seconds }
    : { bytes: writeMp4(recording), ending: 'm4a', seconds };
}
