import { Stack } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import type { StackConfig } from '../config.ts';
import { explainWildcard } from './explain-wildcard.ts';
import type { PortalFiles } from './portal-files.ts';

/**
 * Lets a function start jobs of Transcribe that write to our bucket only, and look at this stage's jobs. Transcribe
 * reads the video and writes its result with the function's own rights.
 */
export function giveTranscribe(target: LambdaFunction, { bucket }: PortalFiles, { stage }: StackConfig): void {
  const jobs = Stack.of(target).formatArn({
    service: 'transcribe',
    resource: 'transcription-job',
    resourceName: `language-job-portal-${stage}-*`,
  });
  target.addToRolePolicy(
    new PolicyStatement({
      actions: ['transcribe:StartTranscriptionJob'],
      // The action knows no resources; the bucket is what it can be tied to.
      resources: ['*'],
      conditions: { StringEquals: { 'transcribe:OutputBucketName': bucket.bucketName } },
    }),
  );
  target.addToRolePolicy(new PolicyStatement({ actions: ['transcribe:GetTranscriptionJob'], resources: [jobs] }));
  const role = target.role ?? target;
  explainWildcard(role, '*', 'Transcribe starts jobs only on *; the condition ties them to our bucket.');
  explainWildcard(role, jobs, 'Every video has a job of its own; the stage stands in its name.');
}
