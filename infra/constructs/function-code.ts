import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { AssetHashType, type BundlingOptions, DockerImage } from 'aws-cdk-lib';
import { type AssetCode, Code } from 'aws-cdk-lib/aws-lambda';

const infra = join(import.meta.dirname, '..');

/**
 * The bundled function as a CDK asset, made in half a second. The CDK waits for a bundle, but the bundler has no call
 * that does: it runs in a process of its own.
 * @param entry path of the module that exports `handler`, from the project's root
 * @param stack name of its stack
 */
export function functionCode(entry: string, stack: string): AssetCode {
  const bundling: BundlingOptions = {
    // Never run. CDK deduplicates assets with equal options and ignores local bundling: the command distinguishes them. With the
    // name of the stack, the asset of a synthesis without bundles does not depend on what another stack has.
    command: [entry, stack],
    // The fallback when local bundling is impossible. Never used, because the bundler is a dependency.
    image: DockerImage.fromRegistry('unused'),
    local: {
      tryBundle: (outDir) => {
        execFileSync(process.execPath, [join(infra, 'bundle.ts'), entry, outDir], { stdio: ['ignore', 2, 'inherit'] });
        return true;
      },
    },
  };
  return Code.fromAsset(join(infra, '../functions'), { assetHashType: AssetHashType.OUTPUT, bundling });
}
