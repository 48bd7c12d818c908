import { useQueryClient } from '@tanstack/react-query';
import { type Candidate, candidateCalls } from '#shared/contracts/candidates.ts';
import { call } from '#web/lib/api-client.ts';
import { useInvalidate } from '#web/lib/query.ts';
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
  const show = (changed: Partial<Candidate>) => {
    const key = queryKeyOf(candidateCalls.profile, { params: { id: candidateId } });
    client.setQueryData<Candidate>(key, (before) => before && { ...before, ...changed });
  };
  return useMutation({
    mutationFn: async ({ profile, languages }: ReviewedChanges): Promise<void> => {
      if (profile) {
        const candidate = await call(candidateCalls.updateProfile, { params: { id: candidateId }, body: profile });
        show(candidate);
        const { name, email, phone } = candidate;
        updateSessionUser({ name, email, phone });
      }
      if (languages) show(await call(candidateCalls.setLanguages, { body: languages }));
    },
    onSuccess: () => invalidate(candidateCalls.ownProfile),
  });
};
