import { RemovalPolicy, SecretValue, Validations } from 'aws-cdk-lib';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import type { StackConfig } from '../config.ts';

export type SecretName = keyof StackConfig['secretGenerations'];

/** Where a function finds each secret. */
const variables = {
  otpPepper: 'OTP_PEPPER',
  cursor: 'CURSOR_SECRET',
  mailLinks: 'MAIL_LINK_SECRET',
  bootstrap: 'BOOTSTRAP_SECRET',
  origin: 'ORIGIN_SECRET',
  trialMarker: 'TRIAL_SECRET',
} as const satisfies Record<SecretName, string>;

/**
 * The deployment's secrets, made by Secrets Manager and seen by nobody. The template holds references, which
 * CloudFormation resolves while it deploys (docs/decisions/0009-secrets.md).
 */
export class PortalSecrets extends Construct {
  private readonly secrets: Record<SecretName, Secret>;

  constructor(scope: Construct, id: string, { generations }: { generations: StackConfig['secretGenerations'] }) {
    super(scope, id);
    const generate = (name: SecretName): Secret => {
      const secret = new Secret(this, `${name}${generations[name]}`, {
        description: `Language job portal: ${variables[name]}`,
        generateSecretString: { passwordLength: 48, excludePunctuation: true },
        // Without its secret, the table's memory of who took the trial is lost.
        removalPolicy: name === 'trialMarker' ? RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE : RemovalPolicy.DESTROY,
      });
      Validations.of(secret).acknowledge({
        id: 'AwsSolutions-SMG4',
        reason: 'Replaced by raising its generation and deploying: functions and edge must change together.',
      });
      return secret;
    };
    this.secrets = {
      otpPepper: generate('otpPepper'),
      cursor: generate('cursor'),
      mailLinks: generate('mailLinks'),
      bootstrap: generate('bootstrap'),
      origin: generate('origin'),
      trialMarker: generate('trialMarker'),
    };
  }

  /** Gives a function these secrets as environment variables; it needs no right to read Secrets Manager. */
  giveTo(target: LambdaFunction, ...names: SecretName[]): void {
    for (const name of names) target.addEnvironment(variables[name], this.referenceTo(name).unsafeUnwrap());
  }

  /**
   * Gives a function the keys of the account at Razorpay, which an operator has put into a secret as JSON with `key_id`,
   * `key_secret` and `webhook_secret`. Without one the function refuses card payments.
   */
  giveRazorpayTo(target: LambdaFunction, { razorpaySecret, razorpaySecretVersion: versionId }: StackConfig): void {
    if (razorpaySecret === undefined) return;
    for (const jsonField of ['key_id', 'key_secret', 'webhook_secret']) {
      const value = SecretValue.secretsManager(razorpaySecret, { jsonField, ...(versionId && { versionId }) });
      target.addEnvironment(`RAZORPAY_${jsonField.toUpperCase()}`, value.unsafeUnwrap());
    }
  }

  /** A reference to the secret's value, for a property that CloudFormation resolves. */
  referenceTo(name: SecretName): SecretValue {
    return this.secrets[name].secretValue;
  }

  arnOf(name: SecretName): string {
    return this.secrets[name].secretArn;
  }
}
