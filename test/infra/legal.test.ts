import { createContext, runInContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { routePages } from '#infra/constructs/route-pages.ts';
import { exampleLegal } from '#infra/legal/example-legal.ts';
import { legalSettings } from '#infra/settings/legal-settings.ts';
import { legalPaths } from '#shared/domain/legal-pages.ts';
import { textAbout } from '#test/support/pages.ts';
import { resourcesOf, synthesize } from './synthesize.ts';

/** Where the upload of the pages gets an address of the deployment from, by its sources. */
const markersOf = (stage: 'dev' | 'prod') => {
  const uploads = resourcesOf(synthesize(stage).template, 'Custom::CDKBucketDeployment');
  const pages = uploads.find(([, { Properties }]) => (Properties.SourceObjectKeys as unknown[]).length > 1)?.[1];
  return pages?.Properties.SourceMarkers as Record<string, unknown>[] | undefined;
};

const rewritten = (uri: string): string => {
  const context = createContext({ event: { request: { uri, rawQueryString: () => '' } } });
  const answer = runInContext(`${routePages}\nhandler(event)`, context) as { uri?: string; statusCode?: number };
  return answer.uri ?? String(answer.statusCode);
};

describe('the legal pages', () => {
  test.each(legalPaths)('are at %s a file of the site', (path) => {
    expect(rewritten(path)).toBe(`${path}.html`);
  });

  test.each([
    ['/en', '/app.html'],
    ['/pt/privacy', '/app.html'],
    ['/en/privacy/more', '/app.html'],
    ['/en/privacy/', '301'],
    ['/.well-known/security.txt', '/.well-known/security.txt'],
  ])('are no others: %s is %s', (path, file) => {
    expect(rewritten(path)).toBe(file);
  });

  test('know the address of the site at synthesis with a host name, else by the upload', () => {
    expect(markersOf('prod')).toBeUndefined();
    expect(markersOf('dev')).toEqual([{}, { 'https://site-url.invalid': expect.anything() }]);
  });

  test('are uploaded after pages with counted figures, which a setting adds', () => {
    const landingFigures = JSON.stringify({
      candidates: 8,
      recruiters: 4,
      jobs: 9,
      applications: 12,
      day: '2026-11-26',
    });
    const sources = (settings: Record<string, string>) =>
      resourcesOf(synthesize('dev', settings).template, 'Custom::CDKBucketDeployment').map(
        ([, { Properties }]) => (Properties.SourceObjectKeys as unknown[]).length,
      );
    expect(sources({}).sort()).toEqual([1, 3]);
    expect(sources({ landingFigures }).sort()).toEqual([2, 4]);
  });

  test('have settings that docs/operations shows as they are', () => {
    const example = JSON.parse(/```json\n([^`]*)```/.exec(textAbout('operations'))?.[1] ?? '');
    expect(legalSettings.parse(example)).toEqual(example);
    // Every field but the one of other countries.
    expect(Object.keys(legalSettings.shape).filter((field) => !(field in example))).toEqual(['accessibilityAuthority']);
  });

  test('are checked by the name of the operator, an output of the stack', () => {
    const { Outputs } = synthesize('prod').template.toJSON() as { Outputs: Record<string, { Value: unknown }> };
    expect(Outputs.LegalName?.Value).toBe(exampleLegal.name);
  });
});
