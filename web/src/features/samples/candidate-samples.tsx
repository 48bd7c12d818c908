import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { sampleCalls } from '#shared/contracts/samples.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { useVerified } from '#web/lib/entitlement.ts';
import { useT } from '#web/lib/i18n.ts';
import { queryOf } from '#web/lib/query.ts';
import { Button } from '#web/ui/button.tsx';
import { SamplePlayer } from './sample-player.tsx';

/** A candidate's recordings; `wrap` puts them into their place, and `empty` is shown where there are none. */
export const SampleList = ({
  candidateId,
  empty = null,
  wrap = (list) => list,
}: {
  candidateId: number;
  empty?: ReactNode;
  wrap?: (list: ReactNode) => ReactNode;
}) => {
  const t = useT();
  const { verified } = useVerified();
  const query = queryOf(sampleCalls.ofCandidate, { params: { id: candidateId } });
  const { data, error, isFetching, refetch } = useQuery({ ...query, enabled: verified === true });
  const addressOf = async (id: string) => (await refetch()).data?.find((sample) => sample.id === id)?.audio;
  // The profile beside it says that there is no such candidate.
  if (error instanceof ApiError && error.status === 404) return empty;
  if (error) {
    return (
      <p role="alert" className="flex flex-wrap items-center gap-3 text-sm">
        <span>{t('samples.loadFailed')}</span>
        <Button variant="secondary" size="sm" loading={isFetching} onClick={() => void refetch()}>
          {t('common.tryAgain')}
        </Button>
      </p>
    );
  }
  if (!data) return null;
  if (data.length === 0) return empty;
  return wrap(
    <ul className="space-y-6">
      {data.map((sample) => (
        <li key={sample.id}>
          <SamplePlayer sample={sample} onReload={() => addressOf(sample.id)} />
        </li>
      ))}
    </ul>,
  );
};

/** A candidate's recordings. Renders nothing for recruiters who are not verified, and where there are none. */
export const CandidateSamples = ({ candidateId }: { candidateId: number }) => {
  const t = useT();
  return (
    <SampleList
      candidateId={candidateId}
      wrap={(list) => (
        <section aria-labelledby="samples-of-candidate" className="space-y-4 border-t border-line pt-5">
          <h2 id="samples-of-candidate" className="text-xl">
            {t('samples.title')}
          </h2>
          {list}
        </section>
      )}
    />
  );
};
