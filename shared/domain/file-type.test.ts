import { describe, expect, it } from 'vitest';
import { endingOfBytes, endingOfType, isAsAnnounced } from './file-type.ts';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

describe('the detected type of a file', () => {
  it.each([
    ['%PDF-1.7\n', 'pdf'],
    ['\0\0\0\x20ftypisom', 'mp4'],
    ['\0\0\0\x14ftypqt  ', 'mov'],
    ['\0\0\0\x14ftypheic', undefined],
    ['\x1A\x45\xDF\xA3\x01\0\0\0\x42\x82\x84webm', 'webm'],
    ['\x1A\x45\xDF\xA3\x01\0\0\0\x42\x82\x88matroska', undefined],
    ['RIFF\x10\0\0\0AVI LIST', 'avi'],
    ['RIFF\x10\0\0\0WAVEfmt ', undefined],
    ['<html>%PDF-', undefined],
    ['\xFF\xD8\xFF\xE0\0\x10JFIF', 'jpg'],
    ['\xFF\xD8', undefined],
    ['\x89PNG\r\n\x1A\n', 'png'],
    ['‰PNG\n', undefined],
    ['<svg xmlns', undefined],
    ['MZ\x90', undefined],
    ['', undefined],
  ])('%j is %s', (start, ending) => {
    expect(endingOfBytes(bytes(start))).toBe(ending);
  });
});

it('accepts only the content types of the upload kind', () => {
  expect(endingOfType('cv', 'application/pdf')).toBe('pdf');
  expect(endingOfType('cv', 'video/mp4')).toBeUndefined();
  expect(endingOfType('video', 'VIDEO/MP4')).toBe('mp4');
  expect(endingOfType('video', 'text/html')).toBeUndefined();
  expect(endingOfType('certificate', 'image/jpeg')).toBe('jpg');
  expect(endingOfType('certificate', 'image/svg+xml')).toBeUndefined();
  expect(endingOfType('cv', 'image/png')).toBeUndefined();
});

it('accepts MP4 and QuickTime for each other, and no other type', () => {
  expect(isAsAnnounced('mov', 'mp4')).toBe(true);
  expect(isAsAnnounced('pdf', 'mp4')).toBe(false);
  expect(isAsAnnounced('mp4', 'webm')).toBe(false);
  expect(isAsAnnounced('mp4', undefined)).toBe(false);
});
