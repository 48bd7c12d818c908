import { useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod/mini';
import { type jobDraftBody, jobDraftCalls } from '#shared/contracts/job-drafts.ts';
import { call } from '#web/lib/api-client.ts';
import { waitForLookups } from '#web/lib/lookups.ts';
import { queryOf, useInvalidate } from '#web/lib/query.ts';
import { useMutation } from '#web/lib/use-mutation.ts';
import { formValuesOf } from './job-form-values.ts';

type DraftFields = z.input<typeof jobDraftBody>;

/** Returns a function that reloads the list of drafts after a change; a form that is open reads its draft when it opens. */
export const useInvalidateDrafts = () => {
  const invalidate = useInvalidate();
  return () => invalidate(jobDraftCalls.drafts);
};

/** Stores the form as a new draft, or as the one with this id. `onStored` is called also when the screen was left meanwhile. */
export const useSaveDraft = (id: number | undefined, onStored: () => void) => {
  const invalidateDrafts = useInvalidateDrafts();
  return useMutation({
    mutationFn: async (fields: () => DraftFields) => {
      await waitForLookups();
      const body = fields();
      return id === undefined
        ? call(jobDraftCalls.createDraft, { body })
        : call(jobDraftCalls.changeDraft, { params: { id }, body });
    },
    onSuccess: () => {
      onStored();
      return invalidateDrafts();
    },
  });
};

/** Loads the form's values of a draft as it is stored now. */
export const useLoadDraft = (id: number) => {
  const client = useQueryClient();
  return async () =>
    formValuesOf(await client.fetchQuery({ ...queryOf(jobDraftCalls.draft, { params: { id } }), staleTime: 0 }));
};

/** Deletes the draft with this id. */
export const useRemoveDraft = (id: number) => {
  const invalidateDrafts = useInvalidateDrafts();
  return useMutation({
    mutationFn: () => call(jobDraftCalls.removeDraft, { params: { id } }),
    onSuccess: invalidateDrafts,
  });
};
