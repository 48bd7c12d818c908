import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { AssetHashType, type BundlingOptions, DockerImage } from 'aws-cdk-lib';
import { type AssetCode, Code } from 'aws-cdk-lib/aws-lambda';
import { buildSync } from 'esbuild';
import { buildLanguageTableSync, languageLicenceFile } from '../languages/table-file.ts';
import { mergeStartFiles } from './merge-start-files.ts';

const projectRoot = join(import.meta.dirname, '../..');

/**
 * Loads Node's HTTP clients by `require`. An `import` in an ES module evaluates all of their exports, and some of those
 * load a second HTTP client with its dependencies: a fifth of a cold start. Only the used names are exported; a missing
 * one fails the build.
 */
const leanClient = (name: string, ...names: string[]) =>
  `data:text/javascript,const client=require("${name}");export default client;export const{${names}}=client;`;
const leanHttp = {
  'node:http': leanClient('http', 'Agent', 'request', 'STATUS_CODES'),
  'node:https': leanClient('https', 'Agent', 'request'),
};

/** CommonJS dependencies load Node's modules by `require`, which an ES module does not have. */
const requireBanner = "import{createRequire}from'node:module';const require=createRequire(import.meta.url);";

/** The module whose users read `languages.json.br`. */
const languageTableReader = 'functions/services/languages/read-table.ts';

/**
 * Bundles a function's module and its imports into `outDir`: `index.mjs`, which a cold start loads, and chunks for lazy
 * imports. The AWS SDK is included, in the tested version.
 * @param entry path of the module that exports `handler`, from the project's root
 */
export function bundleFunction(entry: string, outDir: string): void {
  const { metafile, outputFiles } = buildSync({
    metafile: true,
    write: false,
    absWorkingDir: projectRoot,
    entryPoints: [{ in: entry, out: 'index' }],
    outdir: outDir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    mainFields: ['module', 'main'],
    minify: true,
    logLevel: 'warning',
    alias: leanHttp,
  });
  mkdirSync(outDir, { recursive: true });
  for (const { path, text } of outputFiles) writeFileSync(path, text);
  const merged = mergeStartFiles(outDir, metafile, requireBanner);
  for (const { path, text } of outputFiles) if (!merged.has(path)) writeFileSync(path, requireBanner + text);
  if (languageTableReader in metafile.inputs) addLanguageTable(outDir);
}

/** Puts the names of languages beside a bundle that reads them, so that no other function carries them. */
function addLanguageTable(outDir: string): void {
  copyFileSync(buildLanguageTableSync(), join(outDir, 'languages.json.br'));
  copyFileSync(languageLicenceFile, join(outDir, 'languages.LICENSE'));
}

/**
 * The bundled function as a CDK asset. `NodejsFunction` creates a single file, so lazy imports would slow a cold start.
 */
export function functionCode(entry: string): AssetCode {
  const bundling: BundlingOptions = {
    // Never run. CDK deduplicates assets with equal options and ignores local bundling: the command distinguishes them.
    command: [entry],
    // The fallback when local bundling is impossible. Never used, because esbuild is a dependency.
    image: DockerImage.fromRegistry('unused'),
    local: {
      tryBundle: (outDir) => {
        bundleFunction(entry, outDir);
        return true;
      },
    },
  };
  return Code.fromAsset(join(projectRoot, 'functions'), { assetHashType: AssetHashType.OUTPUT, bundling });
}
