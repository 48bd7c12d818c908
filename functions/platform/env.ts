import { upiIdPattern } from '#shared/domain/payment-terms.ts';
import { productName } from '#shared/domain/product.ts';

const isText = (text: string) => text.length > 0;

/** Every setting that a function may have, with its check; each function is given only those it needs. */
const checks = {
  /** Deployment stage; `local` only in the local run (the stack refuses that name). */
  STAGE: isText,
  TABLE_NAME: isText,
  FILES_BUCKET: isText,
  /** Sender of all mails. */
  MAIL_FROM: isText,
  /** Rules of SES for these mails (TLS, suppressed addresses). Named with each mail: the sender may be shared by stages. */
  MAIL_CONFIGURATION_SET: isText,
  /** Address of the site, for links in mails. */
  SITE_URL: (text: string) => URL.canParse(text),
  /** Secret key of the one-time codes' HMAC. */
  OTP_PEPPER: isText,
  /** Secret key that seals paging cursors. */
  CURSOR_SECRET: isText,
  /** Secret key that seals the tokens of links in mails: to opt out, and to undo a change of the address. */
  MAIL_LINK_SECRET: isText,
  /** Secret key of the markers that remember who took the trial. */
  TRIAL_SECRET: isText,
  /** Secret that creates the first master admin. */
  BOOTSTRAP_SECRET: isText,
  /** Shared with CloudFront: requests without it did not come through the edge. */
  ORIGIN_SECRET: isText,
  /** Accepted beside it while it is being replaced (decision 96). */
  OTHER_ORIGIN_SECRET: isText,
  /** Razorpay's public key, the secret of its calls and of the checkout's signature, and that of its webhooks. */
  RAZORPAY_KEY_ID: isText,
  RAZORPAY_KEY_SECRET: isText,
  RAZORPAY_WEBHOOK_SECRET: isText,
  /** Who sells the plans, in JSON, see `services/payments/seller.ts`; absent: a plain name. */
  SELLER: isText,
  /** Where recruiters send the money of UPI payments. */
  UPI_ID: (text: string) => upiIdPattern.test(text),
  /** How to reach the operator: shown on the site, and the address to which answers to mails go. */
  SUPPORT_EMAIL: isText,
  SUPPORT_PHONE: isText,
  /** The name of the site; absent: the documented one. */
  SITE_NAME: isText,
  /** The deployed version, as the health call names it: a commit. */
  RELEASE: isText,
  /** The release for which calls are counted as failed or served: a digest of all functions; absent: they are not counted. */
  COUNTED_RELEASE: isText,
  /** Address of the OpenSearch engine, and the queue of changes for it; absent: searches use the embedded engine. */
  SEARCH_ENDPOINT: (text: string) => URL.canParse(text),
  SEARCH_QUEUE: (text: string) => URL.canParse(text),
  /** How many refused look-ups, and how many guesses at one-time codes, one client network has in an hour. */
  ADDRESS_BUDGET: (text: string) => /^[1-9][0-9]{0,14}$/.test(text),
} as const;

/**
 * One setting from the environment, checked. Plain checks instead of schemas: every call reads some.
 * @throws Error naming the variable, when it is missing or malformed: the deployment is wrong, not the request.
 */
export function setting(name: keyof typeof checks): string {
  const value = process.env[name];
  if (value === undefined || !checks[name](value)) {
    throw new Error(`The environment variable ${name} is missing or not valid.`);
  }
  return value;
}

/** A setting that a deployment may leave out; checked like the others where it is there. */
export const optionalSetting = (name: keyof typeof checks): string | undefined =>
  process.env[name] ? setting(name) : undefined;

/** The name of this deployment's site, as mails, pages and payments have it. */
export const siteName = (): string => optionalSetting('SITE_NAME') ?? productName;

/** True only in the local run. */
export const isLocalRun = (): boolean => process.env.STAGE === 'local';
