import type { Template } from 'aws-cdk-lib/assertions';
import { expect, test } from 'vitest';
import { configOf } from '#infra/settings/config.ts';
import { ourFunctions, resourcesOf, synthesize } from './synthesize.ts';

/** The variable of each function that has it. */
const variables = (template: Template, name: string): Record<string, unknown> =>
  Object.fromEntries(
    ourFunctions(template).flatMap(([id, { Properties }]) => {
      const given = (Properties.Environment as { Variables: Record<string, unknown> } | undefined)?.Variables[name];
      return given === undefined ? [] : [[id.replace(/[0-9A-F]{8}$/, ''), given]];
    }),
  );
const sourcesOf = (template: Template) =>
  resourcesOf(template, 'Custom::CDKBucketDeployment').map(
    ([, { Properties }]) => (Properties.SourceBucketNames as unknown[]).length,
  );

test('a deployment without its own site has the documented name, and the built pages', () => {
  const { template } = synthesize('prod');
  expect(variables(template, 'SITE_NAME')).toEqual({});
  const senders = new Set(Object.values(variables(template, 'MAIL_FROM')));
  expect([...senders]).toEqual(['Foreign Language Job Portal <no-reply@jobs.example>']);
  expect(sourcesOf(template).sort()).toEqual([1, 3]);
});

test('a deployment with its own site tells its name where mails, pages and payments have it, and replaces pages', () => {
  const site = { name: "Jobs & d'Or", colors: { primary: { light: '#1d4ed8', dark: '#93c5fd' } } };
  const { template } = synthesize('prod', {}, { site });
  const named = variables(template, 'SITE_NAME');
  expect(Object.keys(named).sort()).toEqual(
    [
      ...['EventsExpiry', 'EventsMails', 'EventsStream'],
      ...['Functionsauth', 'Functionspages', 'Functionspayments', 'Functionsshortlist', 'Functionssubscriptions'],
    ].sort(),
  );
  expect(new Set(Object.values(named))).toEqual(new Set([site.name]));
  expect(new Set(Object.values(variables(template, 'MAIL_FROM')))).toEqual(
    new Set([`"Jobs & d'Or" <no-reply@jobs.example>`]),
  );
  expect(sourcesOf(template).sort()).toEqual([2, 4]);
});

test('a deployment with a default language tells it to all functions that name the site, and to readers of legal pages', () => {
  const { template } = synthesize('prod', {}, { site: { name: 'Jobs', defaultLanguage: 'de' } });
  const given = variables(template, 'SITE_LANGUAGE');
  expect(Object.keys(given)).toEqual(Object.keys(variables(template, 'SITE_NAME')));
  expect(new Set(Object.values(given))).toEqual(new Set(['de']));
});

test.each([
  ['a name with signs of HTML', { name: '<b>Jobs</b>' }, 'site.name'],
  ['a name with quotes', { name: 'The "Jobs"' }, 'site.name'],
  ['a name of two lines', { name: 'Jobs\nBcc: a@b.example' }, 'site.name'],
  ['no name', { name: ' ' }, 'site.name'],
  ['a long short name', { shortName: 'Foreign Language Jobs' }, 'site.shortName'],
  ['a year in two digits', { since: 26 }, 'site.since'],
  ['a colour by name', { colors: { primary: { light: 'teal', dark: '#93c5fd' } } }, 'site.colors.primary.light'],
  ['a colour for one theme', { colors: { accent: { light: '#be123c' } } }, 'site.colors.accent.dark'],
  [
    'a colour that is hard to read',
    { colors: { primary: { light: '#93c5fd', dark: '#93c5fd' } } },
    'Too little contrast',
  ],
  ['pictures elsewhere', { pictures: '../../etc' }, 'site.pictures'],
  ['an unknown language', { defaultLanguage: 'pt' }, 'site.defaultLanguage'],
  ['an unknown currency', { defaultCurrency: 'BTC' }, 'site.defaultCurrency'],
  ['another part', { slogan: 'Jobs!' }, 'slogan'],
])('settings refuse %s', (_, site, words) => {
  expect(() => configOf('dev', { site })).toThrow(words);
});
