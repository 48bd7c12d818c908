import { Stack } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import type { StackConfig } from '../settings/config.ts';
import { explainWildcard } from './explain-wildcard.ts';
import type { PortalFiles } from './portal-files.ts';

/**
 * Lets a function start Transcribe jobs that write to our bucket only, and read this stage's jobs. Transcribe reads the
 * video and writes its result with the function's rights.
 */
export function giveTranscribe(target: LambdaFunction, { bucket }: PortalFiles, config: StackConfig): void {
  target.addToRolePolicy(
    new PolicyStatement({
      actions: ['transcribe:StartTranscriptionJob'],
      // The action does not support resources; a condition limits it to our bucket.
      resources: ['*'],
      conditions: { StringEquals: { 'transcribe:OutputBucketName': bucket.bucketName } },
    }),
  );
  explainWildcard(
    target.role ?? target,
    '*',
    'Transcribe starts jobs only on *; the condition limits them to our bucket.',
  );
  giveJobs(target, config, ['transcribe:GetTranscriptionJob']);
}

/** Lets a function read this stage's jobs and delete those that have ended. */
export const giveTranscribeCleanUp = (target: LambdaFunction, config: StackConfig): void =>
  giveJobs(target, config, ['transcribe:GetTranscriptionJob', 'transcribe:DeleteTranscriptionJob']);

function giveJobs(target: LambdaFunction, { stage }: StackConfig, actions: string[]): void {
  const jobs = Stack.of(target).formatArn({
    service: 'transcribe',
    resource: 'transcription-job',
    resourceName: `language-job-portal-${stage}-*`,
  });
  target.addToRolePolicy(new PolicyStatement({ actions, resources: [jobs] }));
  explainWildcard(target.role ?? target, jobs, 'Every video has its own job; the job name contains the stage.');
}
