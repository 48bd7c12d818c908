import { useT } from '#web/lib/i18n.ts';
import { Notice } from '#web/ui/notice.tsx';
import { type Corrected, CorrectedNote } from './corrected-note.tsx';

/** What a search corrected, could not decide or may have missed. */
export const SearchNotes = ({
  unknown,
  partial,
  corrected = [],
  about,
}: {
  unknown: number;
  partial: boolean;
  corrected?: Corrected | undefined;
  about: 'jobs' | 'people';
}) => {
  const t = useT();
  return (
    <div className="space-y-3 empty:hidden">
      <CorrectedNote corrected={corrected} about={about} />
      {partial && <Notice title={t('search.partial')}>{t('search.partialText')}</Notice>}
      {unknown > 0 && (
        <details className="text-sm text-soft">
          <summary className="cursor-pointer rounded-sm underline underline-offset-4">
            {t(`search.unknown.${about}`, { count: unknown })}
          </summary>
          <p className="mt-2 max-w-prose">{t(`search.unknownText.${about}`)}</p>
        </details>
      )}
    </div>
  );
};
