import { ByteReader } from './byte-reader.ts';
import { textBytes } from './byte-writer.ts';
import { unreadable } from './recording.ts';

/** Milliseconds of one frame by a packet's configuration (RFC 6716, section 3.1). */
function frameMs(configuration: number): number {
  if (configuration < 12) return [10, 20, 40, 60][configuration % 4] ?? 0;
  if (configuration < 16) return [10, 20][configuration % 2] ?? 0;
  return [2.5, 5, 10, 20][configuration % 4] ?? 0;
}

/** The longest packet (RFC 6716, section 3.2.5). */
const longestPacketMs = 120;

/** Milliseconds of sound in a packet. */
export function opusPacketMs(packet: Uint8Array): number {
  const [toc, second = 0] = packet;
  if (toc === undefined) throw unreadable();
  const frames = [1, 2, 2, second & 63][toc & 3] ?? 0;
  const ms = frameMs(toc >> 3) * frames;
  if (ms === 0 || ms > longestPacketMs) throw unreadable();
  return ms;
}

/** What the head of a stream says that a decoder needs (RFC 7845, section 5.1): mono or stereo only. */
export function readOpusHead(bytes: Uint8Array): { channels: number; preSkip: number } {
  const reader = new ByteReader(bytes);
  if (reader.text(8) !== 'OpusHead' || reader.uint(1) >> 4 !== 0) throw unreadable();
  const channels = reader.uint(1);
  const preSkip = reader.uintReversed(2);
  // The rate of the device and its gain are not needed.
  reader.take(6);
  if (channels < 1 || channels > 2 || reader.uint(1) !== 0) throw unreadable();
  return { channels, preSkip };
}

/** A head that names neither the rate of the device nor a gain. */
export const opusHead = ({ channels, preSkip }: { channels: number; preSkip: number }): Uint8Array =>
  Uint8Array.from([...textBytes('OpusHead'), 1, channels, preSkip & 255, preSkip >> 8, 128, 187, 0, 0, 0, 0, 0]);
