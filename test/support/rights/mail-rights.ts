import type { NeededRight, ServiceCall } from './service-call.ts';

/** The rights that a request to SES needs: on the sender's identity and its configuration set. */
export function mailRights({ body }: ServiceCall): Omit<NeededRight, 'entry'>[] {
  const input = new URLSearchParams(body);
  const action = `ses:${input.get('Action')}`;
  const from = input.get('Source') === process.env.MAIL_FROM ? '{MAIL_FROM}' : (input.get('Source') ?? '');
  const context = { 'ses:fromaddress': [from] };
  return ['identity/{SENDER}', 'configuration-set/{CONFIGURATION_SET}'].map((resource) => ({
    action,
    resource,
    context,
  }));
}
