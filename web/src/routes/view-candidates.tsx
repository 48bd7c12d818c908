import { linkTo } from '#web/config/links.ts';
import { createPart } from '#web/lib/create-part.ts';
import { loadCatalogues, useT } from '#web/lib/i18n.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { SkeletonCards } from '#web/ui/skeleton.tsx';

// The heading is painted before the code of the search, with its dialogs, is loaded.
const useSearch = createPart(async () => {
  const [{ SettledSearch }] = await Promise.all([
    import('./candidate-search/settled-search.tsx'),
    loadCatalogues(['languages', 'search', 'shortlist', 'verification', 'matches', 'languageTerms']),
  ]);
  return { SettledSearch };
});

/** The page on which a recruiter searches candidates. */
export const Component = () => {
  const t = useT();
  const search = useSearch();
  return (
    <>
      <PageHeader
        title={t('candidateSearch.title')}
        backTo={linkTo('recruiterDashboard')}
        backLabel={t('candidateSearch.back')}
      >
        {t('candidateSearch.text')}
      </PageHeader>
      {search ? <search.SettledSearch /> : <SkeletonCards label={t('common.loading')} />}
    </>
  );
};
