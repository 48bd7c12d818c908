import type { ReactNode } from 'react';
import { linkTo } from '#web/config/links.ts';
import { formatDate } from '#web/lib/format.ts';
import { useT } from '#web/lib/i18n.ts';
import { languageText } from '#web/lib/language-text.ts';
import { useLetterKeys } from '#web/lib/letter-keys.ts';
import { mailto } from '#web/lib/links.ts';
import { Badge, BadgeList } from '#web/ui/badge.tsx';
import { Button, ButtonLink, buttonClass } from '#web/ui/button.tsx';
import { BriefcaseBusiness, FileText, ListPlus, Mail, MapPin, Phone, Send, UserRoundX, Video } from '#web/ui/icons.ts';
import { MailAddress } from '#web/ui/mail-address.tsx';
import { MessageLink } from '#web/ui/message-link.tsx';
import { PhoneLink, PhoneNumber } from '#web/ui/phone-number.tsx';
import { SidePanel } from '#web/ui/side-panel.tsx';
import { type AnyApplicant, shownCandidate } from './applicant.ts';
import type { ApplicantActions } from './applicant-row.tsx';
import { ApplicationStatusBadge } from './application-status-badge.tsx';
import { contactStateOf } from './contact-state.ts';

const Fact = ({ icon, label, children }: { icon: ReactNode; label: string; children: ReactNode }) => (
  <div className="flex min-w-0 items-center gap-1.5">
    <dt className="shrink-0 text-soft [&_svg]:size-4">
      {icon}
      <span className="sr-only">{label}</span>
    </dt>
    <dd className="min-w-0 wrap-anywhere">{children}</dd>
  </div>
);

const Facts = ({ applicant }: { applicant: AnyApplicant }) => {
  const t = useT();
  const { candidate } = applicant;
  const { email, phone, open } = shownCandidate(applicant);
  return (
    <dl className="mt-3 flex flex-wrap gap-x-5 gap-y-1.5 text-sm">
      <Fact icon={<Mail aria-hidden="true" />} label={t('applicants.card.email')}>
        {open ? (
          <a href={mailto(email)} className="text-primary hover:underline">
            <MailAddress>{email}</MailAddress>
          </a>
        ) : (
          <bdi>{email}</bdi>
        )}
      </Fact>
      <Fact icon={<Phone aria-hidden="true" />} label={t('applicants.card.phone')}>
        {open ? <PhoneLink>{phone}</PhoneLink> : <PhoneNumber>{phone}</PhoneNumber>}
      </Fact>
      <Fact icon={<MapPin aria-hidden="true" />} label={t('applicants.card.location')}>
        {candidate.location || t('applicants.card.remote')}
      </Fact>
      <Fact icon={<BriefcaseBusiness aria-hidden="true" />} label={t('applicants.card.experience')}>
        <bdi>{candidate.experience || t('applicants.card.someYears')}</bdi>
      </Fact>
    </dl>
  );
};

const Actions = ({
  applicant,
  actions: { onVideo, onStatus, onReject, onShortlist },
  shortlistMark,
}: {
  applicant: AnyApplicant;
  actions: ApplicantActions;
  shortlistMark: ReactNode;
}) => {
  const t = useT();
  const { video } = applicant.candidate;
  const cv = 'cv' in applicant.candidate ? applicant.candidate.cv : null;
  const { name } = shownCandidate(applicant);
  const letters = useLetterKeys();
  return (
    <>
      {onStatus && (
        <Button size="sm" onClick={onStatus} aria-label={t('applicants.card.updateNamed', { name })}>
          {t('applicants.card.update')}
        </Button>
      )}
      {onStatus && (
        <ButtonLink
          variant="secondary"
          size="sm"
          to={linkTo('contactCandidate')}
          state={contactStateOf(applicant)}
          icon={<Send className="size-4 rtl:-scale-x-100" aria-hidden="true" />}
          aria-label={t('applicants.card.contactNamed', { name })}
        >
          {t('applicants.card.contact')}
        </ButtonLink>
      )}
      {onStatus && <MessageLink candidateId={applicant.candidate.id} name={name} jobTitle={applicant.job.title} />}
      {cv && (
        <a
          href={cv}
          target="_blank"
          rel="noreferrer"
          aria-label={t('applicants.card.cvNamed', { name })}
          className={buttonClass('secondary', 'sm')}
        >
          <FileText className="size-4" aria-hidden="true" />
          <span>{t('applicants.card.cv')}</span>
        </a>
      )}
      {video && (
        <Button
          variant="secondary"
          size="sm"
          icon={<Video className="size-4" aria-hidden="true" />}
          aria-label={t('applicants.card.videoNamed', { name })}
          onClick={onVideo}
        >
          {t('applicants.card.video')}
        </Button>
      )}
      {shortlistMark}
      {onShortlist && (
        <Button
          variant="quiet"
          size="sm"
          icon={<ListPlus className="size-4" aria-hidden="true" />}
          aria-label={t('applicants.card.shortlistNamed', { name })}
          onClick={onShortlist}
          {...(letters && { 'aria-keyshortcuts': 's' })}
        >
          {t('applicants.card.shortlist')}
        </Button>
      )}
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
  );
};

/** Whether a masked applicant has files that are shown only with the contact details. */
const hidesFiles = ({ candidate }: AnyApplicant): boolean =>
  'has_cv' in candidate && (candidate.has_cv || (candidate.has_video && !candidate.video));

/** All of an applicant for the job, with the actions in sight. */
export const ApplicantPanel = ({
  applicant,
  attest,
  labels,
  languages,
  match,
  samples,
  shortlistMark,
  actions,
  takesFocus,
  onClose,
}: {
  applicant: AnyApplicant;
  /** The button with which the recruiter attests languages of a hired applicant. */
  attest: ReactNode;
  /** The company's own labels of the applicant. */
  labels: ReactNode;
  languages: ReactNode;
  /** How the applicant's languages meet the job. */
  match: ReactNode;
  /** The button that opens the applicant's recordings. */
  samples: ReactNode;
  /** Says that the applicant is shortlisted, and leads to the entry. */
  shortlistMark: ReactNode;
  actions: ApplicantActions;
  takesFocus: boolean;
  onClose: () => void;
}) => {
  const t = useT();
  const { candidate, status, applied_at: appliedAt, message, notes, noted } = applicant;
  return (
    <SidePanel
      title={shownCandidate(applicant).name}
      takesFocus={takesFocus}
      onClose={onClose}
      footer={<Actions {...{ applicant, actions, shortlistMark }} />}
    >
      <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <ApplicationStatusBadge status={status} />
        {candidate.language && <Badge>{languageText(candidate.language)}</Badge>}
        {candidate.not_looking && <Badge tone="warning">{t('common.notLooking')}</Badge>}
      </div>
      <p className="mt-2 wrap-anywhere">{candidate.subtitle}</p>
      <p className="text-sm text-soft">{t('applicants.card.applied', { date: formatDate(appliedAt) })}</p>
      <div className="mt-3 empty:hidden">{match}</div>
      <Facts applicant={applicant} />
      <div className="mt-3 empty:hidden">{languages}</div>
      {candidate.skills.length > 0 && (
        <BadgeList words={candidate.skills} label={t('applicants.card.skills')} className="mt-3" />
      )}
      {message && (
        <div className="mt-4 rounded-md border border-line px-3.5 py-2.5 text-sm">
          <p className="font-semibold">{t('applicants.card.message')}</p>
          <p dir="auto" className="whitespace-pre-line wrap-anywhere">
            {message}
          </p>
        </div>
      )}
      {notes && (
        <div className="mt-4 rounded-md bg-sunk px-3.5 py-2.5 text-sm">
          <p className="font-semibold">{t('applicants.card.notes')}</p>
          <p className="whitespace-pre-line wrap-anywhere">{notes}</p>
          {noted && (
            <p className="mt-1 text-xs text-soft">
              {noted.name === null
                ? t('applicants.card.noted', { date: formatDate(noted.at) })
                : t('applicants.card.notedBy', { date: formatDate(noted.at), name: noted.name })}
            </p>
          )}
        </div>
      )}
      {labels}
      <div className="mt-3 empty:hidden">{samples}</div>
      {hidesFiles(applicant) && <p className="mt-3 text-sm text-soft">{t('applicants.card.filesMasked')}</p>}
      <div className="mt-4 empty:hidden">{status === 'hired' && actions.onStatus && attest}</div>
    </SidePanel>
  );
};
