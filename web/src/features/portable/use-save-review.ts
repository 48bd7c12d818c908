import { useQueryClient } from '@tanstack/react-query';
import { type Candidate, candidateCalls } from '#shared/contracts/candidates.ts';
import { jobSearchCalls } from '#shared/contracts/job-search.ts';
import { nextLevelCalls } from '#shared/contracts/next-levels.ts';
import { call } from '#web/lib/api-client.ts';
import { useDiscard, useInvalidate } from '#web/lib/query.ts';
import { queryKeyOf } from '#web/lib/query-key.ts';
import { updateSessionUser } from '#web/lib/session.ts';
import { useMutation } from '#web/lib/use-mutation.ts';
import type { ReviewedChanges } from './offers.ts';

/**
 * Saves what was chosen by the calls of the profile's own forms. Each answer is shown at once: when the second call fails,
 * the review offers only what is not saved yet.
 */
export const useSaveReview = (candidateId: number) => {
  const client = useQueryClient();
  const invalidate = useInvalidate();
  const discard = useDiscard();
  const key = queryKeyOf(candidateCalls.profile, { params: { id: candidateId } });
  const show = (changed: Partial<Candidate>) => {
    client.setQueryData<Candidate>(key, (before) => before && { ...before, ...changed });
  };
  return useMutation({
    mutationFn: async ({ profile, languages }: ReviewedChanges): Promise<void> => {
      // The profile that the review compares with the file.
      const { version, languages_version } = client.getQueryData<Candidate>(key) ?? {};
      if (profile) {
        const body = { ...profile, version };
        const candidate = await call(candidateCalls.updateProfile, { params: { id: candidateId }, body });
        show(candidate);
        const { name, email, phone } = candidate;
        updateSessionUser({ name, email, phone });
      }
      if (languages)
        show(await call(candidateCalls.setLanguages, { body: { ...languages, version: languages_version } }));
    },
    onSuccess: () =>
      Promise.all([
        invalidate(candidateCalls.ownProfile),
        // The jobs come in another order now.
        discard(jobSearchCalls.jobs, nextLevelCalls.nextLevels),
      ]),
    // After a change elsewhere the review compares with the profile as it is now.
    onError: () => invalidate(candidateCalls.profile),
  });
};
