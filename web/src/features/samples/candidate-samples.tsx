import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { sampleCalls } from '#shared/contracts/samples.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { useVerified } from '#web/lib/entitlement.ts';
import { useT } from '#web/lib/i18n.ts';
import { queryOf } from '#web/lib/query.ts';
import { ListFrame } from '#web/ui/list-frame.tsx';
import { SamplePlayer } from './sample-player.tsx';

/** A candidate's recordings; `wrap` puts them into their place, and `empty` is shown where there are none. */
export const SampleList = ({
  candidateId,
  loading = null,
  empty = null,
  wrap = (list) => list,
}: {
  candidateId: number;
  loading?: ReactNode;
  empty?: ReactNode;
  wrap?: (list: ReactNode) => ReactNode;
}) => {
  const t = useT();
  const { verified } = useVerified();
  const definition = queryOf(sampleCalls.ofCandidate, { params: { id: candidateId } });
  const query = useQuery({ ...definition, enabled: verified === true });
  const { data, error, refetch } = query;
  const addressOf = async (id: string) => (await refetch()).data?.find((sample) => sample.id === id)?.audio;
  // The profile beside it says that there is no such candidate.
  if (error instanceof ApiError && error.status === 404) return empty;
  return (
    <ListFrame isPart query={query} items={data ?? []} loading={loading} failed={t('samples.loadFailed')} empty={empty}>
      {(samples) =>
        wrap(
          <ul className="space-y-6">
            {samples.map((sample) => (
              <li key={sample.id}>
                <SamplePlayer sample={sample} onReload={() => addressOf(sample.id)} />
              </li>
            ))}
          </ul>,
        )
      }
    </ListFrame>
  );
};

/** A candidate's recordings. Renders nothing for recruiters who are not verified, and where there are none. */
export const CandidateSamples = ({ candidateId }: { candidateId: number }) => {
  const t = useT();
  return (
    <SampleList
      candidateId={candidateId}
      wrap={(list) => (
        <section aria-labelledby="samples-of-candidate" className="mt-6 space-y-4 border-t border-line pt-5">
          <h2 id="samples-of-candidate" className="text-xl">
            {t('samples.title')}
          </h2>
          {list}
        </section>
      )}
    />
  );
};
