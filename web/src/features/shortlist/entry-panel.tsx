import type { ReactNode } from 'react';
import type { ShortlistEntry } from '#shared/contracts/shortlist.ts';
import { stateOf } from '#shared/domain/hiring-pipeline.ts';
import { type PipelineState, pipelineStates } from '#shared/domain/hiring-statuses.ts';
import { useT } from '#web/lib/i18n.ts';
import { languageText } from '#web/lib/language-text.ts';
import { useLetterKeys } from '#web/lib/letter-keys.ts';
import { mailto } from '#web/lib/links.ts';
import { Badge, BadgeList } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { BriefcaseBusiness, ChevronDown, Mail, MapPin, Phone, UserRoundX } from '#web/ui/icons.ts';
import { MailAddress } from '#web/ui/mail-address.tsx';
import { Menu, MenuItem } from '#web/ui/menu.tsx';
import { MessageLink } from '#web/ui/message-link.tsx';
import { PhoneLink, PhoneNumber } from '#web/ui/phone-number.tsx';
import { SidePanel } from '#web/ui/side-panel.tsx';
import { nameOf, plainNotesOf, statusTone } from './entry.ts';
import type { EntryActions } from './entry-row.tsx';
import { InterviewDate } from './interview-date.tsx';
import { EntryProgress, Timeline } from './timeline.tsx';

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

const StatusMenu = ({ onStatus }: { onStatus: (status: PipelineState) => void }) => {
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
      {pipelineStates.map((status) => (
        <MenuItem key={status} onSelect={() => onStatus(status)}>
          {t(`shortlist.status.${status}`)}
        </MenuItem>
      ))}
    </Menu>
  );
};

/** One candidate of the pipeline, open beside the list: identity, status, history and the next actions. */
export const EntryPanel = ({
  entry,
  labels,
  languages,
  match,
  actions,
  takesFocus,
  onClose,
}: {
  entry: ShortlistEntry;
  /** The company's own labels of the candidate. */
  labels: ReactNode;
  languages: ReactNode;
  /** How the languages meet the entry's job. */
  match: ReactNode;
  actions: EntryActions;
  takesFocus: boolean;
  onClose: () => void;
}) => {
  const t = useT();
  const letters = useLetterKeys();
  const { candidate } = entry;
  const state = stateOf(entry);
  const { onView, onStatus, onReject } = actions;
  const notes = plainNotesOf(entry.notes);
  return (
    <SidePanel
      title={nameOf(entry)}
      takesFocus={takesFocus}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" size="sm" onClick={onView}>
            {t('shortlist.card.view')}
          </Button>
          {entry.candidate.name !== null && (
            <MessageLink candidateId={candidate.id} name={nameOf(entry)} jobTitle={entry.job?.title} />
          )}
          {onStatus && <StatusMenu onStatus={onStatus} />}
          {onReject && (
            <Button
              variant="quiet"
              size="sm"
              className="text-danger! hover:bg-danger-tint!"
              icon={<UserRoundX className="size-4" aria-hidden="true" />}
              onClick={onReject}
              {...(letters && { 'aria-keyshortcuts': 'r' })}
            >
              {t('shortlist.card.reject')}
            </Button>
          )}
        </>
      }
    >
      <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <Badge tone={statusTone[state]}>{t(`shortlist.status.${state}`)}</Badge>
        {candidate.languages.length === 0 && candidate.language && <Badge>{languageText(candidate.language)}</Badge>}
        {candidate.not_looking && <Badge tone="warning">{t('common.notLooking')}</Badge>}
      </div>
      <div className="mt-3 empty:hidden">
        <InterviewDate entry={entry} />
      </div>
      <p className="mt-2 wrap-anywhere">{candidate.subtitle}</p>
      <div className="mt-3 empty:hidden">{match}</div>
      <Facts entry={entry} />
      <div className="mt-3 empty:hidden">{languages}</div>
      {candidate.skills.length > 0 && (
        <BadgeList words={candidate.skills} label={t('shortlist.card.skills')} className="mt-3" />
      )}
      {labels}
      <div className="mt-5">
        <EntryProgress entry={entry} />
      </div>
      <section className="mt-5 border-t border-line pt-4">
        <h3 className="mb-3 text-base">{t('shortlist.card.history')}</h3>
        <Timeline entry={entry} />
        {notes && (
          <div className="mt-4 rounded-md bg-sunk p-4 text-sm">
            <h4 className="mb-1 text-sm font-semibold">{t('shortlist.card.notes')}</h4>
            <p className="whitespace-pre-line wrap-anywhere">{notes}</p>
          </div>
        )}
      </section>
    </SidePanel>
  );
};
