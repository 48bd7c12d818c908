/** Upload kinds with their content types by file extension, and the maximum size in bytes. */
export const uploadRules = {
  cv: { types: { pdf: 'application/pdf' }, maxBytes: 10 * 1024 * 1024 },
  video: {
    types: { mp4: 'video/mp4', webm: 'video/webm', mov: 'video/quicktime', avi: 'video/x-msvideo' },
    maxBytes: 500 * 1024 * 1024,
  },
  certificate: { types: { pdf: 'application/pdf', jpg: 'image/jpeg', png: 'image/png' }, maxBytes: 10 * 1024 * 1024 },
} as const;
export type UploadKind = keyof typeof uploadRules;
/** The kinds that a profile has one file of. */
export type ProfileFile = Exclude<UploadKind, 'certificate'>;
export const uploadKinds = ['cv', 'video', 'certificate'] as const satisfies readonly UploadKind[];

/** File extensions that can be uploaded. */
export type FileEnding = { [Kind in UploadKind]: keyof (typeof uploadRules)[Kind]['types'] }[UploadKind];

/** Number of leading bytes that `endingOfBytes` needs. */
export const signatureBytes = 64;

/** The extension for a content type of this upload kind, or undefined when the type is not allowed. */
export function endingOfType(kind: UploadKind, contentType: string): FileEnding | undefined {
  const match = Object.entries(uploadRules[kind].types).find(([, type]) => type === contentType.toLowerCase());
  return match?.[0] as FileEnding | undefined;
}

/** The content type of a stored file by its extension. */
export const typeOfEnding = (ending: string): string => types[ending] ?? 'application/octet-stream';

const types: Record<string, string> = {
  ...uploadRules.cv.types,
  ...uploadRules.video.types,
  ...uploadRules.certificate.types,
};

const latin1 = new TextDecoder('latin1');

/** Brands of ISO media files that are images or audio, not videos. */
const noVideo = /^(?:hei[cxms]|mif1|msf1|avi[fs]|M4A |M4B )/;

/** Detects the file type from the first bytes: an extension, or undefined when the type is not allowed. */
export function endingOfBytes(start: Uint8Array): FileEnding | undefined {
  const text = latin1.decode(start.subarray(0, signatureBytes));
  if (text.startsWith('%PDF-')) return 'pdf';
  if (text.startsWith('\xFF\xD8\xFF')) return 'jpg';
  if (start[0] === 0x89 && text.slice(1, 8) === 'PNG\r\n\x1A\n') return 'png';
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'AVI ') return 'avi';
  // The EBML header names the document type; other Matroska types do not play in browsers.
  if (text.startsWith('\x1A\x45\xDF\xA3') && text.includes('webm')) return 'webm';
  if (text.slice(4, 8) !== 'ftyp' || noVideo.test(text.slice(8, 12))) return undefined;
  return text.slice(8, 12) === 'qt  ' ? 'mov' : 'mp4';
}

const isoMedia: readonly string[] = ['mp4', 'mov'];

/**
 * Whether the detected type matches the announced one. MP4 and QuickTime count as equal: cameras confuse their names.
 */
export const isAsAnnounced = (announced: FileEnding, found: FileEnding | undefined): found is FileEnding =>
  found === announced || (found !== undefined && isoMedia.includes(announced) && isoMedia.includes(found));

/** Whether an extension is allowed for an upload kind. */
export const isOfKind = (kind: UploadKind, ending: FileEnding | undefined): ending is FileEnding =>
  ending !== undefined && ending in uploadRules[kind].types;
