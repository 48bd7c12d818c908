import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { Visibility } from '#shared/contracts/visibility.ts';
import { useT } from '#web/lib/i18n.ts';
import { Card } from '#web/ui/card.tsx';
import { Consent } from '#web/ui/consent.tsx';
import { ErrorLine } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { BlockedList } from './blocked-list.tsx';
import { UnlockList } from './unlock-list.tsx';
import { useChangeVisibility, useVisibility } from './use-visibility.ts';

/** The id of the card, for links from notices. */
const cardId = 'privacy';

const Choices = ({ visibility }: { visibility: Visibility }) => {
  const t = useT();
  const change = useChangeVisibility();
  const { paused, in_showcase } = { ...visibility, ...(change.isPending && change.variables) };
  return (
    <fieldset className="mt-2 space-y-1 pb-5" aria-labelledby={cardId} disabled={change.isPending}>
      <Consent
        label={t('visibility.paused')}
        hint={t('visibility.pausedHint')}
        checked={paused}
        onChange={({ target }) => change.mutate({ paused: target.checked })}
      />
      <Consent
        label={t('visibility.showcase')}
        hint={t('visibility.showcaseHint')}
        checked={in_showcase}
        onChange={({ target }) => change.mutate({ in_showcase: target.checked })}
      />
    </fieldset>
  );
};

/** Who may see the signed-in candidate, who never does, and who unlocked the profile. */
export const PrivacyCard = () => {
  const t = useT();
  const { hash } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  const settings = useVisibility();
  useEffect(() => {
    if (hash === `#${cardId}`) heading.current?.scrollIntoView();
  }, [hash]);
  return (
    <Card as="section" aria-labelledby={cardId}>
      <h2 id={cardId} ref={heading} className="scroll-mt-24 text-xl">
        {t('visibility.title')}
      </h2>
      <p className="mt-0.5 text-sm text-soft">{t('visibility.text')}</p>
      {settings.isPending && (
        <div role="status" className="mt-3">
          <span className="sr-only">{t('common.loading')}</span>
          <Skeleton className="h-120 w-full" />
        </div>
      )}
      {settings.isError && !settings.data && <ErrorLine title={t('visibility.notLoaded')} query={settings} />}
      {settings.data && (
        <div className="divide-y divide-line">
          <Choices visibility={settings.data} />
          <BlockedList blocked={settings.data.blocked} />
          <UnlockList />
        </div>
      )}
    </Card>
  );
};
