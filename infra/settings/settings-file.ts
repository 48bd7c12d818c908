import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ignoredVariables, settingNames } from './environment.ts';

/** The region where CloudFront requires firewalls, certificates and log deliveries; stages are there by default. */
export const edgeRegion = 'us-east-1';

/** Where commands look for the files: below the folder they are started in, which npm and the CDK make the checkout. */
export const stagesFolder = (): string => resolve('stages');

/** The file with the settings of a stage. */
export const settingsFileOf = (stage: string): string => join(stagesFolder(), `${stage}.json`);

/**
 * The content of a stage's file, not yet checked; a stage without one has no settings, which `prod` refuses.
 * @throws Error when the file is not JSON
 */
export function readSettingsFile(stage: string): unknown {
  const file = settingsFileOf(stage);
  if (!existsSync(file)) return {};
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file} is not JSON: ${error instanceof Error ? error.message : error}`);
  }
}

/** The region that a stage's file names, without a check of the rest. */
export function regionInFile(stage: string): string | undefined {
  const settings = readSettingsFile(stage);
  const region = (settings as { region?: unknown } | null)?.region;
  return typeof region === 'string' ? region : undefined;
}

/**
 * Refuses settings that come from elsewhere than the file: they would be ignored, and the stage would lose what they say.
 * @param context looks up a CDK context value by name
 * @param settings of the file
 * @throws Error with the names and the remedy
 */
export function refuseOtherSources(
  stage: string,
  settings: unknown,
  context: (name: string) => unknown,
  environment: Readonly<Record<string, string | undefined>>,
): void {
  const fromContext = settingNames.filter((name) => context(name) !== undefined).map((name) => `-c ${name}`);
  const other = [...ignoredVariables(environment), ...fromContext];
  if (other.length > 0) {
    throw new Error(
      `Settings of a stage are in stages/${stage}.json, but there are also ${other.join(', ')}. Write the file once from the ` +
        `variables (npm run operator -- settings --stage ${stage}), then remove them.`,
    );
  }
  const region = (settings as { region?: unknown } | null)?.region ?? edgeRegion;
  const named = environment.PORTAL_REGION;
  if (named !== undefined && named !== region) {
    throw new Error(`PORTAL_REGION is ${named}, but stages/${stage}.json says ${region}: remove the variable.`);
  }
}
