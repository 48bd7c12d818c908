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
    ['\xEF\xBB\xBF%PDF-1.7', 'pdf'],
    ['\r\nContent-Type: application/pdf\r\n\r\n%PDF-1.4', 'pdf'],
    ['\x1B%-12345X@PJL JOB\r\n%PDF-1.4', 'pdf'],
    [`${' '.repeat(1024)}%PDF-1.7`, 'pdf'],
    [`${' '.repeat(1025)}%PDF-1.7`, undefined],
    [' <!DOCTYPE html>%PDF-1.7', undefined],
    ['<?php %PDF-1.7', undefined],
    ['<svg>%PDF-1.7', undefined],
    ['#!/bin/sh\n%PDF-1.7', undefined],
    ['PK\x03\x04%PDF-1.7', undefined],
    ['GIF89a%PDF-1.7', undefined],
    ['MZ%PDF-1.7', undefined],
    ['\xFF\xD8\xFF\xE0%PDF-1.7', 'jpg'],
    ['\0\0\0\x20ftypisom%PDF-1.7', 'mp4'],
    ['\0\0\0\x14ftyp3gp4', 'mp4'],
    ['\0\0\0\x14ftypjp2 ', undefined],
    ['\0\0\0\x14ftypcrx ', undefined],
    ['\0\0\0\x14ftypM4A ', undefined],
    ['\0\0\x01\0moov\0\0\0\x6Cmvhd', 'mov'],
    ['\0\0\0\x08wide\0\0\x01\0mdat', 'mov'],
    ['\0\0\0\x08free\0\0\x01\0mdat', 'mov'],
    ['\0\0\0\x08skip\0\0\x01\0mdat', 'mov'],
    ['\0\0\0\x14pnot\0\0\0\0', 'mov'],
    ['\x12\0\0\0mdat', 'mov'],
    ['\0\0\0\0mdat', 'mov'],
    ['\0\0\0\x01mdat\0\0\0\0\x12\0\0\0', 'mov'],
    ['\0\0\0\x07moov', undefined],
    ['\x7F\0\0\0mdat', undefined],
    ['The free software', undefined],
    ['Not skipped', undefined],
    ['\0\0\0\x08uuid', undefined],
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
