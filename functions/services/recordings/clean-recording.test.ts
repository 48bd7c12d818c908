import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  fragmentedMp4,
  oggRecording,
  packet,
  planted,
  plantedTime,
  webmRecording,
  wholeMp4,
} from '#test/support/recordings.ts';
import { uintBytes } from './byte-writer.ts';
import { cleanRecording } from './clean-recording.ts';
import { readMp4 } from './read-mp4.ts';
import { readWebm } from './read-webm.ts';
import { RecordingProblem } from './recording.ts';

const containers = {
  'WebM of Chromium': { make: webmRecording, ending: 'webm' },
  'Ogg of Firefox': { make: oggRecording, ending: 'webm' },
  'MP4 in fragments': { make: fragmentedMp4, ending: 'm4a' },
  'MP4 as a whole': { make: wholeMp4, ending: 'm4a' },
} as const;

const cases = Object.entries(containers).map(([name, { make, ending }]) => ({ name, make, ending }));
const readAgain = { webm: readWebm, m4a: readMp4 } as const;
const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');

function reasonOf(bytes: Uint8Array): string {
  try {
    cleanRecording(bytes);
    return 'accepted';
  } catch (error) {
    if (error instanceof RecordingProblem) return error.reason;
    throw error;
  }
}

describe.each(cases)('$name', ({ make, ending }) => {
  it('keeps its sound, frame by frame', () => {
    const cleaned = cleanRecording(make(3));
    expect(cleaned.ending).toBe(ending);
    const { frames, seconds } = readAgain[ending](cleaned.bytes);
    expect(frames.map(({ data }) => Buffer.from(data).toString('hex'))).toEqual(
      frames.map((_, index) => Buffer.from(packet(index)).toString('hex')),
    );
    expect(seconds).toBeCloseTo(3, 1);
    expect(cleaned.seconds).toBeCloseTo(3, 1);
  });

  it('loses every text and time beside the sound', () => {
    const [before, after] = [make(3), cleanRecording(make(3)).bytes].map(textOf);
    expect(planted.filter((word) => before?.includes(word))).not.toEqual([]);
    expect(planted.filter((word) => after?.includes(word))).toEqual([]);
    expect(after).not.toContain(textOf(uintBytes(plantedTime, 4)));
  });

  it('is the same after it was cleaned again', () => {
    const once = cleanRecording(make(3)).bytes;
    expect(Buffer.compare(cleanRecording(once).bytes, once)).toBe(0);
  });

  it('is refused above 90 seconds and what a recorder adds, and below one', () => {
    expect(reasonOf(make(92.9))).toBe('accepted');
    expect(reasonOf(make(94))).toBe('too_long');
    expect(reasonOf(make(0.5))).toBe('too_short');
    expect(reasonOf(make(0))).toBe('too_short');
  });

  it('cut off anywhere is refused for a stated reason, or is a shorter recording', () => {
    const whole = make(2);
    const cut = fc.integer({ min: 0, max: whole.length - 1 });
    fc.assert(
      fc.property(cut, (length) => ['unreadable', 'too_short', 'accepted'].includes(reasonOf(whole.slice(0, length)))),
      { numRuns: 200 },
    );
  });

  it('with any bytes changed is refused for a stated reason, or is still a recording without texts', () => {
    const whole = make(1.2);
    const change = fc.record({ at: fc.nat(whole.length - 1), byte: fc.constantFrom(0, 1, 2, 127, 128, 254, 255) });
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 6 }), (changes) => {
        const bytes = Uint8Array.from(whole);
        for (const { at, byte } of changes) bytes[at] = byte;
        const reason = reasonOf(bytes);
        if (reason !== 'accepted') return;
        const cleaned = cleanRecording(bytes);
        expect(cleaned.bytes.length).toBeLessThan(whole.length + 4096);
        readAgain[cleaned.ending](cleaned.bytes);
      }),
      { numRuns: 500 },
    );
  });
});

describe('a file that is no recording of a voice', () => {
  it.each([
    ['nothing', new Uint8Array()],
    ['a document', Buffer.from('%PDF-1.7')],
    ['a page', Buffer.from('<html><script>alert(1)</script></html>')],
    ['WebM with a picture', webmRecording(3, { trackType: 1 })],
    ['WebM with another codec', webmRecording(3, { codec: 'A_VORBIS' })],
    ['WebM with a second track', webmRecording(3, { more: webmRecording(0).slice(0, 40) })],
    ['MP4 with a picture', fragmentedMp4(3, { handler: 'vide' })],
    ['MP4 with another codec', fragmentedMp4(3, { object: 0x6b })],
  ])('is refused: %s', (_, bytes) => {
    expect(reasonOf(bytes)).toBe('unreadable');
  });

  it('is refused when a pause makes it longer than its sound', () => {
    expect(reasonOf(webmRecording(3, { step: 640 }))).toBe('too_long');
  });

  it('is refused when its sound is longer than its times say', () => {
    expect(reasonOf(webmRecording(94, { step: 0 }))).toBe('too_long');
  });

  it.each(['\x1A\x45\xDF\xA3', 'OggS\0', '\0\0\0\x10ftyp'])('is refused in random bytes after %j', (start) => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) =>
        ['unreadable', 'too_short'].includes(reasonOf(Buffer.concat([Buffer.from(start, 'latin1'), bytes]))),
      ),
      { numRuns: 500 },
    );
  });

  it('is refused when its index names the same bytes again and again', () => {
    const bytes = wholeMp4(60);
    const chunk = textOf(bytes).indexOf('stsc') + 20;
    const hostile = Uint8Array.from(bytes);
    hostile.set([0xff, 0xff, 0xff, 0xff], chunk);
    // A chunk that claims four billion frames ends with those that have a size.
    expect(reasonOf(hostile)).toBe('accepted');
    const sizes = textOf(bytes).indexOf('stsz') + 8;
    hostile.set([0, 0, 0x10, 0], sizes);
    expect(reasonOf(hostile)).toBe('unreadable');
  });

  it('is refused when it is full of empty boxes or elements', () => {
    const boxes = Buffer.concat([
      Buffer.from('\0\0\0\x08ftyp', 'latin1'),
      Buffer.alloc(4 * 1024 * 1024, '\0\0\0\x08free', 'latin1'),
    ]);
    const elements = Buffer.concat([webmRecording(1), Buffer.alloc(4 * 1024 * 1024, '\xec\x80', 'latin1')]);
    expect(reasonOf(boxes)).toBe('unreadable');
    expect(reasonOf(elements)).toBe('unreadable');
  });
});
