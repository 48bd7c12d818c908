import { GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { batchGet } from '#functions/data/batch-get.ts';
import { indexKeys, keys } from '#functions/data/keys.ts';
import { documents, tableName } from '#functions/data/table.ts';
import type { TransactionItem } from '#functions/data/write.ts';
import { appliedJob } from '#shared/contracts/jobs.ts';
import { type ApplicationStatus, applicationStatuses, contactMethods } from '#shared/domain/constants.ts';

/** What lists show of an application. */
export const applicationCard = z.object({
  application_id: z.string(),
  job_id: z.int(),
  candidate_id: z.int(),
  recruiter_id: z.int(),
  status: z.enum(applicationStatuses),
  applied_at: z.string(),
  /** The job as it stood when the candidate applied. */
  job: appliedJob,
  masked_name: z.string(),
  language: z.string(),
});
export type ApplicationCard = z.output<typeof applicationCard>;

const contact = z.object({
  method: z.enum(contactMethods),
  notes: z.string(),
  /** ISO 8601 in UTC. */
  at: z.string(),
});
export type Contact = z.output<typeof contact>;

/** How many contacts an application remembers; the oldest go first. */
const contactsKept = 10;

export const storedApplication = z.object({
  card: applicationCard,
  /** The recruiter's latest note. */
  notes: z.string(),
  /** When and how the recruiter got in touch, oldest first. */
  contacts: z._default(z.array(contact), []),
  /** Rises with every change. */
  version: z.int(),
});
export type StoredApplication = z.output<typeof storedApplication>;

/**
 * The write of a new application, which fails when there is one already: 5 write units inside a transaction up to
 * 1 KB. The candidate's details are not copied into it: that would take it beyond 1 KB, grow stale, and leave traces
 * of a deleted candidate.
 */
export function putNewApplication(card: ApplicationCard): TransactionItem {
  const { application_id, job_id, candidate_id, recruiter_id, applied_at } = card;
  return {
    Put: {
      Item: {
        ...keys.application(job_id, candidate_id),
        entity: 'application',
        schema_version: 1,
        ...indexKeys.applications(applied_at, application_id),
        ...indexKeys.applicationsOfCandidate(candidate_id, applied_at, application_id),
        ...indexKeys.applicationsToRecruiter(recruiter_id, applied_at, application_id),
        card,
        notes: '',
        version: 1,
      },
      ConditionExpression: 'attribute_not_exists(PK)',
    },
  };
}

/** One application, read consistently (1 read unit), or undefined. */
export async function readApplication(jobId: number, candidateId: number): Promise<StoredApplication | undefined> {
  const { Item } = await documents.send(
    new GetCommand({ TableName: tableName(), Key: keys.application(jobId, candidateId), ConsistentRead: true }),
  );
  return Item ? storedApplication.parse(Item) : undefined;
}

/** The candidate's application status for those of at most 100 jobs that it applied for (0.5 read units a job). */
export async function statusesFor(
  candidateId: number,
  jobIds: readonly number[],
): Promise<Map<number, ApplicationStatus>> {
  const items = await batchGet([...new Set(jobIds)].map((jobId) => keys.application(jobId, candidateId)));
  return new Map(
    items.map((item) => {
      const { card } = storedApplication.parse(item);
      return [card.job_id, card.status];
    }),
  );
}

/**
 * The write that adds a contact to an application (4 write units inside a transaction up to 1 KB). It fails when the
 * application changed since it was read.
 */
export const addContact = ({ card, contacts, version }: StoredApplication, added: Contact): TransactionItem => ({
  Update: {
    Key: keys.application(card.job_id, card.candidate_id),
    UpdateExpression: 'SET contacts = :contacts ADD version :one',
    ConditionExpression: 'version = :before',
    ExpressionAttributeValues: {
      ':contacts': [...contacts, added].slice(-contactsKept),
      ':one': 1,
      ':before': version,
    },
  },
});
