import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { candidateCalls } from '#shared/contracts/candidates.ts';
import { CandidateCard } from '#web/features/candidate-search/candidate-card.tsx';
import { Carousel } from '#web/features/landing/carousel.tsx';
import { LanguageLines } from '#web/features/languages/language-lines.tsx';
import { useT } from '#web/lib/i18n.ts';
import { queryOf } from '#web/lib/query.ts';
import { queryClient } from '#web/lib/query-client.ts';

const showcaseCount = 5;

interface ShowcaseProps {
  onOpen: () => void;
  /** Shown until the candidates are loaded. */
  loading: ReactNode;
}

const LatestCandidates = ({ onOpen, loading }: ShowcaseProps) => {
  const t = useT();
  const latest = useQuery(queryOf(candidateCalls.latestMasked, { query: { limit: showcaseCount } }));
  if (latest.isPending) return loading;
  // A failure shows the same as an empty list: the showcase is an invitation, not a tool.
  const candidates = latest.data ?? [];
  if (candidates.length === 0) {
    return (
      <p className="rounded-lg border border-dashed border-edge px-6 py-16 text-center text-lg text-soft">
        {t('landing.showcase.empty')}
      </p>
    );
  }
  return (
    <Carousel
      candidates={candidates}
      card={(candidate) => (
        <CandidateCard
          candidate={candidate}
          onOpen={onOpen}
          {...(candidate.languages.length > 0 && { languages: <LanguageLines languages={candidate.languages} /> })}
        />
      )}
    />
  );
};

/** The showcase with its own provider, as the landing page has none. */
export const Showcase = (props: ShowcaseProps) => (
  <QueryClientProvider client={queryClient}>
    <LatestCandidates {...props} />
  </QueryClientProvider>
);
