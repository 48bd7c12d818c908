import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { siteListOf } from '#infra/site/site-list.ts';
import { allowedTo, ourFunctions, resourcesOf, synthesize } from './synthesize.ts';

const portal = 'LanguageJobPortal-prod';
const { stacks, template } = synthesize('prod');

describe('the files of replaced releases', () => {
  test('are removed after the pages are published, which come after the hashed files', () => {
    const [[, cleaning] = []] = resourcesOf(template, 'Custom::SiteCleaning');
    const uploads = resourcesOf(template, 'Custom::CDKBucketDeployment');
    const [pages] = uploads.filter(([, { Properties }]) => Properties.DistributionId !== undefined);
    const [assets] = uploads.filter(([, { Properties }]) => Properties.DestinationBucketKeyPrefix === 'assets');
    expect(cleaning?.DependsOn).toContain(pages?.[0]);
    expect(JSON.stringify(pages?.[1].DependsOn)).toContain(assets?.[0] ?? 'no upload');
    expect(uploads.every(([, { Properties }]) => Properties.Prune === false)).toBe(true);
    expect(cleaning?.Properties).toMatchObject({ List: expect.stringMatching(/^releases\/[0-9a-f]{16}\.json$/) });
  });

  test('are removed by a function that is where the pages are, with four rights on the bucket of the site', () => {
    const found = ourFunctions(template).find(([, { Properties }]) =>
      String(Properties.Description).endsWith(': removes files of replaced releases'),
    );
    if (!found) throw new Error('There is no function that removes files.');
    const [id, remove] = found;
    expect(Object.keys(stacks[`${portal}-Pages`]?.Resources ?? {})).toContain(id);
    const role = (remove.Properties.Role as { 'Fn::GetAtt': [string] })['Fn::GetAtt'][0];
    const onFiles = allowedTo(template, role).filter(({ Action }) => String(Action).startsWith('s3:'));
    const rights = onFiles.map(({ Action, Resource }) => {
      const text = JSON.stringify(Resource);
      expect(text).toContain('SiteContentBucket');
      return `${Action} ${/"\/(.*?)"/.exec(text)?.[1] ?? ''}`.trim();
    });
    expect(rights.sort()).toEqual([
      's3:DeleteObject *',
      's3:GetObject releases/*',
      's3:ListBucket',
      's3:PutObject releases/earlier.json',
    ]);
  });

  // CloudFormation ends the update of an alias when CodeDeploy has moved all calls, and a stack after all its resources.
  test('and the pages come after the functions behind the API, when their aliases take all calls', () => {
    const { dependencies } = synthesize('prod').app.synth().getStackByName(`${portal}-Pages`);
    expect(dependencies.map(({ id }) => id)).toContain(`${portal}-Api`);
    const stacksWith = (test: RegExp) =>
      Object.keys(stacks).filter((name) =>
        Object.values(stacks[name]?.Resources ?? {}).some((resource) => test.test(JSON.stringify(resource))),
      );
    expect(stacksWith(/"CodeDeployLambdaAliasUpdate"|"AWS::ApiGatewayV2::Stage"/)).toEqual([`${portal}-Api`]);
    expect(stacksWith(/"Custom::(CDKBucketDeployment|SiteCleaning)"/)).toEqual([`${portal}-Pages`]);
  });
});

test('a list names all files of a site, and another one when a file is another', () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-list-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'site/assets'), { recursive: true });
  mkdirSync(join(folder, 'own'));
  for (const file of ['site/index.html', 'site/assets/a.js', 'own/styles.css']) writeFileSync(join(folder, file), '');
  const list = () => siteListOf([join(folder, 'site'), undefined], { assets: join(folder, 'own') });
  const first = list();
  expect(JSON.parse(first.content)).toEqual({ files: ['assets/a.js', 'assets/styles.css', 'index.html'] });
  expect(list()).toEqual(first);
  writeFileSync(join(folder, 'own/logo.svg'), '');
  expect(list().key).not.toBe(first.key);
});
