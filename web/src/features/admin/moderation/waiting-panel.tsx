import { type ReactNode, useState } from 'react';
import type { WaitingRecruiter } from '#shared/contracts/moderation.ts';
import type { SendBack } from '#shared/domain/verification-wait.ts';
import { linkTo } from '#web/config/links.ts';
import { formatDate } from '#web/lib/format.ts';
import { useT } from '#web/lib/i18n.ts';
import { later } from '#web/lib/later.tsx';
import { useLetterKeys } from '#web/lib/letter-keys.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Clock, ShieldCheck, UserRoundSearch, UserRoundX } from '#web/ui/icons.ts';
import { SidePanel } from '#web/ui/side-panel.tsx';
import { Contact } from '../contact.tsx';
import { CompanyPage } from './company-page.tsx';
import { waitingText } from './waiting-row.tsx';

const History = later(async () => (await import('./history.tsx')).History, { texts: ['audit'] });

/** Earlier decisions, which load when they are wanted: most recruiters wait for the first time. */
const Earlier = ({ id }: { id: number }) => {
  const t = useT();
  const [isShown, setShown] = useState(false);
  return (
    <section className="mt-5 border-t border-line pt-4">
      <h3 className="mb-1.5 text-base">{t('moderation.history.title')}</h3>
      {isShown ? (
        <History id={id} />
      ) : (
        <Button variant="quiet" size="sm" className="-ms-3" onClick={() => setShown(true)}>
          {t('moderation.history.show')}
        </Button>
      )}
    </section>
  );
};

/** What an admin does with a waiting recruiter. */
export interface WaitingActions {
  onVerify: () => void;
  onSendBack: (decision: SendBack) => void;
}

const Actions = ({
  of: { id, company_name: name },
  onVerify,
  onSendBack,
}: WaitingActions & { of: WaitingRecruiter }) => {
  const t = useT();
  const letters = useLetterKeys();
  return (
    <>
      {/* Another button for each recruiter: the second press of a double click finds no button that decides about the next one. */}
      <Button
        key={id}
        size="sm"
        icon={<ShieldCheck className="size-4" aria-hidden="true" />}
        aria-label={t('admin.recruiters.verifyName', { name })}
        onClick={({ detail }) => detail < 2 && onVerify()}
        {...(letters && { 'aria-keyshortcuts': 'v' })}
      >
        {t('admin.recruiters.verify')}
      </Button>
      <Button
        variant="secondary"
        size="sm"
        aria-label={t('moderation.recruiters.requestName', { name })}
        onClick={() => onSendBack('request')}
      >
        {t('moderation.recruiters.request')}
      </Button>
      <Button
        variant="quiet"
        size="sm"
        className="text-danger! hover:bg-danger-tint!"
        icon={<UserRoundX className="size-4" aria-hidden="true" />}
        aria-label={t('moderation.recruiters.rejectName', { name })}
        onClick={() => onSendBack('reject')}
        {...(letters && { 'aria-keyshortcuts': 'r' })}
      >
        {t('moderation.recruiters.reject')}
      </Button>
    </>
  );
};

/** A recruiter who waits to be verified, open beside the list: what an admin compares, where to find more, and the decision. */
export const WaitingPanel = ({
  recruiter,
  signals,
  takesFocus,
  onClose,
  ...actions
}: WaitingActions & {
  recruiter: WaitingRecruiter;
  signals: ReactNode;
  takesFocus: boolean;
  onClose: () => void;
}) => {
  const t = useT();
  const { id, name, company_name, email, created_at, total_jobs } = recruiter;
  return (
    <SidePanel
      title={company_name}
      description={name}
      takesFocus={takesFocus}
      onClose={onClose}
      footer={<Actions of={recruiter} {...actions} />}
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone="warning">
          <Clock className="size-3.5" aria-hidden="true" />
          <span>{waitingText(recruiter)}</span>
        </Badge>
        <p className="text-sm text-soft tabular-nums">
          {[
            t('admin.recruiters.id', { id: String(id) }),
            t('moderation.recruiters.signedUp', { date: formatDate(created_at) }),
            t('moderation.recruiters.jobs', { count: total_jobs }),
          ].join('\u00a0· ')}
        </p>
      </div>
      <div className="mt-4 space-y-2 text-sm">
        <Contact of={recruiter} />
      </div>
      <ButtonLink
        variant="quiet"
        size="sm"
        className="-ms-3 mt-2"
        icon={<UserRoundSearch className="size-4" aria-hidden="true" />}
        aria-label={t('moderation.recruiters.detailsOf', { name: company_name })}
        to={linkTo('adminUsers', {}, { tab: 'recruiters', q: email })}
      >
        {t('moderation.recruiters.details')}
      </ButtonLink>
      {signals}
      <CompanyPage recruiter={recruiter} />
      <Earlier key={id} id={id} />
    </SidePanel>
  );
};
