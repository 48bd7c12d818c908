import { queryOptions, useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { type Candidate, candidateCalls, type candidateProfileBody } from '#shared/contracts/candidates.ts';
import type { MessageKey } from '#shared/locales/catalogues.ts';
import { call } from '#web/lib/api-client.ts';
import { ApiError, tooManyText } from '#web/lib/api-error.ts';
import { queryOf } from '#web/lib/query.ts';
import { updateSessionUser } from '#web/lib/session.ts';
import { useMutation } from '#web/lib/use-mutation.ts';
import { toForm } from './profile-changes.ts';

/** A full profile, for entitled users. Its file addresses are valid for 15 minutes, so it is reloaded earlier. */
export const profileQuery = (candidateId: number) =>
  queryOptions({
    ...queryOf(candidateCalls.profile, { params: { id: candidateId } }),
    refetchInterval: 10 * 60_000,
  });

/** The text when a profile could not be loaded: the server's own for a refusal, or one of the catalogue. */
export const profileProblem = (error: unknown, isOwn: boolean): { detail: string } | { key: MessageKey } => {
  const status = error instanceof ApiError ? error.status : 0;
  if (status === 404 && isOwn) return { key: 'candidates.profile.notFound' };
  const isRefusal = status === 403 || status === 404;
  if (error instanceof ApiError && isRefusal && error.detail) return { detail: error.detail };
  const wait = tooManyText(error);
  return wait ? { detail: wait } : { key: 'candidates.profile.loadFailed' };
};

/** Loads the form's values of a profile as it is stored now. */
export const useLoadProfile = (candidateId: number) => {
  const client = useQueryClient();
  return async () => ({ ...toForm(await client.fetchQuery({ ...profileQuery(candidateId), staleTime: 0 })) });
};

const saveTimeoutMs = 60_000;

/**
 * Saves the given fields of the own profile and shows the response everywhere. `onSaved` is called also when the form was
 * left meanwhile.
 */
export const useSaveProfile = (candidateId: number, onSaved?: () => void) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: z.input<typeof candidateProfileBody>): Promise<Candidate> =>
      call(candidateCalls.updateProfile, { params: { id: candidateId }, body }, { timeoutMs: saveTimeoutMs }),
    onSuccess: (candidate) => {
      client.setQueryData(profileQuery(candidateId).queryKey, candidate);
      const { name, email, phone } = candidate;
      updateSessionUser({ name, email, phone });
      onSaved?.();
    },
  });
};
