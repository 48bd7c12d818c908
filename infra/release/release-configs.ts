import { configOf, type StackConfig, stageNamed } from '../settings/config.ts';
import { readSettingsFile, refuseOtherSources } from '../settings/settings-file.ts';

/**
 * The settings of the stages that a release is for. A release is built without a look at the stages: what follows from what is
 * deployed has to be in their files, but for the protection from deletion, which `deploy.mjs` adds to a stage that exists.
 * @throws Error that names what is missing or not valid
 */
export function releaseConfigs(
  names: readonly string[],
  release: string,
  environment: Readonly<Record<string, string | undefined>>,
): StackConfig[] {
  if (names.length === 0) throw new Error('Name the stages of the release: --stage prod');
  if (/-changed$|^unknown$/.test(release))
    throw new Error(`No commit has what would be released (${release}): commit it first.`);
  return names.map((name) => {
    const stage = stageNamed(name);
    const settings = readSettingsFile(stage);
    refuseOtherSources(stage, settings, () => undefined, environment);
    const config = configOf(stage, settings, { release });
    const { deletionProtection } = settings as { deletionProtection?: boolean };
    // Only some of its stacks are protected then.
    if (config.retainData && config.layout === 'beside' && deletionProtection === undefined) {
      throw new Error(`stages/${stage}.json must say deletionProtection while its layout is beside.`);
    }
    return config;
  });
}
