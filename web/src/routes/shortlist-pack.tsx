import { linkTo } from '#web/config/links.ts';
import { LanguageList } from '#web/features/languages/language-list.tsx';
import { readChosen, useChosenEntries } from '#web/features/shortlist/chosen-entries.ts';
import { ProfileSheet } from '#web/features/shortlist/profile-sheet.tsx';
import { useT } from '#web/lib/i18n.ts';
import { presentParams, useQueryParams } from '#web/lib/use-query-params.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Printer } from '#web/ui/icons.ts';
import { Notice } from '#web/ui/notice.tsx';
import { ScreenHeader } from '#web/ui/screen-header.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** Whether the recruiter's notes are printed, as the address says. */
const useNotesSwitch = () => {
  const { params, change } = useQueryParams();
  const toggle = () => change({ notes: presentParams().has('notes') ? undefined : 'yes' }, { replace: true });
  return { withNotes: params.has('notes'), toggle };
};

const Loading = () => {
  const t = useT();
  return (
    <div role="status" className="mx-auto max-w-3xl">
      <span className="sr-only">{t('shortlist.list.loading')}</span>
      <Skeleton className="h-96 w-full" />
    </div>
  );
};

/** Chosen candidates of the shortlist for printing, one page each. */
export const Component = () => {
  const t = useT();
  const { params } = useQueryParams();
  const ids = readChosen(params.get('ids'));
  const { withNotes, toggle } = useNotesSwitch();
  const { query, entries, isLoading } = useChosenEntries(ids);
  const missing = ids.length - entries.length;
  const isKnown = !isLoading && !query.isError;
  return (
    <>
      <ScreenHeader
        name="shortlistPack"
        actions={
          isKnown &&
          entries.length > 0 && (
            <Button icon={<Printer className="size-4" aria-hidden="true" />} onClick={() => window.print()}>
              {t('shortlist.pack.print')}
            </Button>
          )
        }
      />
      <div className="mx-auto mb-6 max-w-3xl empty:hidden print:hidden">
        {isKnown && entries.length > 0 && (
          <Checkbox label={t('shortlist.pack.withNotes')} checked={withNotes} onChange={toggle} />
        )}
        {isKnown && missing > 0 && entries.length > 0 && (
          <Notice tone="warning">{t('shortlist.pack.missing', { count: missing })}</Notice>
        )}
      </div>
      {isLoading && <Loading />}
      {query.isError && (
        <ErrorState
          title={t('shortlist.list.failed')}
          query={{ ...query, refetch: query.isFetchNextPageError ? query.fetchNextPage : query.refetch }}
        />
      )}
      {isKnown && entries.length === 0 && (
        <EmptyState
          icon={<Printer aria-hidden="true" />}
          title={t('shortlist.pack.none')}
          action={<ButtonLink to={linkTo('shortlist')}>{t('shortlist.pack.back')}</ButtonLink>}
        >
          {t('shortlist.pack.noneText')}
        </EmptyState>
      )}
      {isKnown && (
        <div className="space-y-6 print:space-y-0">
          {entries.map((entry) => (
            <ProfileSheet
              key={entry.id}
              entry={entry}
              withNotes={withNotes}
              languagesOf={({ languages, modes }) => <LanguageList isUnfolded {...{ languages, modes }} />}
            />
          ))}
        </div>
      )}
    </>
  );
};
