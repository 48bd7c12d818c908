import { type UploadKind, uploadRules } from '#shared/domain/file-type.ts';

/** Endings that a kind's file input offers, such as `.pdf`. */
export const acceptedEndings = (kind: UploadKind): string =>
  Object.keys(uploadRules[kind].types)
    .map((ending) => `.${ending}`)
    .join(',');

/** Declared content type of a file. By its name, since browsers do not know the type of every video. */
export const contentTypeOf = (kind: UploadKind, fileName: string): string | undefined => {
  const ending = fileName.slice(fileName.lastIndexOf('.') + 1).toLowerCase();
  return Object.entries(uploadRules[kind].types).find(([name]) => name === ending)?.[1];
};

/** Why a file cannot be sent, or null; checked before anything is uploaded. */
export const fileProblem = (
  kind: UploadKind,
  { name, size }: { name: string; size: number },
): 'wrongType' | 'tooLarge' | 'empty' | null => {
  if (!contentTypeOf(kind, name)) return 'wrongType';
  if (size === 0) return 'empty';
  return size > uploadRules[kind].maxBytes ? 'tooLarge' : null;
};
