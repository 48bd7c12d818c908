import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { App, Stack } from 'aws-cdk-lib';
import { Distribution } from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SiteContent } from '#infra/constructs/site-content.ts';
import { uploadSite } from '#infra/constructs/upload-site.ts';
import { configOf } from '#infra/settings/config.ts';
import { deployedMode, sourceMapsOf } from '../../web/build.ts';
import { mapsFolderOf, separateSourceMaps } from '../../web/source-maps.ts';

const folder = mkdtempSync(join(tmpdir(), 'portal-maps-'));
const site = join(folder, 'site');
const filesIn = (path: string) => readdirSync(path, { recursive: true, encoding: 'utf8' });

beforeAll(async () => {
  // One module: the whole site takes some seconds.
  writeFileSync(join(folder, 'page.ts'), 'console.log(window.location.href);');
  await build({
    configFile: false,
    logLevel: 'error',
    mode: deployedMode,
    build: {
      outDir: site,
      sourcemap: sourceMapsOf(deployedMode),
      rolldownOptions: { input: join(folder, 'page.ts') },
    },
  });
  await separateSourceMaps(site);
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('the source maps of a build', () => {
  test('are beside the site, one for each script, and no script names its own', () => {
    const scripts = readdirSync(join(site, 'assets')).filter((name) => name.endsWith('.js'));
    expect(scripts.length).toBeGreaterThan(0);
    expect(filesIn(site).filter((name) => name.endsWith('.map'))).toEqual([]);
    expect(readdirSync(mapsFolderOf(site)).sort()).toEqual(scripts.map((name) => `${name}.map`).sort());
    for (const name of scripts)
      expect(readFileSync(join(site, 'assets', name), 'utf8')).not.toContain('sourceMappingURL');
  });

  test('are not made by the local run', () => {
    expect(sourceMapsOf('local-run')).toBe(false);
  });

  test('are never uploaded, even if the folder of the site has some', () => {
    const uploaded = join(folder, 'uploaded');
    mkdirSync(join(uploaded, 'assets'), { recursive: true });
    writeFileSync(join(uploaded, 'legal-frame.html'), '<html lang="%LANG%">%TITLE% %HEAD% %CONTENT%');
    for (const name of ['page.js', 'page.js.map', 'assets/app.js', 'assets/app.js.map']) {
      writeFileSync(join(uploaded, name), '{}');
    }
    const app = new App({ outdir: join(folder, 'out') });
    const stack = new Stack(app, 'Maps');
    const config = configOf('dev', {});
    const origin = new HttpOrigin('jobs.example');
    const distribution = new Distribution(stack, 'Distribution', { defaultBehavior: { origin } });
    const content = new SiteContent(stack, 'Content');
    uploadSite(content, { config, siteFolder: uploaded, site: { content, distribution, url: 'https://jobs.example' } });
    const files = filesIn(app.synth().directory);
    expect(files.filter((name) => name.endsWith('app.js') || name.endsWith('page.js'))).toHaveLength(2);
    expect(files.filter((name) => name.endsWith('.js.map') && !name.includes('node_modules'))).toEqual([]);
  });
});
