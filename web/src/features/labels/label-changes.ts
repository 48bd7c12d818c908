import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { AnswerOf } from '#shared/contracts/define.ts';
import { labelCalls } from '#shared/contracts/labels.ts';
import { bulkSize } from '#shared/domain/bulk-moves.ts';
import type { LabelChange } from '#shared/domain/labels.ts';
import { call } from '#web/lib/api-client.ts';
import { queryKeyOf } from '#web/lib/query-key.ts';
import { useMutation } from '#web/lib/use-mutation.ts';
import { pairCalls, useRefreshPairs } from '#web/lib/use-refresh-pairs.ts';

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

/** Changes labels of any number of people, a part after the other. */
export const useChangeLabels = () =>
  useMutation({
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
    onSettled: useRefreshPairs(),
  });

interface LoadedPages {
  pages?: readonly { items?: readonly { labels?: readonly string[] | undefined }[] }[];
}

/** The labels in use in the lists that this tab has loaded, in their order by name. */
export const useKnownLabels = (): string[] => {
  const client = useQueryClient();
  return useMemo(() => {
    const lists = pairCalls.flatMap((each) => client.getQueriesData<LoadedPages>({ queryKey: queryKeyOf(each) }));
    const labels = lists.flatMap(([, data]) => data?.pages?.flatMap(({ items }) => items ?? []) ?? []);
    return [...new Set(labels.flatMap((item) => item.labels ?? []))].sort((a, b) => a.localeCompare(b));
  }, [client]);
};
