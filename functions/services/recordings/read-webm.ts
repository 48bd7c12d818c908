import { ByteReader } from './byte-reader.ts';
import { ids, readElementHead, readVint } from './ebml.ts';
import { opusPacketMs, readOpusHead } from './opus.ts';
import { FrameList, type Recording, unreadable } from './recording.ts';

/** More kinds of children than any element has. */
const maxChildren = 100;

/** The children of an element, by id; only the last of each id counts. */
function childrenOf(content: Uint8Array): Map<number, Uint8Array> {
  const reader = new ByteReader(content);
  const children = new Map<number, Uint8Array>();
  while (!reader.isAtEnd) {
    const { id, size } = readElementHead(reader);
    if (size === null || children.size === maxChildren) throw unreadable();
    children.set(id, reader.take(size));
  }
  return children;
}

function numberIn(content: Uint8Array): number {
  if (content.length > 8) throw unreadable();
  return new ByteReader(content).uint(content.length);
}

const textIn = (content: Uint8Array): string => new ByteReader(content).text(content.length);

/** Opened instead of read as a whole: recorders write them before they know their size. Their children follow them. */
const opened: ReadonlySet<number> = new Set([ids.segment, ids.cluster, ids.blockGroup]);

/** 90 seconds in the shortest frames, each in a group of its own, have fewer. */
const maxElements = 100_000;

const isAudio = 2;

/** The file's only track, which has Opus. Its number is what its blocks name. */
function readTrack(content: Uint8Array) {
  const reader = new ByteReader(content);
  const { id, size } = readElementHead(reader);
  // One track: a picture beside the voice would be stored unseen.
  if (id !== ids.trackEntry || size !== content.length - reader.position) throw unreadable();
  const track = childrenOf(reader.rest());
  const [number, type, codec, head] = [ids.trackNumber, ids.trackType, ids.codecId, ids.codecPrivate].map((each) =>
    track.get(each),
  );
  if (!number || !type || !codec || !head || track.has(ids.contentEncodings)) throw unreadable();
  if (numberIn(type) !== isAudio || textIn(codec) !== 'A_OPUS') throw unreadable();
  return { number: numberIn(number), ...readOpusHead(head) };
}

/** A block's time from the start of its cluster, in ticks, and its only frame. */
function readBlock(content: Uint8Array, track: number): { ticks: number; data: Uint8Array } {
  const reader = new ByteReader(content);
  const number = readVint(reader);
  const ticks = (reader.uint(2) << 16) >> 16;
  const isLaced = (reader.uint(1) & 0x06) !== 0;
  if (number !== track || isLaced) throw unreadable();
  return { ticks, data: reader.rest() };
}

/**
 * Reads the sound of a WebM file with one Opus track. Everything else in the file is passed over.
 * @throws RecordingProblem
 */
export function readWebm(bytes: Uint8Array): Recording {
  const reader = new ByteReader(bytes);
  const list = new FrameList(bytes.length);
  let [msPerTick, clusterTicks] = [1, 0];
  let track: ReturnType<typeof readTrack> | undefined;
  let first: number | undefined;
  for (let elements = 0; !reader.isAtEnd; elements += 1) {
    const { id, size } = readElementHead(reader);
    if (elements === maxElements) throw unreadable();
    if (opened.has(id)) continue;
    if (size === null) throw unreadable();
    const content = reader.take(size);
    if (id === ids.info) msPerTick = numberIn(childrenOf(content).get(ids.timestampScale) ?? oneMs) / 1e6;
    else if (id === ids.timestamp) clusterTicks = numberIn(content);
    else if (id === ids.tracks && !track) track = readTrack(content);
    else if (id === ids.simpleBlock || id === ids.block) {
      if (!track) throw unreadable();
      const { ticks, data } = readBlock(content, track.number);
      const at = (clusterTicks + ticks) * msPerTick;
      first ??= at;
      list.add(data, opusPacketMs(data), at - first);
    }
  }
  if (!track) throw unreadable();
  const { channels, preSkip } = track;
  return { codec: 'opus', channels, preSkip, frames: list.frames, seconds: list.seconds() };
}

/** The usual scale: a million nanoseconds a tick. */
const oneMs = Uint8Array.from([0x0f, 0x42, 0x40]);
