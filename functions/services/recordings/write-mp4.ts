import { aacConfig, aacFrameSamples, aacRate } from './aac.ts';
import { joinBytes, textBytes, uintBytes } from './byte-writer.ts';
import { box, versionedBox } from './mp4-boxes.ts';
import type { Recording } from './recording.ts';

type Aac = Extract<Recording, { codec: 'aac' }>;

const u8 = (...bytes: number[]) => Uint8Array.from(bytes);
const u16 = (...values: number[]) => joinBytes(values.map((value) => uintBytes(value, 2)));
const u32 = (...values: number[]) => joinBytes(values.map((value) => uintBytes(value, 4)));
const zeros = (length: number) => new Uint8Array(length);

const fileType = box('ftyp', textBytes('isom'), u32(512), textBytes('isomiso2mp42'));

/** Neither scaled nor turned. */
const matrix = u32(0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000);

/** Times of creation and change: none. */
const noTimes = zeros(8);

/** Units of the movie's own times, a second. */
const movieScale = 1000;

const descriptor = (tag: number, ...parts: readonly Uint8Array[]): Uint8Array => {
  const content = joinBytes(parts);
  return joinBytes([u8(tag, content.length), content]);
};

function elementaryStream(recording: Aac): Uint8Array {
  const size = recording.frames.reduce((sum, { data }) => sum + data.length, 0);
  const rate = Math.round((size * 8) / recording.seconds);
  const decoder = descriptor(4, u8(0x40, 0x15, 0, 0, 0), u32(rate, rate), descriptor(5, aacConfig(recording)));
  return versionedBox('esds', 0, descriptor(3, u16(1), u8(0), decoder, descriptor(6, u8(2))));
}

function description(recording: Aac): Uint8Array {
  const entry = box(
    'mp4a',
    zeros(6),
    u16(1),
    zeros(8),
    u16(recording.channels, 16, 0, 0),
    u16(Math.min(aacRate(recording.rateIndex), 0xffff), 0),
    elementaryStream(recording),
  );
  return versionedBox('stsd', 0, u32(1), entry);
}

/** All frames are one chunk. */
const sampleTable = (recording: Aac, chunk: number): Uint8Array => {
  const { frames } = recording;
  return box(
    'stbl',
    description(recording),
    versionedBox('stts', 0, u32(1, frames.length, aacFrameSamples)),
    versionedBox('stsc', 0, u32(1, 1, frames.length, 1)),
    versionedBox('stsz', 0, u32(0, frames.length, ...frames.map(({ data }) => data.length))),
    versionedBox('stco', 0, u32(1, chunk)),
  );
};

function movie(recording: Aac, chunk: number): Uint8Array {
  const length = Math.round(recording.seconds * movieScale);
  const samples = recording.frames.length * aacFrameSamples;
  const head = versionedBox(
    'mvhd',
    0,
    noTimes,
    u32(movieScale, length, 0x10000),
    u16(0x100),
    zeros(10),
    matrix,
    zeros(24),
    u32(2),
  );
  const track = versionedBox('tkhd', 3, noTimes, u32(1, 0, length), zeros(8), u16(0, 0, 0x100, 0), matrix, zeros(8));
  // The language is `und`: undetermined.
  const media = versionedBox('mdhd', 0, noTimes, u32(aacRate(recording.rateIndex), samples), u16(0x55c4, 0));
  const handler = versionedBox('hdlr', 0, zeros(4), textBytes('soun'), zeros(13));
  const place = box('dinf', versionedBox('dref', 0, u32(1), versionedBox('url ', 1)));
  const content = box('minf', versionedBox('smhd', 0, zeros(4)), place, sampleTable(recording, chunk));
  return box('moov', head, box('trak', track, box('mdia', media, handler, content)));
}

/** An MP4 file with nothing but the sound: no tags, times or names. */
export function writeMp4(recording: Aac): Uint8Array {
  const before = fileType.length + movie(recording, 0).length;
  const data = box('mdat', ...recording.frames.map((frame) => frame.data));
  return joinBytes([fileType, movie(recording, before + 8), data]);
}
