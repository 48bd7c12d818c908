import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { batchGet } from '#functions/data/batch-get.ts';
import { indexKeys, keys } from '#functions/data/keys.ts';
import { type NewestOptions, newestSummaries } from '#functions/data/newest.ts';
import type { Page } from '#functions/data/page.ts';
import { toItem } from '#functions/data/summary.ts';
import { documents, tableName } from '#functions/data/table.ts';
import { type TransactionItem, write } from '#functions/data/write.ts';
import { setAccountVerified, setProfileField } from '#functions/entities/account/account-writes.ts';
import type { Company, Recruiter } from '#shared/contracts/recruiters.ts';
import {
  type CompanyDetails,
  emptyCompany,
  parseRecruiter,
  type RecruiterProfile,
  type RecruiterSummary,
  recruiterSchemaVersion,
  recruiterSummary,
} from './stored-recruiter.ts';

/** What the sign-up form contains about a recruiter. */
export type NewRecruiter = Omit<RecruiterSummary, 'verified' | 'state'>;

/** The profile of a new, active, unverified recruiter. */
export function newRecruiter(recruiter: NewRecruiter): RecruiterProfile {
  const { id, name, email, phone, address, company_name, created_at } = recruiter;
  const details = { id, name, email, phone, address, company_name, created_at };
  return { summary: { ...details, verified: false, state: 'active' }, company: emptyCompany };
}

/**
 * The write of a new, active, unverified recruiter's profile: 4 write units inside a transaction (2, and 2 its index).
 */
export function putNewRecruiter(recruiter: NewRecruiter): TransactionItem {
  const { summary } = newRecruiter(recruiter);
  const { id, created_at } = summary;
  return {
    Put: {
      Item: {
        ...keys.profile('recruiter', id),
        entity: 'recruiter',
        schema_version: recruiterSchemaVersion,
        ...indexKeys.accounts('recruiter', created_at, id),
        ...toItem({ summary }),
      },
      ConditionExpression: 'attribute_not_exists(PK)',
    },
  };
}

/** A recruiter's profile in whatever state, or undefined (0.5 read units up to 4 KB; 1 when `consistent`). */
export async function readRecruiter(id: number, consistent = false): Promise<RecruiterProfile | undefined> {
  const { Item } = await documents.send(
    new GetCommand({ TableName: tableName(), Key: keys.profile('recruiter', id), ConsistentRead: consistent }),
  );
  return Item ? parseRecruiter(Item) : undefined;
}

/**
 * Recruiters' summaries by id, in whatever state; at most 100 different ones (0.5 read units each). Missing ones are
 * left out.
 */
export async function readRecruiters(ids: readonly number[]): Promise<Map<number, RecruiterSummary>> {
  const wanted = [...new Set(ids)].map((id) => keys.profile('recruiter', id));
  const items = wanted.length > 0 ? await batchGet(wanted) : [];
  return new Map(items.map((item) => parseRecruiter(item).summary).map((summary) => [summary.id, summary]));
}

/**
 * Replaces what the company's page says (1 write unit for each KB of the profile).
 * @returns the changed profile, or undefined when there is none
 */
export async function updateCompany(id: number, company: CompanyDetails): Promise<RecruiterProfile | undefined> {
  const { done, item } = await write({
    Update: {
      Key: keys.profile('recruiter', id),
      UpdateExpression: 'SET company = :company',
      ConditionExpression: 'attribute_exists(PK)',
      ExpressionAttributeValues: { ':company': company },
      ReturnValues: 'ALL_NEW',
    },
  });
  return done ? parseRecruiter(item) : undefined;
}

/** Recruiters in every state, newest first (0.5 read units for each 4 KB looked at). */
export const newestRecruiters = (options: NewestOptions<RecruiterSummary>): Promise<Page<RecruiterSummary>> =>
  newestSummaries(indexKeys.accounts('recruiter'), recruiterSummary, options);

/** A profile as its owner and admins see it. */
export const toRecruiter = ({ summary }: RecruiterProfile): Recruiter => ({
  id: summary.id,
  name: summary.name,
  email: summary.email,
  phone: summary.phone,
  address: summary.address,
  company_name: summary.company_name,
  verified: summary.verified,
  created_at: summary.created_at,
});

/** A company as its public page shows it: without the recruiter's name and contact details. */
export const toCompany = ({ summary, company }: RecruiterProfile): Company => ({
  recruiter_id: summary.id,
  company_name: summary.company_name,
  verified: summary.verified,
  ...company,
});

/**
 * The writes that verify a recruiter or revoke the verification. They go together, as rights are read from the account
 * and lists from the profile. `profile` fails when there is no such recruiter; see `setAccountVerified` for `account`.
 */
export const verificationChange = (id: number, verified: boolean) => ({
  profile: setProfileField('recruiter', id, 'verified', verified),
  account: setAccountVerified(id, verified),
});
