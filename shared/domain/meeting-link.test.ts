import { expect, test } from 'vitest';
import { hasUnsafeLink, meetingLink } from './meeting-link.ts';

test.each(['https://meet.example/abc-def?pwd=1', 'HTTPS://meet.example/x'])('%s is the link of a meeting', (word) => {
  expect(meetingLink(word)).toMatch(/^https:\/\/meet\.example\//);
  expect(hasUnsafeLink(`Meet: ${word}`)).toBe(false);
});

test.each([
  'http://meet.example/abc',
  'https://ann:secret@meet.example/',
  'https://meet.example@evil.example/',
  'https://localhost/',
  'https://',
  'ftp://meet.example/',
  'javascript://meet.example/%0aalert(1)',
])('%s is an address that no one is led to', (word) => {
  expect(meetingLink(word)).toBeUndefined();
  expect(hasUnsafeLink(`Meet at ${word}`)).toBe(true);
});

test.each(['Room 3: second floor', 'Hauptstraße 5, Berlin', 'meet.example/abc', 'javascript:alert(1)', ''])(
  '%s is a text without links',
  (place) => {
    expect(meetingLink(place)).toBeUndefined();
    expect(hasUnsafeLink(place)).toBe(false);
  },
);
