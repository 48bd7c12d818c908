import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { readPictures } from './site-pictures.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-pictures-'));
  cpSync(join(import.meta.dirname, '../../web/public'), folder, { recursive: true });
  onTestFinished(() => rmSync(folder, { recursive: true }));
});

test('the pictures of the site are those that an operator replaces', () => {
  expect([...readPictures(folder).keys()]).toEqual([
    ...['icon.svg', 'icon-192.png', 'icon-512.png', 'icon-maskable-512.png', 'apple-touch-icon.png', 'preview.png'],
  ]);
});

test('a picture that is missing, has another size or is none is refused', () => {
  cpSync(join(folder, 'icon-512.png'), join(folder, 'icon-192.png'));
  expect(() => readPictures(folder)).toThrow('icon-192.png has 512x512; it needs 192x192.');
  writeFileSync(join(folder, 'icon-192.png'), 'GIF89a');
  expect(() => readPictures(folder)).toThrow('icon-192.png has no PNG; it needs');
  rmSync(join(folder, 'icon-192.png'));
  rmSync(join(folder, 'preview.png'));
  expect(() => readPictures(folder)).toThrow('needs icon-192.png, preview.png.');
});

test('a logo that is no SVG is refused', () => {
  writeFileSync(join(folder, 'icon.svg'), '<html>');
  expect(() => readPictures(folder)).toThrow('icon.svg is no SVG.');
});
