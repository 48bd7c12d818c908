import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { ShortlistEntry } from '#shared/contracts/shortlist.ts';
import { type ShortlistStatus, shortlistStatuses } from '#shared/domain/hiring-statuses.ts';
import { useVerified } from '#web/lib/entitlement.ts';
import { useT } from '#web/lib/i18n.ts';
import { languageText } from '#web/lib/language-text.ts';
import { mailto } from '#web/lib/links.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Badge, BadgeList } from '#web/ui/badge.tsx';
import { Button, IconButton } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import {
  BriefcaseBusiness,
  ChevronDown,
  Mail,
  MapPin,
  MoreHorizontal,
  Phone,
  Trash2,
  UserRoundX,
} from '#web/ui/icons.ts';
import { MailAddress } from '#web/ui/mail-address.tsx';
import { Menu, MenuItem } from '#web/ui/menu.tsx';
import { PhoneLink, PhoneNumber } from '#web/ui/phone-number.tsx';
import { anchorOf, nameOf, plainNotesOf, statusTone } from './entry.ts';
import { EntryProgress, Timeline } from './timeline.tsx';

const maxSkills = 5;

/** The recruiter's actions on an entry; each opens a dialog. */
export interface EntryActions {
  onView: () => void;
  onStatus: (status: ShortlistStatus) => void;
  onReject: () => void;
  onRemove: () => void;
}

const Fact = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <li className="flex min-w-0 items-center gap-1.5 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-soft">
    {icon}
    <span className="min-w-0 wrap-anywhere">{children}</span>
  </li>
);

const Facts = ({ entry: { candidate, job } }: { entry: ShortlistEntry }) => {
  const t = useT();
  return (
    <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1.5 text-sm">
      <Fact icon={<MapPin aria-hidden="true" />}>{candidate.location || t('shortlist.card.remote')}</Fact>
      <Fact icon={<Mail aria-hidden="true" />}>
        {candidate.email ? (
          <a href={mailto(candidate.email)} className="text-primary hover:underline">
            <MailAddress>{candidate.email}</MailAddress>
          </a>
        ) : (
          <bdi>{candidate.masked_email}</bdi>
        )}
      </Fact>
      <Fact icon={<Phone aria-hidden="true" />}>
        {candidate.phone ? (
          <PhoneLink>{candidate.phone}</PhoneLink>
        ) : (
          <PhoneNumber>{candidate.masked_phone}</PhoneNumber>
        )}
      </Fact>
      {job && (
        <Fact icon={<BriefcaseBusiness aria-hidden="true" />}>{t('shortlist.card.forJob', { title: job.title })}</Fact>
      )}
    </ul>
  );
};

const StatusMenu = ({ onStatus }: Pick<EntryActions, 'onStatus'>) => {
  const t = useT();
  return (
    <Menu
      trigger={
        <Button size="sm">
          <span>{t('shortlist.card.update')}</span>
          <ChevronDown className="size-4" aria-hidden="true" />
        </Button>
      }
    >
      {shortlistStatuses.map((status) => (
        <MenuItem key={status} onSelect={() => onStatus(status)}>
          {t(`shortlist.status.${status}`)}
        </MenuItem>
      ))}
    </Menu>
  );
};

const MoreMenu = ({
  entry,
  isMovable,
  onReject,
  onRemove,
}: { entry: ShortlistEntry; isMovable: boolean } & Pick<EntryActions, 'onReject' | 'onRemove'>) => {
  const t = useT();
  return (
    <Menu
      trigger={
        <IconButton label={t('shortlist.card.more', { name: nameOf(entry) })}>
          <MoreHorizontal className="size-5" aria-hidden="true" />
        </IconButton>
      }
    >
      {isMovable && (
        <MenuItem icon={<UserRoundX className="size-4" aria-hidden="true" />} onSelect={onReject}>
          {t('shortlist.card.reject')}
        </MenuItem>
      )}
      <MenuItem danger icon={<Trash2 className="size-4" aria-hidden="true" />} onSelect={onRemove}>
        {t('shortlist.card.remove')}
      </MenuItem>
    </Menu>
  );
};

const History = ({ entry }: { entry: ShortlistEntry }) => {
  const t = useT();
  const notes = plainNotesOf(entry.notes);
  return (
    <details className="group border-t border-line">
      <summary className="flex min-h-12 list-none items-center justify-between gap-3 rounded-md px-5 text-sm font-semibold -outline-offset-2 hover:bg-sunk/50 [&::-webkit-details-marker]:hidden">
        <span>{t('shortlist.card.history')}</span>
        <ChevronDown className="size-4 transition-transform group-open:rotate-180" aria-hidden="true" />
      </summary>
      <div className="grid gap-6 px-5 pt-2 pb-5 md:grid-cols-2">
        <Timeline entry={entry} />
        {notes && (
          <div className="self-start rounded-md bg-sunk p-4 text-sm">
            <h3 className="mb-1 text-sm">{t('shortlist.card.notes')}</h3>
            <p className="whitespace-pre-line wrap-anywhere">{notes}</p>
          </div>
        )}
      </div>
    </details>
  );
};

/** Whether the entry is chosen for printing. */
export interface EntryChoice {
  isChosen: boolean;
  /** No more can be chosen. */
  isFull: boolean;
  onChoose: () => void;
}

/** Renders the languages of a candidate with their levels. */
export type LanguagesOf = (candidate: ShortlistEntry['candidate']) => ReactNode;

/** Brings an entry into sight, with the focus, when the address names it. */
const useTarget = (anchor: string) => {
  const place = useRef<HTMLElement>(null);
  const isTarget = useLocation().hash === `#${anchor}`;
  useEffect(() => {
    if (isTarget) place.current?.focus();
  }, [isTarget]);
  return place;
};

/** One candidate of the pipeline: identity, status and the next actions. */
export const EntryCard = ({
  entry,
  isChosen,
  isFull,
  onChoose,
  languagesOf,
  match,
  ...actions
}: {
  entry: ShortlistEntry;
  languagesOf: LanguagesOf;
  /** How the languages meet the entry's job. */
  match?: ReactNode;
} & EntryActions &
  EntryChoice) => {
  const t = useT();
  const { candidate, status } = entry;
  const { verified } = useVerified();
  // Changing the status needs verification; removing an entry does not.
  const isMovable = status !== 'rejected' && verified !== false;
  return (
    <article
      ref={useTarget(anchorOf(entry))}
      tabIndex={-1}
      aria-label={nameOf(entry)}
      className="scroll-mt-20 rounded-lg border border-line bg-card"
    >
      <div className="p-5">
        <div className="flex items-start gap-3.5">
          <Checkbox
            label={<span className="sr-only">{t('shortlist.pack.select', { name: nameOf(entry) })}</span>}
            checked={isChosen}
            disabled={isFull && !isChosen}
            onChange={onChoose}
          />
          <Avatar name={nameOf(entry)} className="max-sm:hidden" />
          <div className="min-w-0 flex-1">
            <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
              <h2 className="text-lg wrap-anywhere">
                <bdi>{nameOf(entry)}</bdi>
              </h2>
              <Badge tone={statusTone[status]}>{t(`shortlist.status.${status}`)}</Badge>
              {candidate.languages.length === 0 && candidate.language && (
                <Badge>{languageText(candidate.language)}</Badge>
              )}
              {candidate.not_looking && <Badge tone="warning">{t('common.notLooking')}</Badge>}
            </div>
            <p className="text-sm text-soft wrap-anywhere">{candidate.subtitle}</p>
          </div>
          <MoreMenu entry={entry} isMovable={isMovable} {...actions} />
        </div>
        {match && <div className="mt-3 empty:hidden">{match}</div>}
        <Facts entry={entry} />
        {candidate.languages.length > 0 && <div className="mt-3">{languagesOf(candidate)}</div>}
        {candidate.skills.length > 0 && (
          <BadgeList words={candidate.skills} max={maxSkills} label={t('shortlist.card.skills')} className="mt-3" />
        )}
        <div className="mt-5 flex flex-col gap-4 sm:flex-row sm:items-center sm:justify-between">
          <div className="w-full sm:max-w-md">
            <EntryProgress entry={entry} />
          </div>
          <div className="flex shrink-0 flex-wrap gap-2">
            <Button variant="secondary" size="sm" onClick={actions.onView}>
              {t('shortlist.card.view')}
            </Button>
            {isMovable && <StatusMenu onStatus={actions.onStatus} />}
          </div>
        </div>
      </div>
      <History entry={entry} />
    </article>
  );
};
