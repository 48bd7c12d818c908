import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Files that the deployment reads or changes, as small as they can be. */
const files = {
  'index.html': '<!doctype html>',
  'legal-frame.html': '<html lang="%LANG%">%TITLE% %HEAD% %CONTENT%',
  'landing-counted.html': '<html lang="en">%CANDIDATES%',
  'site.webmanifest': '{}',
  'assets/app-1234.js': 'export {};',
};

/** Writes a built site of one page, for templates whose content of the site does not matter. */
export function writeOnePageSite(folder: string): void {
  mkdirSync(join(folder, 'assets'), { recursive: true });
  for (const [file, content] of Object.entries(files)) writeFileSync(join(folder, file), content);
}
