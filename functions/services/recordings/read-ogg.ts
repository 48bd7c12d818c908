import { ByteReader } from './byte-reader.ts';
import { joinBytes } from './byte-writer.ts';
import { opusPacketMs, readOpusHead } from './opus.ts';
import { FrameList, type Recording, unreadable } from './recording.ts';

interface Page {
  serial: number;
  /** The lengths of its segments; one below 255 ends a packet. */
  lengths: Uint8Array;
  content: ByteReader;
}

/** The next page (RFC 3533, section 6). Its checksum is not compared: the file is written anew. */
function readPage(reader: ByteReader): Page {
  if (reader.text(4) !== 'OggS' || reader.uint(1) !== 0) throw unreadable();
  // Flags and position.
  reader.take(9);
  const serial = reader.uintReversed(4);
  // Number of the page and checksum.
  reader.take(8);
  const lengths = reader.take(reader.uint(1));
  const size = lengths.reduce((sum, length) => sum + length, 0);
  return { serial, lengths, content: new ByteReader(reader.take(size)) };
}

/** The packets of the only stream. */
function* packetsOf(bytes: Uint8Array): Generator<Uint8Array> {
  const reader = new ByteReader(bytes);
  let parts: Uint8Array[] = [];
  let stream: number | undefined;
  while (!reader.isAtEnd) {
    const { serial, lengths, content } = readPage(reader);
    stream ??= serial;
    if (serial !== stream) throw unreadable();
    for (const length of lengths) {
      parts.push(content.take(length));
      if (length === 255) continue;
      yield parts.length === 1 && parts[0] ? parts[0] : joinBytes(parts);
      parts = [];
    }
  }
}

/**
 * Reads the sound of an Ogg file with one Opus stream (RFC 7845); its comments are passed over.
 * @throws RecordingProblem
 */
export function readOgg(bytes: Uint8Array): Recording {
  const list = new FrameList(bytes.length);
  let head: ReturnType<typeof readOpusHead> | undefined;
  let hasComments = false;
  for (const packet of packetsOf(bytes)) {
    if (!head) head = readOpusHead(packet);
    else if (!hasComments) hasComments = true;
    else if (packet.length > 0) list.add(packet, opusPacketMs(packet));
  }
  if (!head) throw unreadable();
  return { codec: 'opus', ...head, frames: list.frames, seconds: list.seconds() };
}
