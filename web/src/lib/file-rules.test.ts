import { expect, test } from 'vitest';
import { acceptedEndings, contentTypeOf, fileProblem } from './file-rules.ts';

const megabyte = 1024 * 1024;

test('a CV is a PDF of up to 10 MB', () => {
  expect(fileProblem('cv', { name: 'cv.pdf', size: 10 * megabyte })).toBeNull();
  expect(fileProblem('cv', { name: 'cv.pdf', size: 10 * megabyte + 1 })).toBe('tooLarge');
  expect(fileProblem('cv', { name: 'cv.docx', size: 5 })).toBe('wrongType');
});

test('a video is recognised by its ending in any case', () => {
  expect(fileProblem('video', { name: 'Intro.MOV', size: 1 })).toBeNull();
  expect(contentTypeOf('video', 'Intro.MOV')).toBe('video/quicktime');
  expect(fileProblem('video', { name: 'intro.mkv', size: 1 })).toBe('wrongType');
});

test('an empty file and one without an ending are refused', () => {
  expect(fileProblem('cv', { name: 'cv.pdf', size: 0 })).toBe('empty');
  expect(fileProblem('cv', { name: 'cv', size: 1 })).toBe('wrongType');
});

test('the file dialog offers the endings of the kind', () => {
  expect(acceptedEndings('cv')).toBe('.pdf');
  expect(acceptedEndings('video').split(',')).toEqual(['.mp4', '.webm', '.mov', '.avi']);
});
