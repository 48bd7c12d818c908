import { expect, test } from 'vitest';
import { contentTypeOf, problemOf, recordingFormat } from './microphone.ts';

const only = (...types: string[]) => recordingFormat((type) => types.includes(type));
const error = (name: string) => Object.assign(new Error('The browser says no.'), { name });

test('a browser records the first format that it knows and the server accepts', () => {
  expect(only('audio/webm;codecs=opus', 'audio/mp4;codecs=mp4a.40.2')).toBe('audio/webm;codecs=opus');
  expect(only('audio/mp4;codecs=mp4a.40.2')).toBe('audio/mp4;codecs=mp4a.40.2');
  expect(only('audio/ogg;codecs=opus')).toBe('audio/ogg;codecs=opus');
  expect(only('audio/wav')).toBeUndefined();
});

test('the server gets the content type without codecs', () => {
  expect(contentTypeOf('audio/webm;codecs=opus')).toBe('audio/webm');
  expect(contentTypeOf('audio/mp4;codecs=mp4a.40.2')).toBe('audio/mp4');
});

test('each reason for a missing microphone is distinguished', () => {
  expect(problemOf(error('NotAllowedError'))).toBe('refused');
  expect(problemOf(error('NotFoundError'))).toBe('missing');
  expect(problemOf(error('NotSupportedError'))).toBe('unsupported');
  expect(problemOf(error('NotReadableError'))).toBe('busy');
  expect(problemOf('something else')).toBe('busy');
});
