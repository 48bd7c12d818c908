import { joinBytes, uintBytes } from './byte-writer.ts';
import { element, floatElement, ids, textElement, uintElement } from './ebml.ts';
import { opusHead } from './opus.ts';
import type { Frame, Recording } from './recording.ts';

/** Named where a file must name the program that wrote it: no version, no device. */
const writer = 'portal';

/** A cluster's blocks count their time from its start, with 16 bits; shorter ones make seeking exact. */
const clusterMs = 5_000;

const header = element(
  ids.header,
  uintElement(0x4286, 1, 1),
  uintElement(0x42f7, 1, 1),
  uintElement(0x42f2, 4, 1),
  uintElement(0x42f3, 8, 1),
  textElement(0x4282, 'webm'),
  uintElement(0x4287, 4, 1),
  uintElement(0x4285, 2, 1),
);

type Opus = Extract<Recording, { codec: 'opus' }>;

const info = ({ seconds }: Opus) =>
  element(
    ids.info,
    uintElement(ids.timestampScale, 1e6),
    floatElement(ids.duration, seconds * 1000),
    textElement(ids.muxingApp, writer),
    textElement(ids.writingApp, writer),
  );

const tracks = (recording: Opus) =>
  element(
    ids.tracks,
    element(
      ids.trackEntry,
      uintElement(ids.trackNumber, 1, 1),
      uintElement(ids.trackUid, 1, 1),
      uintElement(ids.trackType, 2, 1),
      textElement(ids.codecId, 'A_OPUS'),
      uintElement(ids.codecDelay, Math.round((recording.preSkip * 1e9) / 48_000), 8),
      // What a decoder needs before a place that it jumps to (RFC 7845, section 4.6).
      uintElement(ids.seekPreRoll, 80_000_000, 8),
      element(ids.codecPrivate, opusHead(recording)),
      element(ids.audio, floatElement(ids.samplingFrequency, 48_000), uintElement(ids.channels, recording.channels, 1)),
    ),
  );

interface Cluster {
  at: number;
  bytes: Uint8Array;
}

function cluster(frames: readonly Frame[]): Cluster {
  const at = Math.floor(frames[0]?.at ?? 0);
  const blocks = frames.map(({ at: time, data }) =>
    element(
      ids.simpleBlock,
      Uint8Array.from([0x81]),
      uintBytes(Math.round(time) - at, 2),
      Uint8Array.from([0x80]),
      data,
    ),
  );
  return { at, bytes: element(ids.cluster, uintElement(ids.timestamp, at), ...blocks) };
}

function clustersOf(frames: readonly Frame[]): Cluster[] {
  const groups: Frame[][] = [];
  for (const frame of frames) {
    const group = groups.at(-1);
    if (group && frame.at - (group[0]?.at ?? 0) < clusterMs) group.push(frame);
    else groups.push([frame]);
  }
  return groups.map(cluster);
}

/** Where players find the clusters. Its size does not depend on the positions. */
const cues = (clusters: readonly Cluster[], start: number): Uint8Array => {
  let position = start;
  const points = clusters.map(({ at, bytes }) => {
    const place = element(
      ids.cueTrackPositions,
      uintElement(ids.cueTrack, 1, 1),
      uintElement(ids.cueClusterPosition, position),
    );
    position += bytes.length;
    return element(ids.cuePoint, uintElement(ids.cueTime, at), place);
  });
  return element(ids.cues, ...points);
};

/** A WebM file with nothing but the sound: no tags, title, date or names. */
export function writeWebm(recording: Opus): Uint8Array {
  const [about, track, clusters] = [info(recording), tracks(recording), clustersOf(recording.frames)];
  const start = about.length + track.length + cues(clusters, 0).length;
  const content = [about, track, cues(clusters, start), ...clusters.map(({ bytes }) => bytes)];
  return joinBytes([header, element(ids.segment, ...content)]);
}
