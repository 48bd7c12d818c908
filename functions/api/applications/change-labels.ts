import { colleagueOf } from '#functions/entities/account/caller.ts';
import { readCandidates } from '#functions/entities/candidate/candidate-store.ts';
import { isApplicantSeen } from '#functions/entities/candidate/visibility.ts';
import { changeLabels as changeOf } from '#functions/entities/hiring/change-labels.ts';
import { readKnownLabels, rememberLabels } from '#functions/entities/label/known-labels-store.ts';
import { givenNow } from '#functions/entities/label/stored-label.ts';
import type { UseCase } from '#functions/http/request.ts';
import type { AnswerOf } from '#shared/contracts/define.ts';
import type { labelCalls } from '#shared/contracts/labels.ts';

type Call = typeof labelCalls.changeLabels;

/**
 * Changes labels of several people, one after the other; who is on no list of the company is named (2.5 read and 4 write units each; 1
 * read unit more for what is added, and 1 write unit where a label is new to the company). A
 * repeated request changes nothing more.
 */
export const changeLabels: UseCase<Call> = async ({ body: { people, add, remove }, caller, now }) => {
  const answer: AnswerOf<Call> = { changed: [], failed: [] };
  const given = givenNow(add, now, colleagueOf(caller));
  const profiles = await readCandidates([...new Set(people.map(({ candidate_id }) => candidate_id))]);
  for (const { candidate_id, job_id } of people) {
    const profile = profiles.get(candidate_id)?.summary;
    const person = {
      recruiterId: caller.id,
      candidateId: candidate_id,
      jobId: job_id,
      isSeen: ({ summary }: { summary: { applied_at: Parameters<typeof isApplicantSeen>[2] } }) =>
        isApplicantSeen(profile, caller, summary.applied_at),
    };
    const labels = await changeOf(person, { add: given, remove });
    if (typeof labels === 'string') answer.failed.push({ candidate_id, reason: labels });
    else answer.changed.push({ candidate_id, labels });
  }
  if (add.length > 0 && answer.changed.length > 0) await rememberLabels(caller.id, add);
  return answer;
};

/** The labels that the caller's company has given (1 read unit). */
export const shownKnownLabels: UseCase<typeof labelCalls.known> = async ({ caller }) => ({
  labels: await readKnownLabels(caller.id),
});
