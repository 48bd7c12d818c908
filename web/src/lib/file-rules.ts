import {
  endingOfBytes,
  isOfKind,
  signatureBytes,
  typeOfEnding,
  type UploadKind,
  uploadRules,
} from '#shared/domain/file-type.ts';
import type { PdfProblem } from '#shared/domain/pdf/pdf-problem.ts';

/** What a kind's file input offers: endings, and types for devices whose files have names without one. */
export const acceptedFiles = (kind: UploadKind): string =>
  Object.entries(uploadRules[kind].types)
    .flatMap(([ending, type]) => [`.${ending}`, type])
    .join(',');

/** Why a file cannot be sent; those that are ids of texts are also refusals of the server, in the same words. */
export type FileProblem = 'wrongType' | 'tooLarge' | 'empty' | 'file_unreadable' | PdfProblem;

/** A chosen file: why it cannot be sent, or what it is. */
export type ChosenFile =
  | { problem: FileProblem }
  | {
      problem: null;
      contentType: string;
      /** The name of a video's format that only some devices play; null for all others. */
      rareFormat: string | null;
    };

const problemOfPdf = async (file: Blob): Promise<PdfProblem | null> => {
  const { pdfProblem } = await import('#shared/domain/pdf/pdf-problem.ts');
  return await pdfProblem(new Uint8Array(await file.arrayBuffer()));
};

const rareFormatOf = async (file: Blob): Promise<string | null> => (await import('./rare-format.ts')).rareFormat(file);

/** A file of the right size, by its bytes as the server sees it. What needs code that cannot be loaded is left to it. */
async function inspectBytes(kind: UploadKind, file: Blob): Promise<ChosenFile> {
  const ending = endingOfBytes(new Uint8Array(await file.slice(0, signatureBytes).arrayBuffer()));
  if (!isOfKind(kind, ending)) return { problem: 'wrongType' };
  const problem = ending === 'pdf' ? await problemOfPdf(file).catch(() => null) : null;
  if (problem) return { problem };
  const rareFormat = kind === 'video' ? await rareFormatOf(file).catch(() => null) : null;
  return { problem: null, contentType: typeOfEnding(ending), rareFormat };
}

const inspected = new WeakMap<Blob, Promise<ChosenFile>>();

/**
 * Inspects a file, once, before anything of it is sent. Its name and type do not count: they differ between devices, and
 * many files have neither. A file that is no longer there, such as one in a cloud, cannot be read.
 */
export function inspectChosen(kind: UploadKind, file: Blob): Promise<ChosenFile> {
  if (file.size === 0) return Promise.resolve({ problem: 'empty' });
  if (file.size > uploadRules[kind].maxBytes) return Promise.resolve({ problem: 'tooLarge' });
  const known = inspected.get(file);
  if (known) return known;
  const inspection = inspectBytes(kind, file).catch(() => ({ problem: 'file_unreadable' as const }));
  inspected.set(file, inspection);
  return inspection;
}
