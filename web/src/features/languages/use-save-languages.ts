import { useQueryClient } from '@tanstack/react-query';
import { candidateCalls } from '#shared/contracts/candidates.ts';
import type { CallInput } from '#shared/contracts/define.ts';
import { jobSearchCalls } from '#shared/contracts/job-search.ts';
import { nextLevelCalls } from '#shared/contracts/next-levels.ts';
import { call } from '#web/lib/api-client.ts';
import { queryOf, useDiscard, useInvalidate } from '#web/lib/query.ts';
import { queryKeyOf } from '#web/lib/query-key.ts';
import { useMutation } from '#web/lib/use-mutation.ts';
import { formOf } from './use-language-form.ts';

type Profile = { languages: unknown; modes: unknown };

/** Loads the form's values of the own languages as they are stored now. */
export const useLoadLanguages = (candidateId: number) => {
  const client = useQueryClient();
  const query = queryOf(candidateCalls.profile, { params: { id: candidateId } });
  return async () => formOf(await client.fetchQuery({ ...query, staleTime: 0 }));
};

/** Saves the own languages and shows the answer everywhere. `onSaved` is called also when the form was left meanwhile. */
export const useSaveLanguages = (candidateId: number, onSaved: () => void) => {
  const client = useQueryClient();
  const invalidate = useInvalidate();
  const discard = useDiscard();
  return useMutation({
    mutationFn: (body: CallInput<typeof candidateCalls.setLanguages>['body']) =>
      call(candidateCalls.setLanguages, { body }),
    onSuccess: (answer) => {
      onSaved();
      const key = queryKeyOf(candidateCalls.profile, { params: { id: candidateId } });
      client.setQueryData<Profile>(key, (before) => before && { ...before, ...answer });
      void invalidate(candidateCalls.ownProfile);
      // The jobs come in another order now.
      void discard(jobSearchCalls.jobs, nextLevelCalls.nextLevels);
    },
  });
};
