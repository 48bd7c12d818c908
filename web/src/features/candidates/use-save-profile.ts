import { useMutation, useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { type Candidate, candidateCalls, type candidateProfileBody } from '#shared/contracts/candidates.ts';
import { call } from '#web/lib/api-client.ts';
import { updateSessionUser } from '#web/lib/session.ts';
import { profileQuery } from './profile-query.ts';

const saveTimeoutMs = 60_000;

/** Saves the given fields of the own profile and shows the answer everywhere. */
export const useSaveProfile = (candidateId: number) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: z.input<typeof candidateProfileBody>): Promise<Candidate> =>
      call(candidateCalls.updateProfile, { params: { id: candidateId }, body }, { timeoutMs: saveTimeoutMs }),
    onSuccess: (candidate) => {
      client.setQueryData(profileQuery(candidateId).queryKey, candidate);
      const { name, email, phone } = candidate;
      updateSessionUser({ name, email, phone });
    },
  });
};
