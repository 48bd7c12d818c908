import { upiIdPattern } from '#shared/domain/payment-terms.ts';
import { productName } from '#shared/domain/product.ts';

/** Every setting that a function may have; each function is given only those it needs. */
type SettingName =
  /** Deployment stage; `local` only in the local run (the stack refuses that name). */
  | 'STAGE'
  | 'TABLE_NAME'
  | 'FILES_BUCKET'
  /** Sender of all mails. */
  | 'MAIL_FROM'
  /** Rules of SES for these mails (TLS, suppressed addresses). Named with each mail: the sender may be shared by stages. */
  | 'MAIL_CONFIGURATION_SET'
  /** Address of the site, for links in mails. */
  | 'SITE_URL'
  /** Secret key of the one-time codes' HMAC. */
  | 'OTP_PEPPER'
  /** Secret key that seals paging cursors. */
  | 'CURSOR_SECRET'
  /** Secret key that seals the tokens of links in mails: to opt out, and to undo a change of the address. The key pair of Web Push is derived from it. */
  | 'MAIL_LINK_SECRET'
  /** Origin of a further push service; only in the local run and in tests. */
  | 'PUSH_SERVICE'
  /** Secret key of the markers that remember who took the trial. */
  | 'TRIAL_SECRET'
  /** Secret that creates the first master admin. */
  | 'BOOTSTRAP_SECRET'
  /** Shared with CloudFront: requests without it did not come through the edge. */
  | 'ORIGIN_SECRET'
  /** Accepted beside it while it is being replaced (decision 96). */
  | 'OTHER_ORIGIN_SECRET'
  /** Razorpay's public key, the secret of its calls and of the checkout's signature, and that of its webhooks. */
  | 'RAZORPAY_KEY_ID'
  | 'RAZORPAY_KEY_SECRET'
  | 'RAZORPAY_WEBHOOK_SECRET'
  /** Who sells the plans, in JSON, see `services/payments/seller.ts`; absent: a plain name. */
  | 'SELLER'
  /** Where recruiters send the money of UPI payments. */
  | 'UPI_ID'
  /** How rooms of interviews connect: `relayed` or `direct`; absent: there are none. */
  | 'VIDEO_ROOMS'
  /** The function that visits websites of companies. */
  | 'WEBSITE_FUNCTION'
  /** How to reach the operator: shown on the site, and the address to which answers to mails go. */
  | 'SUPPORT_EMAIL'
  | 'SUPPORT_PHONE'
  /** The name of the site; absent: the documented one. */
  | 'SITE_NAME'
  /** The default language of the site; absent: English. */
  | 'SITE_LANGUAGE'
  /** The deployed version, as the health call names it: a commit. */
  | 'RELEASE'
  /** The release for which calls are counted as failed or served: a digest of all functions; absent: they are not counted. */
  | 'COUNTED_RELEASE'
  /** Address of the OpenSearch engine, and the queue of changes for it; absent: searches use the embedded engine. */
  | 'SEARCH_ENDPOINT'
  | 'SEARCH_QUEUE'
  /** How many refused look-ups, and how many guesses at one-time codes, one client network has in an hour. */
  | 'ADDRESS_BUDGET';

const isUrl = (text: string) => URL.canParse(text);

/** Settings that are more than some text. */
const checks: Partial<Record<SettingName, (text: string) => boolean>> = {
  SITE_URL: isUrl,
  UPI_ID: (text: string) => upiIdPattern.test(text),
  SEARCH_ENDPOINT: isUrl,
  SEARCH_QUEUE: isUrl,
  ADDRESS_BUDGET: (text: string) => /^[1-9][0-9]{0,14}$/.test(text),
};

/**
 * One setting from the environment, checked. Plain checks instead of schemas: every call reads some.
 * @throws Error naming the variable, when it is missing or malformed: the deployment is wrong, not the request.
 */
export function setting(name: SettingName): string {
  const value = process.env[name];
  if (!value || checks[name]?.(value) === false) {
    throw new Error(`The environment variable ${name} is missing or not valid.`);
  }
  return value;
}

/** A setting that a deployment may leave out; checked like the others where it is there. */
export const optionalSetting = (name: SettingName): string | undefined =>
  process.env[name] ? setting(name) : undefined;

/** The name of this deployment's site, as mails, pages and payments have it. */
export const siteName = (): string => optionalSetting('SITE_NAME') ?? productName;

/** The address of a sender such as `Name <address>`. */
export const addressIn = (sender: string): string => sender.slice(sender.indexOf('<') + 1).replace('>', '');

/** True only in the local run. */
export const isLocalRun = (): boolean => process.env.STAGE === 'local';
