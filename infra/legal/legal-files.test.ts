import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { legalPaths } from '#shared/domain/legal-pages.ts';
import { type EpochMs, epochMs } from '#shared/domain/time.ts';
import { interfaceLanguages } from '#shared/locales/languages.ts';
import { configOf } from '../settings/config.ts';
import { legalSettings } from '../settings/legal-settings.ts';
import { exampleLegal } from './example-legal.ts';
import { stageFactsOf } from './facts.ts';
import { legalFrame, writeLegalFiles } from './legal-files.ts';
import { expiryOf, securityTxt } from './security-txt.ts';

const at = (text: string): EpochMs => epochMs(Date.parse(text));

test('a deployment writes a page for each address of a legal page, and security.txt', () => {
  const siteFolder = mkdtempSync(join(tmpdir(), 'portal-legal-'));
  onTestFinished(() => rmSync(siteFolder, { recursive: true }));
  writeFileSync(join(siteFolder, legalFrame), '<title>%TITLE%</title>%CONTENT%');
  const stage = stageFactsOf(configOf('dev', {}));
  const site = { siteFolder, legal: exampleLegal, stage, siteUrl: 'https://jobs.example', now: at('2026-11-26') };
  writeLegalFiles(siteFolder, site);
  expect(legalPaths).toHaveLength(7 * interfaceLanguages.length);
  for (const path of legalPaths) {
    expect(readFileSync(join(siteFolder, `${path}.html`), 'utf8')).toMatch(
      /^<title>[^%]+ · Foreign Language Job Portal</,
    );
  }
  expect(readFileSync(join(siteFolder, '.well-known/security.txt'), 'utf8')).toContain('Contact: mailto:');
});

test('security.txt has the fields of RFC 9116', () => {
  expect(securityTxt(exampleLegal, 'https://jobs.example', at('2026-11-26T10:00:00Z')).split('\n')).toEqual([
    'Contact: mailto:security@portal.example',
    'Expires: 2027-10-01T00:00:00.000Z',
    'Preferred-Languages: en, de',
    'Canonical: https://jobs.example/.well-known/security.txt',
    '',
  ]);
});

test.each([
  ['2026-01-01T00:00:00Z', '2026-12-01'],
  ['2026-01-31T23:59:59Z', '2026-12-01'],
  ['2026-02-28T00:00:00Z', '2027-01-01'],
  ['2028-02-29T12:00:00Z', '2029-01-01'],
  ['2026-12-31T23:59:59Z', '2027-11-01'],
])('security.txt of a deployment at %s is valid to %s: ten months at least, less than a year', (now, day) => {
  expect(expiryOf(at(now))).toBe(`${day}T00:00:00.000Z`);
  const days = (Date.parse(day) - Date.parse(now)) / 86_400_000;
  expect(days).toBeGreaterThan(300);
  expect(days).toBeLessThan(365);
});

test('the operator of the examples has valid settings', () => {
  expect(legalSettings.parse(exampleLegal)).toEqual(exampleLegal);
});
