import * as z from 'zod/mini';

const text = z.string().check(z.minLength(1));

/** Every setting that a function may have; each function is given only those it needs. */
const settings = {
  /** Deployment stage; `local` only in the local run (the stack refuses that name). */
  STAGE: text,
  TABLE_NAME: text,
  FILES_BUCKET: text,
  /** Sender of all mails. */
  MAIL_FROM: text,
  /** Address of the site, for links in mails. */
  SITE_URL: z.url(),
  /** Secret key of the one-time codes' HMAC. */
  OTP_PEPPER: text,
  /** Secret key that seals paging cursors. */
  CURSOR_SECRET: text,
  /** Secret that creates the first master admin. */
  BOOTSTRAP_SECRET: text,
  /** Shared with CloudFront: requests without it did not come through the edge. */
  ORIGIN_SECRET: text,
  /** How many refused look-ups one client address has in an hour. */
  ADDRESS_BUDGET: z.coerce.number().check(z.int(), z.minimum(1)),
} as const;

type Settings = { [K in keyof typeof settings]: z.output<(typeof settings)[K]> };

/**
 * One setting from the environment, checked.
 * @throws Error naming the variable, when it is missing or malformed: the deployment is wrong, not the request.
 */
export function setting<Name extends keyof Settings>(name: Name): Settings[Name] {
  const result = settings[name].safeParse(process.env[name]);
  if (!result.success) throw new Error(`The environment variable ${name} is missing or not valid.`);
  return result.data as Settings[Name];
}

/** True only in the local run. */
export const isLocalRun = (): boolean => process.env.STAGE === 'local';
