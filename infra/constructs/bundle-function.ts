import { join } from 'node:path';
import { AssetHashType, type BundlingOptions, DockerImage } from 'aws-cdk-lib';
import { type AssetCode, Code } from 'aws-cdk-lib/aws-lambda';
import { buildSync } from 'esbuild';

const projectRoot = join(import.meta.dirname, '../..');

/**
 * Node's HTTP clients by `require`. Importing them into an ES module reads every one of their exports, and some of those
 * load a second HTTP client and all that it needs: a fifth of a cold start, for nothing. The names that are used are
 * exported; another one fails the build.
 */
const leanClient = (name: string, ...names: string[]) =>
  `data:text/javascript,const client=require("${name}");export default client;export const{${names}}=client;`;
const leanHttp = {
  'node:http': leanClient('http', 'Agent', 'request', 'STATUS_CODES'),
  'node:https': leanClient('https', 'Agent', 'request'),
};

/**
 * Bundles a function's module and all that it imports into `outDir`: `index.mjs`, which a cold start reads, and
 * chunks for what is imported only on use. The AWS SDK goes in as well, in the version that was tested.
 * @param entry path of the module that exports `handler`, from the project's root
 */
export function bundleFunction(entry: string, outDir: string): void {
  buildSync({
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
    // CommonJS dependencies ask for Node's own modules by `require`, which an ES module does not have.
    banner: { js: "import{createRequire}from'node:module';const require=createRequire(import.meta.url);" },
  });
}

/** The bundled function as CDK deploys it. `NodejsFunction` makes one file only, so that lazy imports cost a cold start. */
export function functionCode(entry: string): AssetCode {
  const bundling: BundlingOptions = {
    // Never run. CDK bundles equal-looking assets once, and local bundling does not count for it: this tells them apart.
    command: [entry],
    // Only a fallback when bundling here is impossible, which it never is: esbuild is a dependency.
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
