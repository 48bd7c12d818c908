import {
  latestApplicationsTo,
  allApplications as readAll,
  applicationsOfCandidate as readOfCandidate,
} from '#functions/entities/application/application-list-store.ts';
import { toApplication, toListedApplication } from '#functions/entities/application/to-application.ts';
import { readCandidates } from '#functions/entities/candidate/candidate-store.ts';
import { isApplicantSeen, markOf } from '#functions/entities/candidate/visibility.ts';
import { countedTotal } from '#functions/entities/statistics/statistics-store.ts';
import type { UseCase } from '#functions/http/request.ts';
import { unlockedAmong } from '#functions/policies/candidate-access.ts';
import type { applicationCalls } from '#shared/contracts/applications.ts';

/** A candidate's applications, newest first. */
export const applicationsOfCandidate: UseCase<typeof applicationCalls.ofCandidate> = async ({ params, page }) => {
  const { items, next } = await readOfCandidate(params.id, page);
  return { items: items.map(toApplication), next };
};

/** How many applications the recruiter's dashboard shows. */
const shown = 10;

/** How many are read, so that the list stays full when some of their candidates are not to be seen. */
const readAtOnce = 20;

/**
 * The latest applications to a recruiter's jobs, of candidates whom the caller may see, masked, with the names of those whom the recruiter
 * has unlocked (1 read unit, 0.5 for each candidate, and those of `unlockedAmong`).
 */
export const recentApplications: UseCase<typeof applicationCalls.recent> = async ({ params, caller, now }) => {
  const latest = await latestApplicationsTo(params.id, readAtOnce);
  const ids = latest.map(({ candidate_id }) => candidate_id);
  const [profiles, { named }] = await Promise.all([readCandidates(ids), unlockedAmong(caller, ids, now)]);
  const listed = latest.flatMap((application) => {
    const profile = profiles.get(application.candidate_id)?.summary;
    if (!profile || !isApplicantSeen(profile, caller, application.applied_at)) return [];
    const name = named.has(profile.id) ? profile.name : null;
    return [{ ...toListedApplication(application), ...markOf(profile), name }];
  });
  return listed.slice(0, shown);
};

/** Masking loads its patterns when a list requests messages. */
const readMessages = async (items: Parameters<typeof toListedApplication>[0][]) =>
  (await import('./masked-messages.ts')).maskedMessages(items);

/** All applications, newest first, under the candidates' masked names; with all fields with their messages (`maskedMessages`). */
export const allApplications: UseCase<typeof applicationCalls.all> = async ({ query, page, now }) => {
  const { items, next } = await readAll(page);
  const total = await countedTotal({ page, next, now }, (figures) => figures.allApplications);
  const messages = query.fields === 'all' ? await readMessages(items) : undefined;
  const shown = items.map((item) => ({
    ...toListedApplication(item),
    ...(messages && { message: messages.get(item.application_id) ?? '' }),
  }));
  return { items: shown, next, total };
};
