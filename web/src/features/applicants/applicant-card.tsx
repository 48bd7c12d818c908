import type { ReactNode } from 'react';
import { linkTo } from '#web/config/links.ts';
import { formatDate } from '#web/lib/format.ts';
import { useT } from '#web/lib/i18n.ts';
import { languageText } from '#web/lib/language-text.ts';
import { mailto } from '#web/lib/links.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Badge, BadgeList } from '#web/ui/badge.tsx';
import { Button, ButtonLink, buttonClass } from '#web/ui/button.tsx';
import { BriefcaseBusiness, FileText, ListPlus, Mail, MapPin, Phone, Send, Video } from '#web/ui/icons.ts';
import { MailAddress } from '#web/ui/mail-address.tsx';
import { PhoneLink, PhoneNumber } from '#web/ui/phone-number.tsx';
import { type AnyApplicant, shownCandidate } from './applicant.ts';
import { ApplicationStatusBadge } from './application-status-badge.tsx';
import { contactStateOf } from './contact-state.ts';

const maxSkills = 6;

/** The recruiter's actions on an applicant; each opens a dialog. */
export interface ApplicantActions {
  /** Hides actions that change the application or the shortlist. */
  readOnly: boolean;
  onVideo: () => void;
  onStatus: () => void;
  onShortlist: () => void;
}

/** Renders the languages of an applicant with their levels. */
export type LanguagesOf = (candidate: Pick<AnyApplicant['candidate'], 'languages'>) => ReactNode;

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
  readOnly,
  onVideo,
  onStatus,
  onShortlist,
  shortlistMark,
}: { applicant: AnyApplicant; shortlistMark: ReactNode } & ApplicantActions) => {
  const t = useT();
  const { video } = applicant.candidate;
  const cv = 'cv' in applicant.candidate ? applicant.candidate.cv : null;
  const { name } = shownCandidate(applicant);
  return (
    <div className="mt-5 flex flex-wrap gap-2 empty:hidden">
      {!readOnly && (
        <Button size="sm" onClick={onStatus} aria-label={t('applicants.card.updateNamed', { name })}>
          {t('applicants.card.update')}
        </Button>
      )}
      {!readOnly && (
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
      {!readOnly && !shortlistMark && (
        <Button
          variant="quiet"
          size="sm"
          icon={<ListPlus className="size-4" aria-hidden="true" />}
          aria-label={t('applicants.card.shortlistNamed', { name })}
          onClick={onShortlist}
        >
          {t('applicants.card.shortlist')}
        </Button>
      )}
    </div>
  );
};

/** Whether a masked applicant has files that are shown only with the contact details. */
const hidesFiles = ({ candidate }: AnyApplicant): boolean =>
  'has_cv' in candidate && (candidate.has_cv || (candidate.has_video && !candidate.video));

/** An applicant for the job. */
export const ApplicantCard = ({
  applicant,
  attest,
  languagesOf,
  match,
  samples,
  shortlistMark,
  ...actions
}: {
  applicant: AnyApplicant;
  /** The button with which the recruiter attests languages of a hired applicant. */
  attest: ReactNode;
  languagesOf: LanguagesOf;
  /** How the applicant's languages meet the job. */
  match?: ReactNode;
  /** The button that opens the applicant's recordings. */
  samples?: ReactNode;
  /** Says that the applicant is shortlisted, instead of the button that does it. */
  shortlistMark?: ReactNode;
} & ApplicantActions) => {
  const t = useT();
  const { candidate, status, applied_at: appliedAt, message, notes } = applicant;
  const { name } = shownCandidate(applicant);
  return (
    <article className="flex h-full flex-col rounded-lg border border-line bg-card p-5">
      <div className="flex items-start gap-3.5">
        <Avatar name={name} />
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
            <h2 className="text-lg wrap-anywhere">
              <bdi>{name}</bdi>
            </h2>
            <ApplicationStatusBadge status={status} />
            {candidate.language && <Badge>{languageText(candidate.language)}</Badge>}
            {candidate.not_looking && <Badge tone="warning">{t('common.notLooking')}</Badge>}
          </div>
          <p className="text-sm text-soft wrap-anywhere">{candidate.subtitle}</p>
          <p className="text-sm text-soft">{t('applicants.card.applied', { date: formatDate(appliedAt) })}</p>
        </div>
      </div>
      {match && <div className="mt-3 empty:hidden">{match}</div>}
      <Facts applicant={applicant} />
      {candidate.languages.length > 0 && <div className="mt-3">{languagesOf(candidate)}</div>}
      {candidate.skills.length > 0 && (
        <BadgeList words={candidate.skills} max={maxSkills} label={t('applicants.card.skills')} className="mt-3" />
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
        </div>
      )}
      {samples && <div className="mt-3 empty:hidden">{samples}</div>}
      {hidesFiles(applicant) && <p className="mt-3 text-sm text-soft">{t('applicants.card.filesMasked')}</p>}
      {status === 'hired' && !actions.readOnly && <div className="mt-4">{attest}</div>}
      <div className="mt-auto">
        <Actions applicant={applicant} shortlistMark={shortlistMark} {...actions} />
      </div>
    </article>
  );
};
