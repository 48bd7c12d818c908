/** The part of a file that is read. */
type Slices = Pick<Blob, 'size' | 'slice'>;

const latin1 = new TextDecoder('latin1');

const bytesOf = async (file: Slices, start: number, length: number): Promise<DataView> =>
  new DataView(await file.slice(start, start + length).arrayBuffer());

const textAt = (view: DataView, offset: number): string =>
  latin1.decode(new Uint8Array(view.buffer, view.byteOffset + offset, 4));

interface Box {
  type: string;
  /** Where its content begins and ends. */
  start: number;
  end: number;
}

/** The box of an MP4 or MOV file at a place (ISO 14496-12, 4.2); null where none fits. */
function boxAt(view: DataView, offset: number, place: number, end: number): Box | null {
  if (view.byteLength < offset + 8) return null;
  const short = view.getUint32(offset);
  const isLong = short === 1 && view.byteLength >= offset + 16;
  const size = isLong ? Number(view.getBigUint64(offset + 8)) : short === 0 ? end - place : short;
  const head = isLong ? 16 : 8;
  if (size < head || place + size > end) return null;
  return { type: textAt(view, offset + 4), start: place + head, end: place + size };
}

/** Boxes before the one with the description; a file that a phone has recorded has some five. */
const maxBoxes = 1_000;
/** The description of a video of an hour has some 2 MB. */
const maxDescriptionBytes = 16 * 1024 * 1024;

/** The description of an MP4 or MOV file, wherever it lies: only the heads of the boxes before it are read. */
async function readDescription(file: Slices): Promise<DataView | null> {
  let place = 0;
  for (let count = 0; count < maxBoxes && place < file.size; count += 1) {
    const found = boxAt(await bytesOf(file, place, 16), 0, place, file.size);
    if (!found) return null;
    if (found.type === 'moov') {
      const length = found.end - found.start;
      return length > maxDescriptionBytes ? null : await bytesOf(file, found.start, length);
    }
    place = found.end;
  }
  return null;
}

/** The boxes of a type at the end of a path within a box. */
function boxesAt(view: DataView, within: { start: number; end: number }, [type, ...rest]: readonly string[]): Box[] {
  const found: Box[] = [];
  for (let [place, count] = [within.start, 0]; count < maxBoxes; count += 1) {
    const box = boxAt(view, place, place, within.end);
    if (!box) break;
    if (box.type === type) found.push(box);
    place = box.end;
  }
  return rest.length === 0 ? found : found.flatMap((box) => boxesAt(view, box, rest));
}

/** The codecs of the pictures: each entry of the table of samples of each track with pictures. */
function pictureCodecs(view: DataView): string[] {
  const whole = { start: 0, end: view.byteLength };
  return boxesAt(view, whole, ['trak', 'mdia'])
    .filter((media) =>
      boxesAt(view, media, ['hdlr']).some(({ start, end }) => end - start >= 12 && textAt(view, start + 8) === 'vide'),
    )
    .flatMap((media) => boxesAt(view, media, ['minf', 'stbl', 'stsd']))
    .flatMap(({ start, end }) => (end - start >= 16 ? [textAt(view, start + 12)] : []));
}

/** Codecs that every browser of today plays. */
const common = /^(?:avc[1-4]|vp0[89])$/;

/** Names by which programs and phones call the others. */
const names: readonly [RegExp, string][] = [
  [/^(?:hvc1|hev1|dvh1|dvhe)$/, 'HEVC (H.265)'],
  [/^ap(?:c[hnso]|4[hx])$/, 'ProRes'],
  [/^av01$/, 'AV1'],
  [/^mp4v$/, 'MPEG-4'],
  [/^(?:jpeg|mjpa|mjpb)$/, 'Motion JPEG'],
];

/**
 * The name of a video's format that only some devices play, such as what an iPhone records by default; null for formats
 * that play in every browser, and where it cannot be determined. It reads a few hundred bytes and the description of the file.
 */
export async function rareFormat(file: Slices): Promise<string | null> {
  const start = await bytesOf(file, 0, 12);
  if (start.byteLength === 12 && textAt(start, 0) === 'RIFF' && textAt(start, 8) === 'AVI ') return 'AVI';
  const description = await readDescription(file);
  const rare = description ? pictureCodecs(description).find((codec) => !common.test(codec)) : undefined;
  if (rare === undefined || !/^[ -~]{4}$/.test(rare)) return null;
  return names.find(([codec]) => codec.test(rare))?.[1] ?? rare.trim();
}
