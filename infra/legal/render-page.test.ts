import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { legalPages, legalPath } from '#shared/domain/legal-pages.ts';
import { interfaceLanguages } from '#shared/locales/languages.ts';
import packageFile from '../../package.json' with { type: 'json' };
import { configOf } from '../settings/config.ts';
import type { LegalSettings } from '../settings/legal-settings.ts';
import { exampleLegal } from './example-legal.ts';
import { codeFacts, type StageFacts, stageFactsOf } from './facts.ts';
import { readText } from './parse-text.ts';
import { renderPage } from './render-page.ts';
import { valuesIn } from './values.ts';

const frame = '<html lang="%LANG%" dir="%DIR%"><title>%TITLE%</title>%HEAD%<body>%CONTENT%</body>';
const siteUrl = 'https://jobs.example';
const stage = { ...stageFactsOf(configOf('dev', {})), takesCards: true, takesUpi: true };

/** Settings with the required parts only. */
const { name, address, country, email, phone, grievanceOfficer, contactPoint, securityEmail } = exampleLegal;
const minimal: LegalSettings = { name, address, country, email, phone, grievanceOfficer, contactPoint, securityEmail };

type Language = (typeof interfaceLanguages)[number];
type Page = (typeof legalPages)[number];
const htmlOf = (page: Page, language: Language = 'en', legal = exampleLegal, facts = stage) => {
  const values = valuesIn(language, legal, facts);
  return renderPage({ frame, language, page, values, siteUrl, reviewed: legal.reviewed });
};
const textOf = (html: string) => html.replaceAll(/<[^>]*>/g, '');
const pairs = legalPages.flatMap((page) => interfaceLanguages.map((language) => [page, language] as const));

describe('a legal page', () => {
  test.each(pairs)('%s in %s is complete, in its language, and names its other languages', (page, language) => {
    for (const legal of [exampleLegal, minimal]) {
      const html = htmlOf(page, language, legal);
      expect(html).not.toMatch(/%[A-Z]+%|\{\w+\}|undefined|\[\?/);
      expect(html).toContain(`lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"`);
      expect(html).toContain(`<link rel="canonical" href="${siteUrl}${legalPath(language, page)}">`);
      for (const each of interfaceLanguages) {
        expect(html).toContain(`<link rel="alternate" hreflang="${each}" href="${siteUrl}${legalPath(each, page)}">`);
      }
      for (const each of legalPages) expect(html).toContain(`href="${legalPath(language, each)}"`);
      expect(html).not.toContain('<script');
    }
  });

  test.each(interfaceLanguages)('names the operator of the settings in %s', (language) => {
    const imprint = textOf(htmlOf('imprint', language));
    for (const shown of [name, address.join(', '), email, phone, exampleLegal.taxId, exampleLegal.register]) {
      expect(imprint).toContain(shown);
    }
    expect(textOf(htmlOf('grievances', language))).toContain(grievanceOfficer.name);
    expect(textOf(htmlOf('contact-point', language))).toContain(contactPoint.email);
  });

  test('leaves out what the settings do not have, with a heading that would be empty', () => {
    expect(htmlOf('privacy')).toContain('data protection officer');
    expect(htmlOf('privacy', 'en', minimal)).not.toContain('data protection officer');
    expect(htmlOf('privacy')).toContain('Razorpay');
    expect(htmlOf('privacy', 'en', exampleLegal, { ...stage, takesCards: false })).not.toContain('Razorpay');
  });

  test('shows names of the settings as text, whatever they contain', () => {
    const html = htmlOf('imprint', 'en', { ...exampleLegal, name: '<b>A & "B"</b> {email} %TITLE%' });
    expect(html).toContain('<bdi>&lt;b&gt;A &amp; &quot;B&quot;&lt;/b&gt; {email} %TITLE%</bdi>');
  });

  test('says of which day it is, and when it was reviewed', () => {
    expect(htmlOf('terms', 'de')).toMatch(/Fassung vom \d+\. \p{Letter}+ \d{4}\./u);
    expect(htmlOf('terms')).not.toContain('reviewed');
    const reviewed = { ...exampleLegal, reviewed: '2026-12-01' };
    expect(htmlOf('imprint', 'en', reviewed)).toContain('Last reviewed on December 1, 2026.');
    expect(htmlOf('imprint', 'ja', reviewed)).toContain('2026年12月1日');
  });

  test('has lists of items only', () => {
    for (const page of legalPages) {
      const html = htmlOf(page);
      expect(html.match(/<ul>/g)?.length).toBe(html.match(/<\/ul>/g)?.length);
      expect(html).not.toMatch(/<ul>\s*<p>|<\/li>\s*<p>/);
    }
  });
});

describe('the privacy notice', () => {
  const periods = textOf(/<section id="periods">.*?<\/section>/s.exec(htmlOf('privacy'))?.[0] ?? '');

  test.each(Object.entries(codeFacts))('states the constant %s of the code', (fact, value) => {
    const placeholder = `{${fact}}`;
    const blocks = readText('en', 'privacy').sections.flatMap((section) => section.blocks);
    expect(blocks.filter(({ text }) => text.includes(placeholder)).length).toBeGreaterThan(0);
    if (fact !== 'minimumAge') expect(periods).toMatch(new RegExp(`\\b${value}\\b`));
  });

  test('states the periods of the stage for logs and backups', () => {
    const seller = { name: exampleLegal.name, address: exampleLegal.address.join('\n'), gstin: null };
    const prod = configOf('prod', { mailFrom: email, alarmMail: email, legal: exampleLegal, seller });
    const text = textOf(htmlOf('privacy', 'en', exampleLegal, { ...stage, ...stageFactsOf(prod) }));
    expect(text).toContain(`Logs: ${prod.logRetention} days`);
    expect(text).toContain(`Backups of the database: ${prod.restoreDays} days`);
    expect(text).toContain('the region us-east-1');
  });

  /** Services of AWS that the functions use, by their client; those of hosting are named as Amazon Web Services. */
  const named: Record<string, string> = {
    cloudwatch: 'Amazon Web Services',
    codedeploy: 'Amazon Web Services',
    lambda: 'Amazon Web Services',
    dynamodb: 'Amazon Web Services',
    s3: 'Amazon Web Services',
    sqs: 'Amazon Web Services',
    ses: 'Amazon Simple Email Service',
    transcribe: 'Amazon Transcribe',
    'kinesis-video': 'Amazon Kinesis Video Streams',
    'kinesis-video-signaling': 'Amazon Kinesis Video Streams',
  };

  test('says what each side of a video interview learns of the other, by the setting of the stage', () => {
    const of = (rooms: StageFacts['rooms']) => textOf(htmlOf('privacy', 'en', exampleLegal, { ...stage, rooms }));
    expect(of('relayed')).toContain('neither side sees the network address of the other');
    expect(of('direct')).toContain('then learns the network address of the other');
    expect(of('off')).not.toContain('Kinesis');
  });

  test('names every outside service that the functions use', () => {
    const clients = Object.keys(packageFile.dependencies).flatMap(
      (each) => /^@aws-sdk\/client-(.+)$/.exec(each)?.[1] ?? [],
    );
    const processors = textOf(/<section id="processors">.*?<\/section>/s.exec(htmlOf('privacy'))?.[0] ?? '');
    expect(clients.length).toBeGreaterThan(3);
    for (const client of clients) expect(processors, client).toContain(named[client] ?? `the service of ${client}`);
    expect(Object.keys(packageFile.dependencies)).toContain('razorpay');
    for (const service of ['Razorpay', 'UPI', 'YouTube']) expect(processors).toContain(service);
  });

  const sources = readdirSync(join(import.meta.dirname, '../../web'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /^(?:src|public)\/.*\.(?:tsx?|js)$/.test(file) && !file.includes('.test.'))
    .map((file) => readFileSync(join(import.meta.dirname, '../../web', file), 'utf8'));

  test('names every key that the site stores in a browser', () => {
    const keys = new Set<string>();
    for (const source of sources) {
      if (!/createStored\(|(?:local|session)Storage\.(?:get|set)Item/.test(source)) continue;
      // Keys are constants of such files: `'user_token'`, `const key = 'currency'`.
      for (const [, list = ''] of source.matchAll(/(?:createStored\(\[|\bkeys = \[)([^\]]*)\]/g)) {
        for (const [, key = ''] of list.matchAll(/'(\w+)'/g)) keys.add(key);
      }
      for (const [, key = ''] of source.matchAll(/\b\w*[kK]ey = '(\w+)'/g)) keys.add(key);
    }
    expect(keys.size).toBeGreaterThan(8);
    const storage = textOf(/<section id="storage">.*?<\/section>/s.exec(htmlOf('privacy'))?.[0] ?? '');
    // A switch for developers: nothing of the site sets it.
    keys.delete('service_worker');
    for (const key of keys) expect(storage.split(/[^\w]+/)).toContain(key);
  });

  test('is right that the site sets no cookies', () => {
    expect(sources.length).toBeGreaterThan(500);
    expect(sources.filter((source) => /document\.cookie|cookieStore/.test(source))).toEqual([]);
  });
});

test('readers of other languages are sent to the page in the default language of the site', () => {
  const xDefault = (defaultLanguage?: Language) => {
    const values = valuesIn('en', exampleLegal, stage);
    const page = renderPage({
      frame,
      language: 'en',
      page: 'terms',
      values,
      siteUrl,
      reviewed: undefined,
      defaultLanguage,
    });
    return /hreflang="x-default" href="([^"]*)"/.exec(page)?.[1];
  };
  expect(xDefault()).toBe(`${siteUrl}${legalPath('en', 'terms')}`);
  expect(xDefault('fr')).toBe(`${siteUrl}${legalPath('fr', 'terms')}`);
});
