import { useQuery } from '@tanstack/react-query';
import { candidateCalls } from '#shared/contracts/candidates.ts';
import { useT } from '#web/lib/i18n.ts';
import { queryOf } from '#web/lib/query.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { FileStep } from './file-step.tsx';
import type { LanguageView } from './language-choices.tsx';
import { ReviewStep } from './review-step.tsx';
import { useReadFile } from './use-read-file.ts';

/** Fills the own profile from a file: chooses and reads it, and saves only what was confirmed. */
export const ImportProfile = ({
  candidateId,
  languageView,
  onSaved,
}: {
  candidateId: number;
  languageView: LanguageView;
  onSaved: () => void;
}) => {
  const t = useT();
  const profile = useQuery(queryOf(candidateCalls.profile, { params: { id: candidateId } }));
  const reading = useReadFile();
  if (profile.isPending) {
    return (
      <div role="status">
        <span className="sr-only">{t('common.loading')}</span>
        <Skeleton className="h-64 w-full" />
      </div>
    );
  }
  if (!profile.data) return <ErrorState title={t('candidates.profile.loadFailed')} query={profile} />;
  if (reading.data) {
    return (
      <ReviewStep
        present={profile.data}
        read={reading.data}
        languageView={languageView}
        onBack={reading.reset}
        onSaved={onSaved}
      />
    );
  }
  return <FileStep isReading={reading.isPending} error={reading.error} onChoose={(file) => reading.mutate(file)} />;
};
