import { type UploadKind, uploadRules } from './constants.ts';

/** Endings of the files that can be uploaded. */
export type FileEnding = keyof (typeof uploadRules)['cv']['types'] | keyof (typeof uploadRules)['video']['types'];

/** How many of a file's first bytes `endingOfBytes` needs. */
export const signatureBytes = 64;

/** The ending that a content type stands for among a kind's, or undefined when it may not be uploaded. */
export function endingOfType(kind: UploadKind, contentType: string): FileEnding | undefined {
  const match = Object.entries(uploadRules[kind].types).find(([, type]) => type === contentType.toLowerCase());
  return match?.[0] as FileEnding | undefined;
}

/** The content type of a kept file by its ending. */
export const typeOfEnding = (ending: string): string => types[ending] ?? 'application/octet-stream';

const types: Record<string, string> = { ...uploadRules.cv.types, ...uploadRules.video.types };

const latin1 = new TextDecoder('latin1');

/** Brands of ISO media files that are pictures or sound, no videos. */
const noVideo = /^(?:hei[cxms]|mif1|msf1|avi[fs]|M4A |M4B )/;

/** What a file really is, from its first bytes: an ending, or undefined when it is nothing that can be uploaded. */
export function endingOfBytes(start: Uint8Array): FileEnding | undefined {
  const text = latin1.decode(start.subarray(0, signatureBytes));
  if (text.startsWith('%PDF-')) return 'pdf';
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'AVI ') return 'avi';
  // EBML's header names its document type; Matroska's other ones do not play in browsers.
  if (text.startsWith('\x1A\x45\xDF\xA3') && text.includes('webm')) return 'webm';
  if (text.slice(4, 8) !== 'ftyp' || noVideo.test(text.slice(8, 12))) return undefined;
  return text.slice(8, 12) === 'qt  ' ? 'mov' : 'mp4';
}

const isoMedia: readonly string[] = ['mp4', 'mov'];

/** Whether bytes are what was announced. MP4 and QuickTime are one family: cameras mix up their names. */
export const isAsAnnounced = (announced: FileEnding, found: FileEnding | undefined): found is FileEnding =>
  found === announced || (found !== undefined && isoMedia.includes(announced) && isoMedia.includes(found));

/** Whether an ending is one of a kind's. */
export const isOfKind = (kind: UploadKind, ending: FileEnding | undefined): ending is FileEnding =>
  ending !== undefined && ending in uploadRules[kind].types;
