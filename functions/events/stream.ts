import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import { type Change, causeOfChange, changeOf, isRestored } from '#functions/data/change.ts';
import { idInImage } from '#functions/data/summary.ts';
import { withCause } from '#functions/platform/cause.ts';
import { describeError, log } from '#functions/platform/log.ts';
import { announce } from './announce.ts';
import { applyEffects } from './apply-effects.ts';
import type { Effect } from './effect.ts';
import { effectsOf } from './effects-of.ts';
import { followAccounts } from './follow-accounts.ts';
import { followApplicantCounts } from './follow-applicant-counts.ts';
import { followApplications } from './follow-applications.ts';
import { followAttestations } from './follow-attestations.ts';
import { followFanOuts } from './follow-fan-outs.ts';
import { clearReplacedFiles, followVideos } from './follow-files.ts';
import { followVerification } from './follow-verification.ts';
import { refreshCopies } from './refresh-copies.ts';
import { effectsOfUnlock } from './settle-unlocks.ts';

/**
 * Applies what follows from the table's changes, in their order. The first record that fails is reported: the event
 * source delivers from there again, and after its last attempt moves a failing record to the dead-letter queue.
 * Repeated, late and shuffled records lead to the same state.
 */
export async function handler({ Records }: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> {
  try {
    await announceSearched(Records);
  } catch (error) {
    return failureOf(Records[0], error);
  }
  for (const record of Records) {
    const failure = await withCause(causeOfChange(record), () =>
      applyRecord(record).catch((error: unknown) => failureOf(record, error)),
    );
    if (failure) return failure;
  }
  return { batchItemFailures: [] };
}

function failureOf(record: DynamoDBRecord | undefined, error: unknown): DynamoDBBatchResponse {
  log('EVENT_FAILED', { event: record?.eventID, ...describeError(error) });
  return { batchItemFailures: [{ itemIdentifier: record?.dynamodb?.SequenceNumber ?? '' }] };
}

async function applyRecord(record: DynamoDBRecord): Promise<void> {
  const change = changeOf(record);
  const read = isRestored(change) ? [] : [...(await effectsOfUnlock(change)), ...(await effectsOfPayment(change))];
  const effects = [...effectsOf(change), ...read];
  if (effects.length > 0) await applyEffects(change, effects);
  await followFanOuts(change);
  await refreshCopies(change);
  await clearReplacedFiles(change);
  await followAccounts(change);
  await followApplicantCounts(change);
  await followApplications(change);
  await followAttestations(change);
  await followVerification(change);
  await followVideos(change);
  await followPayments(change);
  await followRare(change);
  log('EVENT_FOLDED', { event: change.eventId, entity: change.entity, effects: effects.length });
}

/** Loaded with the first payment, as below. */
async function effectsOfPayment(change: Change): Promise<Effect[]> {
  if (change.entity !== 'payment') return [];
  const { effectsOfFailedRefund } = await import('./notify-admins.ts');
  return await effectsOfFailedRefund(change);
}

/** Entities of what vouches for a candidate's languages, with files of their own. */
const evidence = ['certificate', 'spoken_samples'];

/** Entities of companies' documents, and of the decisions that end their time. */
const documented = ['company_documents', 'recruiter'];

/** What follows from records that few batches have is loaded with the first one. */
async function followRare(change: Change): Promise<void> {
  if (evidence.includes(change.entity)) await (await import('./clear-evidence-files.ts')).clearEvidenceFiles(change);
  if (documented.includes(change.entity)) {
    await (await import('./follow-company-documents.ts')).followCompanyDocuments(change);
  }
  if (change.entity === 'interview') await (await import('./follow-interviews.ts')).followInterviews(change);
  if (change.entity === 'message_file') await (await import('./clear-message-files.ts')).clearMessageFiles(change);
  if (change.entity === 'certificate') await (await import('./follow-certificates.ts')).followCertificates(change);
  if (change.entity === 'ranking_record') await (await import('./follow-rankings.ts')).followRankings(change);
  if (change.entity === 'report_subject') await (await import('./follow-reports.ts')).followReports(change);
}

/** What follows from payments is loaded with the first one: most batches have none. */
async function followPayments(change: Change): Promise<void> {
  if (change.entity !== 'payment' && change.entity !== 'invoice_wake') return;
  const { issueDocuments } = await import('./issue-documents.ts');
  await issueDocuments(change);
}

/** The search indexes, by the entity that is searched. */
const indexOf = { job: 'jobs', candidate: 'candidates' } as const;

/**
 * Announces to the search indexes which jobs and candidates changed: a whole batch together and first, so that no later
 * failure keeps a job from being found.
 */
async function announceSearched(records: readonly DynamoDBRecord[]): Promise<void> {
  for (const [entity, index] of Object.entries(indexOf)) {
    const ids = new Set(records.flatMap((record) => changedId(record, entity) ?? []));
    const causes = records.flatMap((record) =>
      changedId(record, entity) ? (causeOfChange(record)?.reference ?? []) : [],
    );
    if (ids.size > 0) await announce(index, [...ids], [...new Set(causes)]);
  }
}

/** The id in a record's summary; undefined for other entities and for records that are not of this table. */
function changedId({ dynamodb }: DynamoDBRecord, entity: string): number | undefined {
  const image = dynamodb?.NewImage ?? dynamodb?.OldImage;
  const id = idInImage(image);
  return image?.entity?.S === entity && Number.isSafeInteger(id) ? id : undefined;
}
