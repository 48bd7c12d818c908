import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Unlock } from '#shared/contracts/visibility.ts';
import { linkTo } from '#web/config/links.ts';
import { formatDate } from '#web/lib/format.ts';
import { useT } from '#web/lib/i18n.ts';
import { useItems } from '#web/lib/query.ts';
import { Button } from '#web/ui/button.tsx';
import { LockOpen } from '#web/ui/icons.ts';
import { ListFrame } from '#web/ui/list-frame.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { BlockDialog } from './block-dialog.tsx';
import { useUnlocks } from './use-visibility.ts';

const UnlockItem = ({ unlock, onBlock }: { unlock: Unlock; onBlock: () => void }) => {
  const t = useT();
  const { company_id, company_name: name, unlocked_at, has_page } = unlock;
  return (
    <div className="flex items-center gap-3 py-2.5">
      <LockOpen className="size-5 shrink-0 text-soft" aria-hidden="true" />
      <div className="min-w-0 flex-1">
        <p className="font-semibold wrap-anywhere">
          {has_page ? (
            <Link to={linkTo('company', { recruiterId: company_id })} className="rounded-sm hover:underline">
              <bdi>{name}</bdi>
            </Link>
          ) : (
            <bdi>{name}</bdi>
          )}
        </p>
        <p className="text-sm text-soft">{t('visibility.unlocks.at', { at: formatDate(unlocked_at, 'time') })}</p>
      </div>
      <Button variant="quiet" size="sm" aria-label={t('visibility.unlocks.blockNamed', { name })} onClick={onBlock}>
        {t('visibility.unlocks.block')}
      </Button>
    </div>
  );
};

const List = () => {
  const t = useT();
  const list = useUnlocks();
  const [chosen, setChosen] = useState<Unlock | null>(null);
  return (
    <>
      <ListFrame
        query={list}
        items={useItems(list)}
        loading={<Skeleton className="mt-3 h-11 w-full max-w-md" />}
        failed={t('visibility.unlocks.notLoaded')}
        isPart
        empty={<p className="mt-2 text-sm">{t('visibility.unlocks.none')}</p>}
        labelledBy="unlocks"
        className="mt-2 divide-y divide-line"
        rowKey={({ company_id }) => company_id}
        card={(unlock) => <UnlockItem unlock={unlock} onBlock={() => setChosen(unlock)} />}
      />
      {chosen && (
        <BlockDialog companyId={chosen.company_id} name={chosen.company_name} onClose={() => setChosen(null)} />
      )}
    </>
  );
};

/** The companies that unlocked the candidate's profile, each of which can be blocked. */
export const UnlockList = () => {
  const t = useT();
  return (
    <section aria-labelledby="unlocks" className="pt-5">
      <h3 id="unlocks" className="text-lg">
        {t('visibility.unlocks.title')}
      </h3>
      <p className="mt-0.5 text-sm text-soft">{t('visibility.unlocks.text')}</p>
      <List />
    </section>
  );
};
