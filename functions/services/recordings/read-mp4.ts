import { aacFrameSamples, aacRate, readAacConfig } from './aac.ts';
import { ByteReader } from './byte-reader.ts';
import { boxesIn, contentAt, onlyBox, versionedReader } from './mp4-boxes.ts';
import { fragmentParts, trackDefaultSize } from './mp4-fragments.ts';
import { type FilePart, sampleTableParts } from './mp4-sample-table.ts';
import { FrameList, type Recording, unreadable } from './recording.ts';

/** A descriptor of MPEG-4 systems: tag, and its content after a length of up to 4 bytes. */
function readDescriptor(reader: ByteReader, wanted: number): ByteReader {
  if (reader.uint(1) !== wanted) throw unreadable();
  let length = 0;
  for (let index = 0; index < 4; index += 1) {
    const byte = reader.uint(1);
    length = length * 128 + (byte & 127);
    if (byte < 128) break;
  }
  return new ByteReader(reader.take(length));
}

const aacObject = 0x40;

/** The configuration of the decoder in an `esds` box (ISO 14496-1, section 7.2.6). */
function readElementaryStream(content: Uint8Array): Uint8Array {
  const { reader } = versionedReader(content);
  const stream = readDescriptor(reader, 3);
  stream.take(2);
  // No dependence on other streams, no addresses.
  if ((stream.uint(1) & 0xe0) !== 0) throw unreadable();
  const decoder = readDescriptor(stream, 4);
  if (decoder.uint(1) !== aacObject) throw unreadable();
  decoder.take(12);
  return readDescriptor(decoder, 5).rest();
}

/** The codec of the only kind of sound in a description of samples. */
function readDescription(content: Uint8Array): { channels: number; rateIndex: number } {
  const { reader } = versionedReader(content);
  if (reader.uint(4) !== 1) throw unreadable();
  const entry = contentAt(reader.rest(), 'mp4a');
  const fields = new ByteReader(entry);
  fields.take(8);
  // QuickTime has other versions.
  if (fields.uint(2) !== 0) throw unreadable();
  fields.take(18);
  return readAacConfig(readElementaryStream(contentAt(fields.rest(), 'esds')));
}

/**
 * Reads the sound of an MP4 file with one AAC track, whole or in fragments; everything else is passed over.
 * @throws RecordingProblem
 */
export function readMp4(bytes: Uint8Array): Recording {
  const boxes = boxesIn(bytes);
  const movie = onlyBox(boxes, 'moov')?.content;
  if (!movie) throw unreadable();
  const media = contentAt(movie, 'trak', 'mdia');
  if (new ByteReader(contentAt(media, 'hdlr').subarray(8)).text(4) !== 'soun') throw unreadable();
  const table = contentAt(media, 'minf', 'stbl');
  const config = readDescription(contentAt(table, 'stsd'));
  const frameMs = (aacFrameSamples * 1000) / aacRate(config.rateIndex);
  const list = new FrameList(bytes.length);
  for (const part of sampleTableParts(table)) list.add(partOf(bytes, part), frameMs);
  const usualSize = trackDefaultSize(movie);
  for (const { start, content } of boxes.filter(({ type }) => type === 'moof')) {
    for (const part of fragmentParts(content, start, usualSize)) list.add(partOf(bytes, part), frameMs);
  }
  return { codec: 'aac', ...config, frames: list.frames, seconds: list.seconds() };
}

function partOf(bytes: Uint8Array, { offset, size }: FilePart): Uint8Array {
  if (offset < 0 || size > bytes.length - offset) throw unreadable();
  return bytes.subarray(offset, offset + size);
}
