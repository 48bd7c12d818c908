/** The stack's outputs that tasks use; infra/portal-stack.ts makes them. */
export const outputNames = [
  'SiteUrl',
  'TableName',
  'FilesBucketName',
  'BootstrapSecretArn',
  'DeadLettersUrl',
  'AlarmTopicArn',
  'MailIdentity',
  'StreamFunctionName',
  'MailsFunctionName',
  'PaymentsFunctionName',
] as const;
export type OutputName = (typeof outputNames)[number];

/** What a task works on: a deployed stage, or the local run. */
export interface Target {
  /** Absent for the local run, which has no stack, queues or alarms. */
  stage?: string;
  /**
   * An output of the stack.
   * @throws OperatorProblem when the deployed version has none
   */
  output(name: OutputName): string;
  /** The secret that creates the first master admin, if the target keeps it in a file. */
  bootstrapSecret?: string;
}
