import { expect, test } from 'vitest';
import type { UploadKind } from '#shared/domain/file-type.ts';
import { lockedPdf, smallPdf } from '#test/support/small-pdf.ts';
import { acceptedFiles, inspectChosen } from './file-rules.ts';

const megabyte = 1024 * 1024;
const pdf = smallPdf('x');
const mp4 = '\0\0\0\x18ftypisom\0\0\x02\0isommp42';
const mov = '\0\0\0\x14ftypqt  \0\0\x02\0qt  ';

const fileOf = (content: string, name: string, type = '') => new File([Buffer.from(content, 'latin1')], name, { type });

/** Names and types as devices give them: none of them counts. */
const rows: readonly [UploadKind, string, string, string, string][] = [
  ['cv', 'cv.pdf', 'application/pdf', pdf, 'application/pdf'],
  ['cv', 'CV.PDF', '', pdf, 'application/pdf'],
  ['cv', 'Ana.Pdf', 'application/octet-stream', pdf, 'application/pdf'],
  ['cv', 'cv', '', pdf, 'application/pdf'],
  ['cv', 'document:1234', 'application/octet-stream', pdf, 'application/pdf'],
  ['cv', 'cv.pdf.bin', 'application/x-download', pdf, 'application/pdf'],
  ['cv', '履歴書.pdf', '', pdf, 'application/pdf'],
  ['cv', 'السيرة الذاتية.pdf', '', pdf, 'application/pdf'],
  ['cv', 'резюме.ПДФ', '', pdf, 'application/pdf'],
  ['cv', 'résumé (1) .pdf ', 'text/plain', pdf, 'application/pdf'],
  ['cv', 'cv.txt', 'text/plain', `${' '.repeat(1024)}${pdf}`, 'application/pdf'],
  ['cv', 'cv.pdf', 'application/pdf', `${' '.repeat(1025)}${pdf}`, 'wrongType'],
  ['cv', 'cv.pdf', 'application/pdf', 'PK\x03\x04[Content_Types].xml', 'wrongType'],
  ['cv', 'cv.docx', 'application/msword', '\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1', 'wrongType'],
  ['cv', 'cv.pdf', 'application/pdf', 'Just words.', 'wrongType'],
  ['cv', 'cv.pdf', 'application/pdf', mp4, 'wrongType'],
  ['cv', 'cv.pdf', 'application/pdf', '', 'empty'],
  ['cv', 'cv.pdf', 'application/pdf', '%PDF-1.7\n', 'pdf_incomplete'],
  ['cv', 'cv.pdf', 'application/pdf', lockedPdf('x'), 'pdf_locked'],
  ['cv', 'cv.pdf', 'application/pdf', '%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<<>>\n', 'pdf_without_pages'],
  ['certificate', 'scan.pdf', '', lockedPdf('x'), 'pdf_locked'],
  ['certificate', 'IMG_0001.JPG', '', '\xFF\xD8\xFF\xE0\0\x10JFIF', 'image/jpeg'],
  ['certificate', 'image', 'application/octet-stream', '\x89PNG\r\n\x1A\n', 'image/png'],
  ['certificate', 'scan.heic', 'image/heic', '\0\0\0\x18ftypheic', 'wrongType'],
  ['video', 'IMG_0001.MOV', '', mov, 'video/quicktime'],
  ['video', 'video', '', mp4, 'video/mp4'],
  ['video', 'video.mov', 'video/quicktime', '\0\0\0\x08wide\0\0\x01\0mdat', 'video/quicktime'],
  ['video', '自己紹介.webm', '', '\x1A\x45\xDF\xA3\x01\0\0\0\x42\x82\x84webm', 'video/webm'],
  ['video', 'clip', 'application/octet-stream', 'RIFF\x10\0\0\0AVI LIST', 'video/x-msvideo'],
  ['video', 'intro.mkv', 'video/x-matroska', '\x1A\x45\xDF\xA3\x01\0\0\0\x42\x82\x88matroska', 'wrongType'],
];

test.each(rows)('a %s named %j of type %j is what its bytes are', async (kind, name, type, content, expected) => {
  const chosen = await inspectChosen(kind, fileOf(content, name, type));
  expect(chosen.problem ?? chosen.contentType).toBe(expected);
});

test('a file above the limit is refused before it is read', async () => {
  const file = { size: 10 * megabyte + 1 } as File;
  expect(await inspectChosen('cv', file)).toEqual({ problem: 'tooLarge' });
});

test('a file that is no longer there is refused with words', async () => {
  const gone = { size: 5, slice: () => ({ arrayBuffer: () => Promise.reject(new Error('gone')) }) };
  expect(await inspectChosen('cv', gone as unknown as File)).toEqual({ problem: 'file_unreadable' });
});

test('the file dialog offers the endings and types of the kind', () => {
  expect(acceptedFiles('cv')).toBe('.pdf,application/pdf');
  expect(
    acceptedFiles('video')
      .split(',')
      .filter((each) => each.startsWith('.')),
  ).toEqual(['.mp4', '.webm', '.mov', '.avi']);
});
