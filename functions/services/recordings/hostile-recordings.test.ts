import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { processorTime } from '#test/support/processor-time.ts';
import { fragmentedMp4, oggRecording, webmRecording, wholeMp4 } from '#test/support/recordings.ts';
import { cleanRecording } from './clean-recording.ts';
import { RecordingProblem } from './recording.ts';

/** What bytes come to: a reason or `accepted`. Anything but a stated reason fails the test. */
function outcomeOf(bytes: Uint8Array): string {
  try {
    cleanRecording(bytes);
    return 'accepted';
  } catch (error) {
    if (error instanceof RecordingProblem) return error.reason;
    throw error;
  }
}

/** The same with its time, which must be that of one pass over the file. */
function timedOutcome(bytes: Uint8Array): string {
  const start = processorTime();
  const outcome = outcomeOf(bytes);
  expect(processorTime() - start).toBeLessThan(1_000);
  return outcome;
}

const latin1 = (text: string) => Buffer.from(text, 'latin1');
const uint = (value: number, length = 4): Buffer => {
  const bytes = Buffer.alloc(length);
  bytes.writeUIntBE(value, 0, length);
  return bytes;
};
const places = (bytes: Uint8Array, word: string): number[] =>
  [...Buffer.from(bytes).toString('latin1').matchAll(new RegExp(word, 'g'))].map(({ index }) => index);

const start = latin1('\0\0\0\x10ftypisom\0\0\0\0');
const fourMegabytes = 4 * 1024 * 1024;

/** Boxes of an MP4 file that the reader opens, and values that no honest file has in them. */
const tables = ['moov', 'trak', 'mdia', 'hdlr', 'minf', 'stbl', 'stsd', 'mp4a', 'esds', 'stts', 'stsc', 'stsz', 'stco'];
const fragments = ['moof', 'traf', 'tfhd', 'tfdt', 'trun', 'mvex', 'trex', 'mdat'];
const hostileSizes = [0, 1, 2, 7, 8, 9, 0x7fffffff, 0x80000000, 0xffffffff];

describe('an MP4 file', () => {
  it.each([...tables, ...fragments])('with any size and any count in %s has an answer', (type) => {
    for (const whole of [wholeMp4(2), fragmentedMp4(2)]) {
      for (const place of places(whole, type)) {
        for (const size of hostileSizes) {
          for (const offset of [-4, 4, 8, 12, 16, 20]) {
            if (place + offset + 4 > whole.length) continue;
            const bytes = Uint8Array.from(whole);
            bytes.set(uint(size), place + offset);
            timedOutcome(bytes);
          }
        }
      }
    }
  });

  it('whose table claims two billion times the same duration is read at once', () => {
    // A library that reads each of them takes minutes for these 16 KB (decision 59).
    const bytes = Uint8Array.from(wholeMp4(60));
    bytes.set(uint(0x7fffffff), (places(bytes, 'stts')[0] ?? 0) + 12);
    expect(timedOutcome(bytes)).toBe('accepted');
  });

  it.each(['moov', 'trak', 'traf', 'stbl'])('with 100,000 boxes %s within one another is refused', (type) => {
    const depth = 100_000;
    const nested = Array.from({ length: depth }, (_, level) => [uint((depth - level) * 8), latin1(type)]).flat();
    expect(timedOutcome(Buffer.concat([start, ...nested]))).toBe('unreadable');
  });

  it.each(['free', 'moov', 'moof', 'mdat', 'uuid'])('full of boxes %s is refused', (type) => {
    expect(timedOutcome(Buffer.concat([start, Buffer.alloc(fourMegabytes, latin1(`\0\0\0\x08${type}`))]))).toBe(
      'unreadable',
    );
  });

  it('whose boxes have no size, or one of 64 bits, is refused', () => {
    expect(timedOutcome(Buffer.concat([start, Buffer.alloc(fourMegabytes)]))).toBe('unreadable');
    const long = Buffer.concat([uint(1), latin1('moov'), Buffer.alloc(8, 255)]);
    expect(timedOutcome(Buffer.concat([start, long]))).toBe('unreadable');
  });
});

describe('a WebM file', () => {
  const head = webmRecording(1);

  it.each([
    ['empty elements', '\xEC\x80'],
    ['elements of an unknown size', '\x1F\x43\xB6\x75\xFF'],
    ['clusters without content', '\x1F\x43\xB6\x75\x80'],
    ['groups of blocks without content', '\xA0\x80'],
    ['blocks without content', '\xA3\x80'],
    ['times', '\xE7\x81\x01'],
    ['the longest sizes', '\xEC\x01\xFF\xFF\xFF\xFF\xFF\xFF\xFF'],
  ])('full of %s is refused', (_, element) => {
    const bytes = Buffer.concat([head, Buffer.alloc(fourMegabytes, latin1(element))]);
    expect(timedOutcome(bytes)).toBe('unreadable');
  });

  it('with any size in any of its first elements has an answer', () => {
    const whole = webmRecording(1.5);
    for (let place = 4; place < 200; place += 1) {
      for (const byte of [0, 1, 0x10, 0x40, 0x80, 0x81, 0xfe, 0xff]) {
        const bytes = Uint8Array.from(whole);
        bytes[place] = byte;
        timedOutcome(bytes);
      }
    }
  });
});

describe('an Ogg file', () => {
  it.each([
    ['pages without packets', `OggS\0\0${'\0'.repeat(20)}\0`],
    ['pages with empty packets', `OggS\0\0${'\0'.repeat(20)}\xFF${'\0'.repeat(255)}`],
    ['one packet without an end', `OggS\0\0${'\0'.repeat(20)}\x01\xFF${'x'.repeat(255)}`],
  ])('full of %s is refused', (_, page) => {
    const part = latin1(page);
    const bytes = Buffer.concat([
      oggRecording(0),
      Buffer.alloc(Math.floor(fourMegabytes / part.length) * part.length, part),
    ]);
    expect(['unreadable', 'too_short', 'too_long']).toContain(timedOutcome(bytes));
  });
});

it('any recording with parts repeated, exchanged or cut out has an answer, in the time of one pass', () => {
  const files = [webmRecording(2), oggRecording(2), fragmentedMp4(2), wholeMp4(2)];
  const part = fc.record({ from: fc.nat(20_000), length: fc.nat(400), to: fc.nat(20_000), times: fc.nat(3) });
  fc.assert(
    fc.property(fc.constantFrom(...files), fc.array(part, { minLength: 1, maxLength: 5 }), (file, parts) => {
      const bytes = parts.reduce<Buffer>((whole, { from, length, to, times }) => {
        const copy = whole.subarray(from % whole.length, (from % whole.length) + length);
        const place = to % whole.length;
        const copies = Array.from({ length: times }, () => copy);
        return Buffer.concat([whole.subarray(0, place), ...copies, whole.subarray(place + (times === 0 ? length : 0))]);
      }, Buffer.from(file));
      if (bytes.length > 0) timedOutcome(bytes);
    }),
    { numRuns: 400 },
  );
});
