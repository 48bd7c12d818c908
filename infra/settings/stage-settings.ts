import { RegionInfo } from 'aws-cdk-lib/region-info';
import * as z from 'zod';
import { sellerSettings } from '#functions/services/payments/seller.ts';
import { upiIdPattern } from '#shared/domain/payment-terms.ts';
import { landingFigures } from './landing-figures.ts';
import { legalSettings } from './legal-settings.ts';
import { siteSettings } from './site-settings.ts';
import { roomModes } from './video-rooms.ts';

const regionNames = RegionInfo.regions.filter(({ partition }) => partition === 'aws').map(({ name }) => name);

/** The steps from one stack to several, in their order. */
export const layouts = ['beside', 'switched', 'apart'] as const;

/**
 * What the file of a stage says (`stages/<stage>.json`): what differs between deployments. The one source of the file's checks
 * and of `stages/schema.json`, which editors read. Secrets are here by name only.
 */
export const stageSettings = z
  .strictObject({
    /** For editors: `./schema.json`. */
    $schema: z.string().optional().describe('For editors: ./schema.json'),
    account: z
      .string()
      .regex(/^[0-9]{12}$/)
      .optional()
      .describe('The AWS account of the stage: credentials of another one are refused. Absent: any account.'),
    region: z
      .string()
      .refine((name) => regionNames.includes(name), 'There is no such region.')
      .default('us-east-1')
      .describe('Region of the data, the functions and the API; fixed from the first deployment on.'),
    layout: z
      .enum(layouts)
      .default('apart')
      .describe(
        'Steps of an older stage from one stack to several: the new API is beside the previous one, the edge has switched to it, or all is apart.',
      ),
    deletionProtection: z
      .boolean('Expected true or false.')
      .optional()
      .describe(
        'Stacks and table refuse to be deleted. Absent: on from the second deployment of a stage that retains data.',
      ),
    transportSecurity: z
      .enum(['host', 'subdomains', 'preload'])
      .default('host')
      .describe("HSTS: this host, all its subdomains, or these in the browsers' preload list."),
    domainName: z
      .string()
      .regex(/^[a-z0-9.-]+\.[a-z]{2,}$/)
      .optional()
      .describe("Host name of the site. Absent: CloudFront's own."),
    certificateArn: z
      .string()
      .startsWith('arn:aws:acm:us-east-1:')
      .optional()
      .describe('Certificate for that name, in us-east-1.'),
    mailFrom: z.email().optional().describe('Sender of all mails: a bare address.'),
    mailIdentity: z
      .enum(['domain', 'address'])
      .default('domain')
      .describe("What SES verifies: the sender's domain, or only its address."),
    mailIdentityExists: z
      .boolean('Expected true or false.')
      .default(false)
      .describe('The identity already exists in SES, from another stage or by hand: it is used, not created.'),
    supportEmail: z.email().optional().describe('Shown on the site; answers to mails go there. Absent: not shown.'),
    supportPhone: z
      .string()
      .regex(/^\+[0-9][0-9 ()-]{4,28}$/, 'Expected a number with its country code.')
      .optional()
      .describe('Shown on the site, with its country code.'),
    legal: legalSettings.optional().describe('Who runs the portal, for the legal pages.'),
    landingFigures: landingFigures
      .optional()
      .describe('Figures of the landing page, as the task figures prints them. Absent: the documented ones.'),
    site: siteSettings.optional().describe('Name, logo and defaults of the site. Absent: the documented ones.'),
    videoRooms: z
      .enum(roomModes)
      .default('relayed')
      .describe(
        'Video rooms of interviews: relayed through AWS, direct between browsers where networks allow it, or off. Off in regions without the service.',
      ),
    alarmMail: z.email().optional().describe('Receives alarms.'),
    budgetUsd: z
      .number()
      .positive()
      .optional()
      .describe('Monthly budget of the account in US dollars, reported to the alarm address. Absent: no reports.'),
    razorpaySecret: z
      .string()
      .regex(/^(?!rzp_)[A-Za-z0-9/_+=.@-]{1,256}$/, 'Expected the name of the secret, never a key.')
      .optional()
      .describe('Name of the secret with the Razorpay keys, never a key. Absent: no card payments.'),
    razorpaySecretVersion: z
      .uuid()
      .optional()
      .describe('Version id of that secret: a new value makes the deployment read the keys again.'),
    upiId: z
      .string()
      .regex(upiIdPattern)
      .optional()
      .describe('UPI id that receives payments, such as portal@bank. Absent: no UPI.'),
    seller: z.optional(sellerSettings).describe('Who sells the plans, as invoices name it; required by prod.'),
  })
  .refine((values) => (values.domainName === undefined) === (values.certificateArn === undefined), {
    message: 'domainName and certificateArn go together.',
  })
  .refine((values) => values.transportSecurity === 'host' || values.domainName !== undefined, {
    message: 'transportSecurity beyond the host needs a domainName: CloudFront names belong to others as well.',
  })
  .refine((values) => values.budgetUsd === undefined || values.alarmMail !== undefined, {
    message: 'budgetUsd needs alarmMail.',
  });

export type StageSettings = z.output<typeof stageSettings>;
