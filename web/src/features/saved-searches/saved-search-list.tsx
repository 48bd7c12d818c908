import type { ReactNode } from 'react';
import type { SavedSearch } from '#shared/contracts/saved-search-answers.ts';
import type { SearchedKind } from '#shared/domain/saved-searches.ts';
import { linkTo } from '#web/config/links.ts';
import { useT } from '#web/lib/i18n.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ListFrame } from '#web/ui/list-frame.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { idOf } from '#web/ui/stepped-list.tsx';
import { SavedSearchItem } from './saved-search-item.tsx';
import { useSavedSearches } from './use-saved-searches.ts';

/** The id of the section, for links from elsewhere. */
const sectionId = 'saved-searches';

const Empty = ({ kind }: { kind: SearchedKind }) => {
  const t = useT();
  return (
    <div className="mt-3 flex flex-col items-start gap-4">
      <p className="text-soft">{t(`savedSearches.empty.${kind}`)}</p>
      <ButtonLink to={linkTo(kind === 'jobs' ? 'jobs' : 'viewCandidates')} variant="secondary" size="sm">
        {t(`savedSearches.open.${kind}`)}
      </ButtonLink>
    </div>
  );
};

/** The saved searches of the signed-in person: when they report, and what they look for. */
export const SavedSearchList = ({
  kind,
  summaryOf,
  edit,
  notice,
}: {
  kind: SearchedKind;
  summaryOf: (search: SavedSearch) => ReactNode;
  /** The dialog that changes the filters of one. */
  edit: (search: SavedSearch, onClose: () => void) => ReactNode;
  /** What keeps results from being reported now. */
  notice?: ReactNode;
}) => {
  const t = useT();
  const searches = useSavedSearches();
  return (
    <Card as="section" aria-labelledby={sectionId}>
      <h2 id={sectionId} className="text-xl">
        {t('savedSearches.title')}
      </h2>
      <p className="mt-0.5 text-sm text-soft">{t('savedSearches.text')}</p>
      {notice}
      <ListFrame
        query={searches}
        items={searches.data ?? []}
        loading={<SkeletonRows rows={1} label={t('savedSearches.loading')} className="mt-3" row="h-20" />}
        failed={t('savedSearches.notLoaded')}
        isPart
        empty={<Empty kind={kind} />}
        labelledBy={sectionId}
        className="divide-y divide-line"
        rowKey={idOf}
        card={(search) => (
          <SavedSearchItem search={search} summary={summaryOf(search)} edit={(onClose) => edit(search, onClose)} />
        )}
      />
    </Card>
  );
};
