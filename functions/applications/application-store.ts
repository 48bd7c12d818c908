import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { GetCommand, QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { batchGet } from '#functions/data/batch-get.ts';
import { indexKeys, keys } from '#functions/data/keys.ts';
import { newestCards } from '#functions/data/newest.ts';
import { documents, tableName } from '#functions/data/table.ts';
import { type TransactionItem, transact } from '#functions/data/transact.ts';
import type { Page, PortalRequest } from '#functions/runtime/request.ts';
import { appliedJob } from '#shared/contracts/jobs.ts';
import { type ApplicationStatus, applicationStatuses, contactMethods } from '#shared/domain/constants.ts';

/** What lists show of an application. */
const applicationCard = z.object({
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

const storedApplication = z.object({
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

/** A candidate's applications, newest first (about 1 read unit for 20). */
export const applicationsOfCandidate = (id: number, page: PortalRequest['page']): Promise<Page<ApplicationCard>> =>
  newestCards(indexKeys.applicationsOfCandidate(id), applicationCard, { page });

/**
 * Whether the candidate applied to one of the recruiter's jobs, among its latest 1000 applications (0.5 read units for
 * each 4 KB up to the application).
 */
export async function hasAppliedTo(recruiterId: number, candidateId: number): Promise<boolean> {
  const { items } = await newestCards(indexKeys.applicationsOfCandidate(candidateId), applicationCard, {
    page: { limit: 1, start: undefined },
    matches: (card) => card.recruiter_id === recruiterId,
  });
  return items.length > 0;
}

/** All applications, newest first (about 1 read unit for 20). */
export const allApplications = (page: PortalRequest['page']): Promise<Page<ApplicationCard>> =>
  newestCards(indexKeys.applications(), applicationCard, { page });

/**
 * The applications to a recruiter's jobs that are at a status, newest first. It looks at 1000 applications at most
 * (about 75 read units): such a page may be short, or empty, and still have a next one.
 */
export const applicationsAtStatus = (
  recruiterId: number,
  status: ApplicationStatus,
  page: PortalRequest['page'],
): Promise<Page<ApplicationCard>> =>
  newestCards(indexKeys.applicationsToRecruiter(recruiterId), applicationCard, {
    page,
    matches: (card) => card.status === status,
  });

/** The latest applications to a recruiter's jobs (about 0.5 read units for 10). */
export async function latestApplicationsTo(recruiterId: number, limit: number): Promise<ApplicationCard[]> {
  const page = { limit, start: undefined };
  const { items } = await newestCards(indexKeys.applicationsToRecruiter(recruiterId), applicationCard, { page });
  return items;
}

/** A job's applications, those of the latest candidates first (0.5 read units for each 4 KB, about 6 of them). */
export async function applicationsForJob(jobId: number, page: PortalRequest['page']): Promise<Page<StoredApplication>> {
  const { PK, SK } = keys.application(jobId, 0);
  const { Items = [], LastEvaluatedKey } = await documents.send(
    new QueryCommand({
      TableName: tableName(),
      KeyConditionExpression: 'PK = :job AND begins_with(SK, :application)',
      ExpressionAttributeValues: { ':job': PK, ':application': SK.slice(0, SK.indexOf('#') + 1) },
      ScanIndexForward: false,
      Limit: page.limit,
      ExclusiveStartKey: page.start,
    }),
  );
  return { items: Items.map((item) => storedApplication.parse(item)), next: LastEvaluatedKey };
}

export interface StatusChange {
  status: ApplicationStatus;
  notes: string;
}

/**
 * The update that sets an application's status and note (4 write units up to 1 KB). The new state does not depend on
 * the old one, so there is nothing to read first.
 * @param recruiterId the recruiter it must belong to, or undefined for admins
 */
export function statusUpdate(
  jobId: number,
  candidateId: number,
  recruiterId: number | undefined,
  { status, notes }: StatusChange,
) {
  const ofRecruiter = recruiterId !== undefined;
  return {
    Key: keys.application(jobId, candidateId),
    UpdateExpression: 'SET card.#status = :status, notes = :notes ADD version :one',
    ConditionExpression: ofRecruiter ? 'card.recruiter_id = :recruiter' : 'attribute_exists(PK)',
    ExpressionAttributeNames: { '#status': 'status' },
    ExpressionAttributeValues: {
      ':status': status,
      ':notes': notes,
      ':one': 1,
      ...(ofRecruiter ? { ':recruiter': recruiterId } : {}),
    },
    ReturnValuesOnConditionCheckFailure: 'ALL_OLD' as const,
  };
}

/** Sets the status and note of an application to a recruiter's job; see `statusUpdate`. */
export async function changeStatus(
  jobId: number,
  candidateId: number,
  recruiterId: number,
  change: StatusChange,
): Promise<'changed' | 'absent' | 'foreign'> {
  const update = statusUpdate(jobId, candidateId, recruiterId, change);
  try {
    await documents.send(new UpdateCommand({ TableName: tableName(), ...update }));
    return 'changed';
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return error.Item ? 'foreign' : 'absent';
    throw error;
  }
}

/**
 * Sets an application's status and note for an admin, whosever job it is for (4 write units for it). What stands so
 * already is left alone.
 * @param entry what remembers the change, in the same transaction
 * @returns false when there is no such application
 */
export async function changeStatusByAdmin(
  jobId: number,
  candidateId: number,
  change: StatusChange,
  entry: TransactionItem,
): Promise<boolean> {
  const update = statusUpdate(jobId, candidateId, undefined, change);
  const isNews = '(card.#status <> :status OR notes <> :notes)';
  const Update = { ...update, ConditionExpression: `${update.ConditionExpression} AND ${isNews}` };
  const result = await transact([{ Update }, entry]);
  return result.done || result.failed[0]?.item !== undefined;
}

/** How many applications are looked at, and how many of them changed, at once. */
const markedAtOnce = 25;

/** Applications that a job's end concerns: not decided, and not told of it before. */
const isOpen = {
  condition: 'attribute_not_exists(job_gone) AND NOT card.#status IN (:rejected, :hired)',
  names: { '#status': 'status' },
  values: { ':rejected': 'rejected', ':hired': 'hired' },
};

/**
 * Marks the open applications for a job that is gone, each once (0.5 read units for each 4 KB, and 1 write unit for each
 * application that is marked). The marks tell the candidates. Doing it again changes nothing.
 */
export async function markJobGone(jobId: number): Promise<void> {
  const { PK, SK } = keys.application(jobId, 0);
  let start: Record<string, unknown> | undefined;
  do {
    const { Items = [], LastEvaluatedKey } = await documents.send(
      new QueryCommand({
        TableName: tableName(),
        KeyConditionExpression: 'PK = :job AND begins_with(SK, :application)',
        FilterExpression: isOpen.condition,
        ExpressionAttributeNames: isOpen.names,
        ExpressionAttributeValues: {
          ...isOpen.values,
          ':job': PK,
          ':application': SK.slice(0, SK.indexOf('#') + 1),
        },
        Limit: markedAtOnce,
        ExclusiveStartKey: start,
      }),
    );
    await Promise.all(Items.map((item) => markGone({ PK, SK: String(item.SK) })));
    start = LastEvaluatedKey;
  } while (start);
}

async function markGone(Key: { PK: string; SK: string }): Promise<void> {
  try {
    await documents.send(
      new UpdateCommand({
        TableName: tableName(),
        Key,
        UpdateExpression: 'SET job_gone = :true',
        ConditionExpression: `attribute_exists(PK) AND ${isOpen.condition}`,
        ExpressionAttributeNames: isOpen.names,
        ExpressionAttributeValues: { ...isOpen.values, ':true': true },
      }),
    );
  } catch (error) {
    // Decided, marked or erased meanwhile.
    if (!(error instanceof ConditionalCheckFailedException)) throw error;
  }
}

/** The check that an application is at a status when a transaction is written (2 write units). */
export const requireStatus = ({ job_id, candidate_id, status }: ApplicationCard): TransactionItem => ({
  ConditionCheck: {
    Key: keys.application(job_id, candidate_id),
    ConditionExpression: 'card.#status = :status',
    ExpressionAttributeNames: { '#status': 'status' },
    ExpressionAttributeValues: { ':status': status },
  },
});

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
