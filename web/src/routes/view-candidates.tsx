import { candidateSearchTexts } from '#web/config/later-texts.ts';
import { linkTo } from '#web/config/links.ts';
import { useT } from '#web/lib/i18n.ts';
import { later } from '#web/lib/later.tsx';
import { afterPaint } from '#web/lib/when.ts';
import { DenseHeader } from '#web/ui/dense-header.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';

// The heading is painted before the code of the search, with its dialogs, is loaded.
const Loading = () => <SkeletonRows rows={10} label={useT()('common.loading')} className="space-y-px" row="h-14" />;

const SettledSearch = later(async () => (await import('./candidate-search/settled-search.tsx')).SettledSearch, {
  texts: candidateSearchTexts,
  when: afterPaint,
  waiting: <Loading />,
});

/** The page on which a recruiter searches candidates. */
export const Component = () => {
  const t = useT();
  return (
    <>
      <DenseHeader
        title={t('candidateSearch.title')}
        backTo={linkTo('recruiterDashboard')}
        backLabel={t('candidateSearch.back')}
      >
        {t('candidateSearch.text')}
      </DenseHeader>
      <SettledSearch />
    </>
  );
};
