import * as z from 'zod/mini';
import { storedShape } from '#functions/data/plain-fields.ts';
import { storedEpochMs } from '#functions/data/stored-fields.ts';
import { storedConsent } from '#functions/entities/consent/stored-consent.ts';
import { signupCandidateFields } from '#shared/domain/candidate-fields.ts';
import { epochMs } from '#shared/domain/time.ts';
import { countOf, type Failures } from './failures.ts';
import { purposes } from './one-time-code.ts';

/** The `schema_version` of items that are written now. */
export const codesSchemaVersion = 1;

const times = z.array(storedEpochMs);

/** The mark of failures that were stored as a plain list, before failures were counted by network. */
const unknownNetwork = 'unknown';

/** Failures by `networkMark`; items from before failures were counted by network have a plain list. */
export const storedFailures = z.pipe(
  z.union([z.record(z.string(), times), times]),
  z.transform((stored): Failures => (Array.isArray(stored) ? { [unknownNetwork]: stored } : stored)),
);

/** The latest code of one purpose. */
const codeOfPurpose = z.object({
  /** Absent once the code was used. */
  digest: z.optional(z.string()),
  valid_until: storedEpochMs,
  guesses: z.int(),
  /** Guesses that count as failed: every guess, until it turns out to be right. */
  failures: storedFailures,
  /**
   * How many failures there are, as a guess's condition cannot count them. Counted anew with each code; of no meaning
   * once the code was used. Absent in older items, see `isUncounted`.
   */
  failed: z.optional(z.int()),
  /** The account that the code signs in; null for none. */
  account_id: z.nullable(z.int()),
  /** Which pending sign-up the code confirms; absent for all other codes. */
  signup_id: z.optional(z.string()),
});

const storedCodes = z.object({
  /** Rises with every change, so that a send replaces only what was read. */
  version: z.int(),
  /** When codes for candidates and recruiters were sent; in older items, those for admins too. */
  sends: times,
  /** When codes for admins were requested; absent in older items. */
  admin_sends: z.optional(times),
  codes: z.partialRecord(z.enum(purposes), codeOfPurpose),
});

type StoredCode = Omit<z.output<typeof codeOfPurpose>, 'failed'> & { failed: number };

/** What counts of a code that is gone. */
export const failuresOnly = (failures: Failures): StoredCode => ({
  valid_until: epochMs(0),
  guesses: 0,
  failures,
  failed: countOf(failures),
  account_id: null,
});

/** The codes of an e-mail address with their budgets. */
export type Codes = Required<Omit<z.output<typeof storedCodes>, 'codes'>> & {
  codes: { [purpose in (typeof purposes)[number]]?: StoredCode | undefined };
};

/**
 * Reads an item of any version: older ones get their failures counted, and the sends of all purposes as those for
 * admins.
 * @throws ZodError when the item has the shape of no version
 */
export function parseCodes(item: unknown): Codes {
  const { version, sends, admin_sends = sends, codes } = storedCodes.parse(item);
  const counted = Object.entries(codes).map(([purpose, code]) => {
    return [purpose, { ...code, failed: code.failed ?? countOf(code.failures) }] as const;
  });
  return { version, sends, admin_sends, codes: Object.fromEntries(counted) };
}

/** Whether the code of a purpose is stored in the older shape, whose failures a guess cannot count. */
export function isUncounted(item: unknown, purpose: (typeof purposes)[number]): boolean {
  const code = storedCodes.parse(item).codes[purpose];
  return code !== undefined && code.failed === undefined;
}

const valid_until = storedEpochMs;
/** The whole number that the account will have. */
const account_id = z.int();

const person = { name: z.string(), email: z.string(), phone: z.string(), address: z.string() };
/** What was accepted with the form; absent for documented calls without it, and in older sign-ups. */
const consent = z.optional(storedConsent);
const candidateForm = z.object({
  ...person,
  ...storedShape(signupCandidateFields),
  /** Absent in sign-ups from before the public list: read as no consent. */
  profile_public: z._default(z.boolean(), false),
});
const recruiterForm = z.object({ ...person, company_name: z.string() });

/** A sign-up whose address is not confirmed yet: the contents of the form. */
export const pendingSignup = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('candidate'), form: candidateForm, consent, account_id, valid_until }),
  z.object({
    kind: z.literal('recruiter'),
    form: recruiterForm,
    consent,
    account_id,
    valid_until,
    /** Of colleagues: the invitation that they accept, as its link has it. Absent: the recruiter founds a company. */
    invitation: z.optional(z.string()),
  }),
]);
export type PendingSignup = z.output<typeof pendingSignup>;
export type SignupKind = PendingSignup['kind'];

/** The latest sign-up with an address: it names who may be sent a code, and does not reserve the address. */
export const latestSignup = z.object({ kind: z.enum(['candidate', 'recruiter']), signup_id: z.string(), valid_until });
export type LatestSignup = z.output<typeof latestSignup>;
