import { useQuery } from '@tanstack/react-query';
import type { AnswerOf } from '#shared/contracts/define.ts';
import { labelCalls } from '#shared/contracts/labels.ts';
import { bulkSize } from '#shared/domain/bulk-moves.ts';
import type { LabelChange } from '#shared/domain/labels.ts';
import { call } from '#web/lib/api-client.ts';
import { queryOf, useInvalidate } from '#web/lib/query.ts';
import { useMutation } from '#web/lib/use-mutation.ts';
import { useRefreshPairs } from '#web/lib/use-refresh-pairs.ts';

/** A person whose labels are changed, as an applicant for the job, on the shortlist for it, or both. */
export interface Labelled {
  candidate_id: number;
  /** null: on the shortlist without a job. */
  job_id: number | null;
  name: string;
}

/** When a label was given and by whom; null for who left. */
export interface LabelMark {
  label: string;
  at: string;
  name: string | null;
}

type Answer = AnswerOf<typeof labelCalls.changeLabels>;

/**
 * Changes labels of any number of people, a part after the other. `onSuccess` and `onError` are called before lists are loaded
 * again, also when another person was opened meanwhile.
 */
export const useChangeLabels = (
  outcome: { onSuccess?: (answer: Answer) => void; onError?: (error: Error) => void } = {},
) => {
  const refresh = useRefreshPairs();
  const invalidate = useInvalidate();
  return useMutation({
    mutationFn: async ({ people, ...change }: LabelChange & { people: readonly Labelled[] }) => {
      const whole: Answer = { changed: [], failed: [] };
      const { add, remove } = change;
      for (let first = 0; first < people.length; first += bulkSize) {
        const part = people
          .slice(first, first + bulkSize)
          .map(({ candidate_id, job_id }) => ({ candidate_id, job_id }));
        const { changed, failed } = await call(labelCalls.changeLabels, {
          body: { people: part, add: [...add], remove: [...remove] },
        });
        whole.changed.push(...changed);
        whole.failed.push(...failed);
      }
      return whole;
    },
    ...outcome,
    onSettled: () => Promise.all([refresh(), invalidate(labelCalls.known)]),
  });
};

/** The labels that the company has given before, by name; none until they are there. */
export const useKnownLabels = (): readonly string[] => {
  const { data } = useQuery(queryOf(labelCalls.known, {}));
  return data?.labels ?? [];
};
