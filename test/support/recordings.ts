import { joinBytes, textBytes, uintBytes } from '#functions/services/recordings/byte-writer.ts';
import { element, floatElement, ids, textElement, uintElement } from '#functions/services/recordings/ebml.ts';
import { box, versionedBox } from '#functions/services/recordings/mp4-boxes.ts';

// Recordings as browsers write them, with everything that must not be stored. The sound is not decodable: only tests of
// the container read it.

/** Texts that recorders and editors put beside the sound. */
export const planted = ['Pat Planted', 'Pats iPhone', '2026-11-22', 'Lavf61.7.100', '+919876543210', 'Chrome'] as const;

const u16 = (value: number) => uintBytes(value, 2);
const u32 = (...values: number[]) => joinBytes(values.map((value) => uintBytes(value, 4)));
const zeros = (length: number) => new Uint8Array(length);
const notes = textBytes(planted.join('\0'));
/** Seconds since 1904 on a day in 2026. */
export const plantedTime = 3_874_262_400;

/** A packet of 20 ms (Opus), or a frame of any codec, that differs from the others. */
export const packet = (index: number): Uint8Array => Uint8Array.from([0xfc, index & 255, index >> 8, 0x55, 0xaa]);

const packets = (seconds: number): Uint8Array[] =>
  Array.from({ length: Math.round(seconds * 50) }, (_, at) => packet(at));

/** Opus with the rate of a device. */
const head = Uint8Array.from([...textBytes('OpusHead'), 1, 1, 0x38, 0x01, 0x44, 0xac, 0, 0, 0, 0, 0]);

/** An element whose size is not known yet, as in a file that is being recorded. */
const openElement = (id: number) => joinBytes([uintBytes(id, 4), Uint8Array.from([0x01]), new Uint8Array(7).fill(255)]);

interface WebmParts {
  codec?: string;
  trackType?: number;
  /** Milliseconds between two packets. */
  step?: number;
  /** Another track besides the voice. */
  more?: Uint8Array;
}

/** WebM as Chromium records it: sizes unknown, and here with all kinds of metadata. */
export function webmRecording(seconds: number, { codec = 'A_OPUS', trackType = 2, step = 20, more }: WebmParts = {}) {
  const tag = element(0x7373, element(0x67c8, textElement(0x45a3, 'ARTIST'), textElement(0x4487, planted.join())));
  const track = element(
    ids.trackEntry,
    uintElement(ids.trackNumber, 1, 1),
    uintElement(ids.trackUid, 0x1234567),
    uintElement(ids.trackType, trackType, 1),
    textElement(0x536e, planted[1]),
    textElement(ids.codecId, codec),
    element(ids.codecPrivate, head),
    element(ids.audio, floatElement(ids.samplingFrequency, 44_100), uintElement(ids.channels, 1, 1)),
  );
  const blocks = packets(seconds).flatMap((data, index) => {
    const block = element(
      ids.simpleBlock,
      Uint8Array.from([0x81]),
      u16((index % 50) * step),
      Uint8Array.from([0x80]),
      data,
    );
    const cluster = [openElement(ids.cluster), uintElement(ids.timestamp, Math.floor(index / 50) * 50 * step)];
    return index % 50 === 0 ? [...cluster, block] : [block];
  });
  return joinBytes([
    element(ids.header, textElement(0x4282, 'webm')),
    openElement(ids.segment),
    element(
      ids.info,
      uintElement(ids.timestampScale, 1_000_000),
      textElement(ids.muxingApp, planted[5]),
      textElement(ids.writingApp, planted[3]),
      textElement(0x7ba9, planted[0]),
      uintElement(0x4461, plantedTime),
    ),
    element(ids.tracks, track, more ?? zeros(0)),
    element(0xec, notes),
    ...blocks,
    element(0x1254c367, tag),
    element(0x1941a469, notes),
  ]);
}

function oggPage(sequence: number, packetsOfPage: readonly Uint8Array[], serial = 7): Uint8Array {
  const lengths = packetsOfPage.flatMap(({ length }) => [...Array(Math.floor(length / 255)).fill(255), length % 255]);
  const number = u32(sequence).reverse();
  return joinBytes([
    textBytes('OggS'),
    zeros(10),
    Uint8Array.from([serial, 0, 0, 0]),
    number,
    zeros(4),
    Uint8Array.from([lengths.length, ...lengths]),
    ...packetsOfPage,
  ]);
}

/** Ogg as Firefox records it, with comments. */
export function oggRecording(seconds: number): Uint8Array {
  const all = packets(seconds);
  const pages = Array.from({ length: Math.ceil(all.length / 50) }, (_, page) =>
    oggPage(page + 2, all.slice(page * 50, page * 50 + 50)),
  );
  return joinBytes([oggPage(0, [head]), oggPage(1, [joinBytes([textBytes('OpusTags'), notes, zeros(300)])]), ...pages]);
}

const times = u32(plantedTime, plantedTime);
const rate = 48_000;
/** AAC in its low complexity profile, 48 kHz, mono. */
const config = Uint8Array.from([0x11, 0x88]);

const esds = (object: number) =>
  versionedBox(
    'esds',
    0,
    Uint8Array.from([3, 0x80, 0x80, 0x80, 0x22, 0, 1, 0, 4, 0x80, 0x80, 0x80, 0x14, object, 0x15, 0, 0, 0]),
    u32(64_000, 64_000),
    Uint8Array.from([5, 0x80, 0x80, 0x80, 2, ...config, 6, 0x80, 0x80, 0x80, 1, 2]),
  );

const soundEntry = (object: number) =>
  box('mp4a', zeros(6), u16(1), zeros(8), u16(1), u16(16), zeros(4), u16(rate), zeros(2), esds(object));

const userData = box('udta', versionedBox('meta', 0, box('ilst', box('\xa9nam', notes))));

interface MovieParts {
  handler?: string;
  extra?: Uint8Array;
}

function movieOf(table: Uint8Array, { handler = 'soun', extra = zeros(0) }: MovieParts = {}): Uint8Array {
  const media = box(
    'mdia',
    versionedBox('mdhd', 0, times, u32(rate, 0), u16(0x55c4), zeros(2)),
    versionedBox('hdlr', 0, zeros(4), textBytes(handler), zeros(12), notes),
    box('minf', versionedBox('smhd', 0, zeros(4)), table),
  );
  return box(
    'moov',
    versionedBox('mvhd', 0, times, u32(1000, 0), zeros(80)),
    box('trak', versionedBox('tkhd', 7, times, zeros(72)), media, userData),
    extra,
    userData,
  );
}

const framesOf = (seconds: number): Uint8Array[] =>
  Array.from({ length: Math.ceil((seconds * rate) / 1024) }, (_, index) => packet(index));

interface Mp4Parts {
  object?: number;
  handler?: string;
}

/** MP4 in fragments of a second, as Safari and Chromium record it. */
export function fragmentedMp4(seconds: number, { object = 0x40, handler = 'soun' }: Mp4Parts = {}): Uint8Array {
  const empty = ['stts', 'stsc', 'stco'].map((type) => versionedBox(type, 0, u32(0)));
  const description = versionedBox('stsd', 0, u32(1), soundEntry(object));
  const table = box('stbl', description, ...empty, versionedBox('stsz', 0, u32(0, 0)));
  const extra = box('mvex', versionedBox('trex', 0, u32(1, 1, 1024, 0, 0)));
  const frames = framesOf(seconds);
  const fragments = Array.from({ length: Math.ceil(frames.length / 47) }, (_, index) => {
    const part = frames.slice(index * 47, index * 47 + 47);
    const run = (distance: number) =>
      versionedBox('trun', 0x201, u32(part.length, distance, ...part.map(({ length }) => length)));
    const fragment = (distance: number) =>
      box(
        'moof',
        versionedBox('mfhd', 0, u32(index + 1)),
        box('traf', versionedBox('tfhd', 0x20000, u32(1)), versionedBox('tfdt', 0, u32(index)), run(distance)),
      );
    return joinBytes([fragment(fragment(0).length + 8), box('mdat', ...part)]);
  });
  const type = box('ftyp', textBytes('iso5'), u32(0), textBytes('iso5'));
  return joinBytes([type, movieOf(table, { handler, extra }), ...fragments, box('free', notes)]);
}

/** MP4 with one table for the whole file, in chunks of ten frames. */
export function wholeMp4(seconds: number): Uint8Array {
  const frames = framesOf(seconds);
  const type = box('ftyp', textBytes('M4A '), u32(0), textBytes('mp42'));
  const size = packet(0).length;
  const chunks = Math.ceil(frames.length / 10);
  const last = frames.length - (chunks - 1) * 10;
  const movie = (start: number) =>
    movieOf(
      box(
        'stbl',
        versionedBox('stsd', 0, u32(1), soundEntry(0x40)),
        versionedBox('stts', 0, u32(1, frames.length, 1024)),
        versionedBox('stsc', 0, u32(2, 1, 10, 1, chunks, last, 1)),
        versionedBox('stsz', 0, u32(size, frames.length)),
        versionedBox(
          'stco',
          0,
          u32(chunks, ...Array.from({ length: chunks }, (_, index) => start + index * 10 * size)),
        ),
      ),
    );
  const start = type.length + movie(0).length + 8;
  return joinBytes([type, movie(start), box('mdat', ...frames), box('free', notes)]);
}
