import { GetAccountCommand, GetEmailIdentityCommand, SESv2Client } from '@aws-sdk/client-sesv2';
import { type Check, fail, failInProduction, ok, warn } from './finding.ts';

export const senderCheck: Check = {
  name: 'mail sender',
  needsStage: true,
  run: async (target) => {
    const name = target.output('MailIdentity');
    if (name === 'example.com') return warn('no sender is set', 'Deploy with mailFrom: sign-in needs mailed codes.');
    const client = new SESv2Client({});
    const { VerifiedForSendingStatus } = await client.send(new GetEmailIdentityCommand({ EmailIdentity: name }));
    return VerifiedForSendingStatus
      ? ok(`SES has verified ${name}`)
      : fail(
          `SES has not verified ${name}`,
          'Add the DKIM records to its DNS zone, or follow the link in the mail from AWS.',
        );
  },
};

export const sandboxCheck: Check = {
  name: 'mail account',
  needsStage: true,
  run: async (target) => {
    const { ProductionAccessEnabled, SendingEnabled } = await new SESv2Client({}).send(new GetAccountCommand({}));
    if (!SendingEnabled) return fail('SES has paused sending', 'See the reputation page of the SES console.');
    return ProductionAccessEnabled
      ? ok('SES sends to all addresses')
      : failInProduction(
          target,
          'SES is in the sandbox: it sends only to verified addresses',
          'Request production access in the SES console, then set mailSandbox: false for the stage.',
        );
  },
};
