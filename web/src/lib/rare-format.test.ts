import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { processorTime } from '#test/support/processor-time.ts';
import { rareFormat } from './rare-format.ts';

const uint = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};
const box = (type: string, ...parts: readonly (Buffer | string)[]): Buffer => {
  const content = Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)));
  return Buffer.concat([uint(content.length + 8), Buffer.from(type, 'latin1'), content]);
};

const track = (handler: string, codec: string): Buffer =>
  box(
    'trak',
    box('tkhd', Buffer.alloc(84)),
    box(
      'mdia',
      box('mdhd', Buffer.alloc(24)),
      box('hdlr', uint(0), uint(0), handler, Buffer.alloc(13)),
      box(
        'minf',
        box('vmhd', Buffer.alloc(12)),
        box('stbl', box('stsd', uint(0), uint(1), box(codec, Buffer.alloc(78)))),
      ),
    ),
  );
const movie = (...tracks: Buffer[]) => box('moov', box('mvhd', Buffer.alloc(100)), ...tracks);
const mp4 = box('ftyp', 'isom', uint(512));
const media = box('mdat', Buffer.alloc(5000));
const largeMedia = Buffer.concat([uint(1), Buffer.from('mdat'), uint(0), uint(5016), Buffer.alloc(5000)]);
const picture = (codec: string) => movie(track('vide', codec), track('soun', 'mp4a'));

test.each<[string, string | null, Buffer[]]>([
  ['H.264 in MP4', null, [mp4, picture('avc1'), media]],
  ['H.264 of another kind', null, [mp4, picture('avc3'), media]],
  ['VP9 in MP4', null, [mp4, picture('vp09'), media]],
  ['HEVC with its description in front', 'HEVC (H.265)', [mp4, picture('hvc1'), media]],
  ['HEVC with its description behind the media', 'HEVC (H.265)', [mp4, media, picture('hev1')]],
  ['HEVC of an iPhone', 'HEVC (H.265)', [box('ftyp', 'qt  ', uint(0)), box('wide'), largeMedia, picture('hvc1')]],
  ['HEVC with Dolby Vision', 'HEVC (H.265)', [mp4, picture('dvh1')]],
  ['HEVC in MOV without a type', 'HEVC (H.265)', [box('wide'), media, picture('hvc1')]],
  ['HEVC in the second track', 'HEVC (H.265)', [mp4, movie(track('soun', 'mp4a'), track('vide', 'hvc1'))]],
  ['ProRes', 'ProRes', [mp4, picture('apch')]],
  ['AV1', 'AV1', [mp4, picture('av01')]],
  ['old MPEG-4', 'MPEG-4', [mp4, picture('mp4v')]],
  ['another codec', 'SVQ3', [mp4, picture('SVQ3')]],
  ['a codec that is no word', null, [mp4, picture('\0\x01\x02\x03')]],
  ['a sound that is called HEVC', null, [mp4, movie(track('soun', 'hvc1'))]],
  ['AVI', 'AVI', [Buffer.from('RIFF\x10\0\0\0AVI LIST', 'latin1')]],
  ['WebM', null, [Buffer.from('\x1A\x45\xDF\xA3\x01\0\0\0\x42\x82\x84webm', 'latin1')]],
  ['nothing but a type', null, [mp4]],
  ['nothing', null, []],
])('%s', async (_, format, parts) => {
  expect(await rareFormat(new Blob(parts.map((part) => new Uint8Array(part))))).toBe(format);
});

test('any bytes have an answer, after few reads', async () => {
  const whole = Buffer.concat([mp4, largeMedia, picture('hvc1')]);
  const change = fc.record({ at: fc.nat(whole.length - 1), byte: fc.constantFrom(0, 1, 7, 8, 9, 127, 255) });
  await fc.assert(
    fc.asyncProperty(fc.array(change, { maxLength: 8 }), fc.nat(whole.length), async (changes, length) => {
      const bytes = Buffer.from(whole.subarray(0, length));
      for (const { at, byte } of changes) if (at < length) bytes[at] = byte;
      const format = await rareFormat(new Blob([new Uint8Array(bytes)]));
      expect(format === null || /^[ -~]+$/.test(format)).toBe(true);
    }),
    { numRuns: 300 },
  );
});

test.each([
  ['boxes without a size', Buffer.alloc(4_000_000)],
  ['very many small boxes', Buffer.alloc(4_000_000, '\0\0\0\x08free', 'latin1')],
  [
    'a description full of small boxes',
    Buffer.concat([uint(4_000_008), Buffer.from('moov'), Buffer.alloc(4_000_000, '\0\0\0\x08trak', 'latin1')]),
  ],
  ['a description that claims to be huge', Buffer.concat([uint(0xffffffff), Buffer.from('moov'), Buffer.alloc(100)])],
  [
    'boxes within boxes',
    Buffer.concat(
      Array.from({ length: 100_000 }, (_, depth) => Buffer.concat([uint((100_000 - depth) * 8), Buffer.from('moov')])),
    ),
  ],
])('%s are given up soon', async (_, bytes) => {
  let reads = 0;
  const file = new Blob([new Uint8Array(bytes)]);
  const slice = (from?: number, to?: number) => {
    reads += 1;
    return file.slice(from, to);
  };
  const counted = { size: file.size, slice };
  const start = processorTime();
  expect(await rareFormat(counted)).toBeNull();
  expect(reads).toBeLessThan(1_100);
  expect(processorTime() - start).toBeLessThan(2_000);
});
