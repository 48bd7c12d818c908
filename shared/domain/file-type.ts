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

/** Bytes that may come before the header of a PDF, as readers accept them (PDF Reference 1.7, appendix H, note 13). */
const maxBeforeHeader = 1024;
const pdfHeader = '%PDF-';

/** Number of leading bytes that `endingOfBytes` needs. */
export const signatureBytes = maxBeforeHeader + pdfHeader.length;

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
const noVideo = /^(?:hei[cxms]|mif[12]|msf1|avi[fs]|jp[2xm] |crx |M4A |M4B |M4P )/;

/** Boxes with which QuickTime files without a type begin (QuickTime File Format, "Overview of the File Format"). */
const firstAtoms = ['moov', 'mdat', 'wide', 'free', 'skip', 'pnot'];

/** Whether a file begins with such a box. Its size tells it from a text: letters are greater than any video's size. */
function isQuickTime(start: Uint8Array, text: string): boolean {
  if (!firstAtoms.includes(text.slice(4, 8)) || start.length < 8) return false;
  const size = new DataView(start.buffer, start.byteOffset).getUint32(0);
  // 0: up to the end of the file, 1: a size of 8 bytes follows.
  return size <= 1 || (size >= 8 && size <= uploadRules.video.maxBytes);
}

/** Beginnings of files that are something else than a PDF, whatever follows: pages, programs, archives and pictures. */
const otherFile = /^(?:\s*<[!?a-z]|MZ|PK|GIF8|\x7FELF|#!|.PNG)/i;

/** Whether a PDF begins here, perhaps after a few bytes that a program or a mail has put before it. */
const isPdf = (text: string): boolean =>
  text.startsWith(pdfHeader) || (!otherFile.test(text) && text.indexOf(pdfHeader) >= 0);

/** Detects the file type from the first bytes: an extension, or undefined when the type is not allowed. */
export function endingOfBytes(bytes: Uint8Array): FileEnding | undefined {
  const start = bytes.subarray(0, signatureBytes);
  const text = latin1.decode(start);
  if (text.startsWith('\xFF\xD8\xFF')) return 'jpg';
  if (start[0] === 0x89 && text.slice(1, 8) === 'PNG\r\n\x1A\n') return 'png';
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'AVI ') return 'avi';
  // The EBML header names the document type; other Matroska types do not play in browsers.
  if (text.startsWith('\x1A\x45\xDF\xA3')) return text.slice(0, 64).includes('webm') ? 'webm' : undefined;
  if (text.slice(4, 8) === 'ftyp') {
    if (noVideo.test(text.slice(8, 12))) return undefined;
    return text.slice(8, 12) === 'qt  ' ? 'mov' : 'mp4';
  }
  if (isQuickTime(start, text)) return 'mov';
  return isPdf(text) ? 'pdf' : undefined;
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
