import { type DeployedFunction, deployedFunction, type NoteRights } from './deployed-function.ts';
import { resolver, type Surroundings } from './resolve.ts';
import { type DeployedTemplate, resourcesOf } from './template.ts';

interface FunctionProperties {
  Description: string;
  Timeout: number;
  Environment?: { Variables: Record<string, unknown> };
}

/** Addresses and credentials of this machine's services, which Lambda's runtime would provide. */
const runtimeSettings = /^(AWS_|LOG_LEVEL$|[A-Z0-9_]+_ENDPOINT$|PATH$)/;

/**
 * The functions of a template by logical id, each with the environment variables that the template gives it.
 * @param local the environment variables of a local run: addresses of services, and secrets
 * @param logFile file for the functions' logs; absent: no log is written
 * @param note gets the rights that they need; absent: they are compared with the stage `prod`
 */
export function deployedFunctions(
  template: DeployedTemplate,
  local: Readonly<Record<string, string>>,
  logFile?: string,
  note?: NoteRights,
): Map<string, DeployedFunction> {
  const resolve = resolver(template, surroundingsOf(local));
  const runtime = Object.fromEntries(Object.entries(local).filter(([name]) => runtimeSettings.test(name)));
  return new Map(
    resourcesOf<FunctionProperties>(template, 'AWS::Lambda::Function').flatMap(([id, properties]) => {
      const entry = template.entries[id];
      if (entry === undefined) return [];
      const given = resolve(properties.Environment?.Variables ?? {}) as Record<string, string>;
      const environment = { ...runtime, ...given };
      return [
        [id, deployedFunction({ name: id, entry, environment, timeoutSeconds: properties.Timeout, logFile, note })],
      ];
    }),
  );
}

/**
 * The local services under the names of the template. The operator's secret of payments has fields, other secrets have
 * none.
 */
export const surroundingsOf = (local: Readonly<Record<string, string>>): Surroundings => ({
  tableName: local.TABLE_NAME ?? '',
  bucketName: local.FILES_BUCKET ?? '',
  collectionUrl: local.COLLECTION_URL ?? '',
  secret: (name, field) => {
    const value = local[field === '' ? name : `RAZORPAY_${field.toUpperCase()}`];
    if (value === undefined) throw new Error(`Nothing here stands for the secret ${name} ${field}.`);
    return value;
  },
});
