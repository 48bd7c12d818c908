import { CfnOutput, type Stack } from 'aws-cdk-lib';
import { mailDomain } from '#shared/domain/email-address.ts';
import { exampleLegal } from '../legal/example-legal.ts';
import type { StackConfig } from '../settings/config.ts';
import { originOf, writeOrigin } from '../settings/origin-secret.ts';
import type { AlarmTopics } from './portal-alarms.ts';
import type { PortalEvents } from './portal-events.ts';
import type { PortalSearchEngine } from './portal-search-engine.ts';

interface OperatedParts {
  config: StackConfig;
  events: PortalEvents;
  /** Absent where searches use the embedded engine. */
  engine: PortalSearchEngine | undefined;
  topics: AlarmTopics;
}

/** Adds the outputs that the tasks of infra/operator read. */
export function addOperatorOutputs(stack: Stack, { config, events, engine, topics }: OperatedParts): void {
  const { mailFrom, mailIdentity } = config;
  const outputs = {
    Release: config.release,
    Settings: config.settingsDigest,
    DeadLettersUrl: events.deadLetters.queueUrl,
    AlarmTopicArn: topics.now.topicArn,
    TomorrowTopicArn: topics.tomorrow.topicArn,
    OriginSecret: writeOrigin(originOf(config)),
    LegalName: (config.legal ?? exampleLegal).name,
    MailIdentity: mailIdentity === 'domain' ? mailDomain(mailFrom) : mailFrom,
    StreamFunctionName: events.stream.functionName,
    MailsFunctionName: events.mails.functionName,
    ...(engine && {
      SearchKeeperName: engine.keeper.functionName,
      SearchWriterName: engine.writer.functionName,
      SearchDeadLettersUrl: engine.deadLetters.queueUrl,
    }),
  };
  for (const [name, value] of Object.entries(outputs)) new CfnOutput(stack, name, { value });
}
