import { indexKeys } from '#functions/data/index-keys.ts';
import { is, isAbsent, updateItem } from '#functions/data/item-writes.ts';
import { keys } from '#functions/data/keys.ts';
import { unpackLanguages } from '#functions/data/packed-languages.ts';
import { summaryOf } from '#functions/data/summary.ts';
import { write } from '#functions/data/write.ts';
import { parseAttestation } from '#functions/entities/attestation/stored-attestation.ts';
import { readCandidate } from '#functions/entities/candidate/candidate-store.ts';
import { changedLanguages } from '#functions/entities/candidate/changed-languages.ts';
import { languagesOf } from '#functions/entities/candidate/stated-languages.ts';
import { changeEvidence } from '#functions/entities/evidence/change-evidence.ts';
import { readEvidence, toEvidence } from '#functions/entities/evidence/evidence-store.ts';
import { isTrusted, settleAttestation } from '#functions/entities/evidence/settle-attestation.ts';
import { documentsOfPayment } from '#functions/entities/invoice/document-store.ts';
import { requestDocuments } from '#functions/entities/invoice/due-store.ts';
import { copyApplicantCount, hasApplicantCount } from '#functions/entities/job/applicant-count-store.ts';
import { similarPlace } from '#functions/entities/job/similar-jobs.ts';
import { parseJob, type StoredJob } from '#functions/entities/job/stored-job.ts';
import { parsePayment } from '#functions/entities/payment/stored-payment.ts';
import { parseRecruiter, type RecruiterProfile, waitingSince } from '#functions/entities/recruiter/stored-recruiter.ts';
import { isWaiting } from '#functions/entities/recruiter/visibility.ts';
import { searchPlace } from '#functions/entities/saved-search/saved-search-store.ts';
import { parseSavedSearch, type StoredSavedSearch } from '#functions/entities/saved-search/stored-saved-search.ts';
import { clock } from '#functions/platform/clock.ts';
import { allItems } from './all-items.ts';
import { addReminders } from './upgrade-interviews.ts';
import type { Upgrade } from './upgrade-results.ts';
import { forgetErasedInterviews, forgetMailedResults, placeSearchHits } from './upgrade-results.ts';

/** Inactive jobs were in no list before admins could list them. */
const placeInactiveJobs: Upgrade = {
  name: 'inactive jobs without a place in the list of all jobs',
  upgradeOf: async (item) => {
    if (item.entity !== 'job' || item.GSI1PK !== undefined) return undefined;
    const { id, created_at, is_active } = parseJob(item).summary;
    if (is_active) return undefined;
    const update = updateItem<StoredJob>(keys.job(id), {
      set: indexKeys.inactiveJobs(created_at, id),
      when: { 'summary.is_active': is(false), GSI1PK: isAbsent },
    });
    return () => write(update);
  },
};

/** Similar jobs share the type, and since the index has it the language. */
const placeSimilarJobs: Upgrade = {
  name: 'active jobs without their language in the index of similar jobs',
  upgradeOf: async (item) => {
    if (item.entity !== 'job') return undefined;
    const { summary, version } = parseJob(item);
    const place = similarPlace(summary);
    if (!summary.is_active || item.GSI3SK === place.GSI3SK) return undefined;
    return () => write(updateItem<StoredJob>(keys.job(summary.id), { set: place, when: { version: is(version) } }));
  },
};

/** Jobs without an end get it when they are read; figures count what is stored. */
const storeEnds: Upgrade = {
  name: 'jobs without a stored end',
  upgradeOf: async (item) => {
    if (item.entity !== 'job' || (summaryOf(item) as StoredJob['summary']).closing_date !== null) return undefined;
    const { id, closing_date, closing_zone, closes_at } = parseJob(item).summary;
    const end = {
      'summary.closing_date': closing_date,
      'summary.closing_zone': closing_zone,
      'summary.closes_at': closes_at,
    };
    const update = updateItem<StoredJob>(keys.job(id), {
      set: end,
      add: { version: 1 },
      when: { 'summary.closing_date': is(null) },
    });
    return () => write(update);
  },
};

/** Unverified recruiters were in no list of their own before the moderation queue. */
const placeWaitingRecruiters: Upgrade = {
  name: 'unverified recruiters without a place in the list of those waiting',
  upgradeOf: async (item) => {
    if (item.entity !== 'recruiter' || item.GSI1PK !== undefined) return undefined;
    const profile = parseRecruiter(item);
    const { id } = profile.summary;
    if (!isWaiting(profile.summary)) return undefined;
    const update = updateItem<RecruiterProfile>(keys.profile('recruiter', id), {
      set: indexKeys.waitingRecruiters(waitingSince(profile), id),
      when: { 'summary.verified': is(false), 'summary.state': is('active') },
    });
    return () => write(update);
  },
};

/** Recruiters' lists read the figures of a job without a copy of its number of applications one by one. */
const copyApplicantCounts: Upgrade = {
  name: "jobs without a copy of their number of applications for the recruiter's list",
  upgradeOf: async (item) => {
    if (item.entity !== 'job') return undefined;
    const { id, recruiter_id } = parseJob(item).summary;
    return (await hasApplicantCount(recruiter_id, id)) ? undefined : () => copyApplicantCount(recruiter_id, id);
  },
};

/** A search for a language whose tag was replaced since (`tw`) is at the place of that tag, where nothing finds it. */
const placeSavedSearches: Upgrade = {
  name: 'saved searches at the place of a replaced tag of their language',
  upgradeOf: async (item) => {
    if (item.entity !== 'saved_search' || item.GSI1PK === undefined) return undefined;
    const { summary, version } = parseSavedSearch(item);
    const { GSI1PK } = { GSI1PK: undefined, ...searchPlace(summary) };
    if (item.GSI1PK === GSI1PK) return undefined;
    const key = { PK: String(item.PK), SK: String(item.SK) };
    return () => write(updateItem<StoredSavedSearch>(key, { set: { GSI1PK }, when: { version: is(version) } }));
  },
};

/** An attested level was lost beside a higher one of the person before it became a claim of its own. */
const addAttestedLevels: Upgrade = {
  name: 'attestations with a level that is missing in the profile',
  upgradeOf: async (item) => {
    if (item.entity !== 'attestation') return undefined;
    const { candidate_id } = parseAttestation(item);
    const [profile, evidence] = await Promise.all([readCandidate(candidate_id), readEvidence(candidate_id)]);
    if (!profile) return undefined;
    const { summary } = changedLanguages(profile, languagesOf(profile), toEvidence(evidence));
    const has = JSON.stringify(unpackLanguages(profile.summary.languages));
    if (JSON.stringify(unpackLanguages(summary?.languages ?? '')) === has) return undefined;
    return () => changeEvidence(candidate_id, (before) => ({ outcome: undefined, writes: {}, after: before }));
  },
};

/** Payments that were made before invoices existed; the stream function issues them, with the day on which it does. */
const issueInvoices: Upgrade = {
  name: 'paid payments without an invoice',
  upgradeOf: async (item) => {
    if (item.entity !== 'payment') return undefined;
    const { summary } = parsePayment(item);
    const isPaid = summary.paid_at !== null && summary.status === 'completed' && summary.amount > 0;
    if (!isPaid || (await documentsOfPayment(summary.id)).length > 0) return undefined;
    return () => requestDocuments(summary.id, `upgrade-${summary.id}`, clock.now());
  },
};

/** The trust that an attestation comes from ended before attestations followed it. */
const pauseAttestations: Upgrade = {
  name: 'attestations whose recruiter is not trusted, or whose candidate is not hired, any more',
  upgradeOf: async (item) => {
    if (item.entity !== 'attestation') return undefined;
    const given = parseAttestation(item);
    if (given.is_paused || (await isTrusted(given))) return undefined;
    return () => settleAttestation(given.candidate_id, given.job_id);
  },
};

const upgrades: readonly Upgrade[] = [
  placeInactiveJobs,
  placeSimilarJobs,
  storeEnds,
  placeWaitingRecruiters,
  copyApplicantCounts,
  placeSavedSearches,
  addAttestedLevels,
  issueInvoices,
  pauseAttestations,
  addReminders,
  placeSearchHits,
  forgetMailedResults,
  forgetErasedInterviews,
];

/**
 * Adds what items of earlier versions lack and no read can add, such as a place in an index (1 read unit for each 4 KB of
 * the table and for each job, 1 to 3 write units for each job that needs it).
 * @param isDryRun only counts
 * @returns the number of items by upgrade
 */
export async function upgradeItems(isDryRun: boolean): Promise<Record<string, number>> {
  const counts = Object.fromEntries(upgrades.map(({ name }) => [name, 0]));
  for await (const item of allItems()) {
    for (const { name, upgradeOf } of upgrades) {
      const upgrade = await upgradeOf(item);
      if (!upgrade) continue;
      counts[name] = (counts[name] ?? 0) + 1;
      if (!isDryRun) await upgrade();
    }
  }
  return counts;
}
