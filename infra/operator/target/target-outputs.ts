/** Stack outputs that tasks use; infra/portal-stack.ts defines them. */
export const outputNames = [
  'SiteUrl',
  'TableName',
  'FilesBucketName',
  'BootstrapSecretArn',
  'DeadLettersUrl',
  'AlarmTopicArn',
  'TomorrowTopicArn',
  'MailIdentity',
  'StreamFunctionName',
  'MailsFunctionName',
  'PaymentsFunctionName',
  'LegalName',
  'Release',
  'OriginSecret',
  'AcceptedOrigin',
  'Settings',
] as const;
export type OutputName = (typeof outputNames)[number];

/** The target of a task: a deployed stage, or the local run. */
export interface Target {
  /** Absent for the local run, which has no stack, queues or alarms. */
  stage?: string;
  /**
   * An output of the stack.
   * @throws OperatorProblem when the deployed version has none
   */
  output(name: OutputName): string;
  /** Name of the function that keeps the indexes of OpenSearch; absent where searches use the embedded engine. */
  searchKeeper?: string | undefined;
  /** The queue of changes that did not reach OpenSearch, and the function that writes them; absent like `searchKeeper`. */
  searchDeadLetters?: { url: string; writer: string };
  /** The secret that creates the first master admin, if the target stores it in a file. */
  bootstrapSecret?: string;
}
