import type { LocalSecrets } from './secrets.ts';

export const localTable = 'job-portal-local';
export const filesBucket = 'job-portal-files-local';

/** The addresses of a run's services, without a slash at the end. */
export interface LocalAddresses {
  site: string;
  mail: string;
  files: string;
  database: string;
}

/** The environment variables of the functions in the local run. */
export const functionEnvironment = (addresses: LocalAddresses, secrets: LocalSecrets): Record<string, string> => ({
  STAGE: 'local',
  TABLE_NAME: localTable,
  FILES_BUCKET: filesBucket,
  MAIL_FROM: 'Foreign Language Job Portal <no-reply@portal.example>',
  SITE_URL: addresses.site,
  // One line a call would bury the addresses; trouble is still shown.
  POWERTOOLS_LOG_LEVEL: 'WARN',
  // Generous: tests and demos come from one address.
  ADDRESS_BUDGET: '1000000',
  ...secrets,
  DYNAMODB_ENDPOINT: addresses.database,
  S3_ENDPOINT: addresses.files,
  SES_ENDPOINT: addresses.mail,
  AWS_REGION: 'us-east-1',
  AWS_ACCESS_KEY_ID: 'local',
  AWS_SECRET_ACCESS_KEY: 'local',
});
