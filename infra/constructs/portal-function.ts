import { type Duration, type Size, Stack } from 'aws-cdk-lib';
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Architecture, Function as LambdaFunction, LoggingFormat, Runtime } from 'aws-cdk-lib/aws-lambda';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import type { StackConfig } from '../settings/config.ts';
import { functionCode } from './function-code.ts';
import { minMb } from './index-needs.ts';
import { InlineRole } from './inline-role.ts';
import { removalOf } from './removal-of.ts';

interface PortalFunctionProps {
  config: StackConfig;
  /** Path of the module that exports `handler`, from the project's root. */
  entry: string;
  description: string;
  timeout: Duration;
  reservedConcurrency?: number | undefined;
  /** In MB, if 1 GB is not enough. */
  memory?: number | undefined;
  /** Size of the temporary folder, if 512 MB are not enough. */
  temporaryStorage?: Size | undefined;
}

/**
 * A function of the portal. Initially it may only write its own log; the constructs that own a resource grant the
 * rights and pass the resource's name.
 */
export class PortalFunction extends LambdaFunction {
  /** Path of the module that exports `handler`, from the project's root. */
  readonly entry: string;

  constructor(scope: Construct, id: string, props: PortalFunctionProps) {
    const { config } = props;
    const logGroup = new LogGroup(scope, `${id}Log`, {
      retention: config.logRetention,
      removalPolicy: removalOf(config),
    });
    const role = new InlineRole(scope, `${id}Role`, { assumedBy: new ServicePrincipal('lambda.amazonaws.com') });
    logGroup.grantWrite(role);
    super(scope, id, {
      code: functionCode(props.entry, Stack.of(scope).stackName),
      handler: 'index.handler',
      description: props.description,
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      // 1 GB provides the share of a processor that keeps a cold start within a second; calls wait for DynamoDB.
      memorySize: props.memory ?? minMb,
      timeout: props.timeout,
      role,
      logGroup,
      loggingFormat: LoggingFormat.JSON,
      ...(props.temporaryStorage && { ephemeralStorageSize: props.temporaryStorage }),
      ...(props.reservedConcurrency !== undefined && { reservedConcurrentExecutions: props.reservedConcurrency }),
      environment: { STAGE: config.stage },
    });
    this.entry = props.entry;
  }
}
