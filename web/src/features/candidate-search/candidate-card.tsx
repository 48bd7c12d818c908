import type { ReactNode } from 'react';
import type { MaskedCandidate } from '#shared/contracts/candidates.ts';
import { useT } from '#web/lib/i18n.ts';
import { languageText } from '#web/lib/language-text.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Badge, BadgeList } from '#web/ui/badge.tsx';
import { BriefcaseBusiness, Lock, Mail, MapPin } from '#web/ui/icons.ts';
import { MailAddress } from '#web/ui/mail-address.tsx';
import { CardVideo } from './card-video.tsx';

const maxSkills = 6;

type Shown = Pick<
  MaskedCandidate,
  'id' | 'masked_name' | 'subtitle' | 'skills' | 'language' | 'location' | 'experience' | 'video'
> &
  Partial<Pick<MaskedCandidate, 'masked_email' | 'avatar'>>;

const Fact = ({ icon, label, children }: { icon: ReactNode; label: string; children: ReactNode }) => (
  <div className="flex items-center gap-2.5">
    <dt className="shrink-0 text-soft [&_svg]:size-4">
      {icon}
      <span className="sr-only">{label}</span>
    </dt>
    <dd dir="auto" className="min-w-0 truncate">
      {children}
    </dd>
  </div>
);

/** A masked candidate at a glance; the whole card is one button with a Click to Access badge. */
export const CandidateCard = ({
  candidate,
  onOpen,
  languages,
  actions,
}: {
  candidate: Shown;
  /** Without it the card leads nowhere. */
  onOpen?: (() => void) | undefined;
  /** The languages with their levels; without them the card shows the name of the main language. */
  languages?: ReactNode;
  actions?: ReactNode;
}) => {
  const t = useT();
  const { masked_name: name, masked_email: email, subtitle, skills, video } = candidate;
  return (
    <article className="relative flex h-full flex-col rounded-lg border border-line bg-card p-5 transition-colors has-[[data-card-button]:hover]:border-edge">
      <div className="flex items-start gap-3.5">
        <Avatar name={name} src={candidate.avatar ?? null} />
        <div className="min-w-0 flex-1">
          <h3 dir="auto" className="w-fit max-w-full truncate text-lg">
            {name}
          </h3>
          <p className="flex items-center gap-1.5 text-sm text-soft">
            <MapPin className="size-4 shrink-0" aria-hidden="true" />
            <span dir="auto" className="truncate">
              {candidate.location || t('candidates.card.remote')}
            </span>
          </p>
        </div>
        {!languages && candidate.language && <Badge tone="primary">{languageText(candidate.language)}</Badge>}
      </div>
      {video ? (
        <CardVideo src={video} name={name} subtitle={subtitle} />
      ) : (
        <p className="mt-4 line-clamp-2 min-h-12 text-base">
          <bdi>{subtitle && <q>{subtitle}</q>}</bdi>
        </p>
      )}
      {languages && <div className="mt-4">{languages}</div>}
      <dl className="mt-4 space-y-1.5 text-sm">
        <Fact icon={<BriefcaseBusiness aria-hidden="true" />} label={t('candidates.card.experienceLabel')}>
          {candidate.experience || t('candidates.card.experience')}
        </Fact>
        {email && (
          <Fact icon={<Mail aria-hidden="true" />} label={t('candidates.card.contactLabel')}>
            <MailAddress>{email}</MailAddress>
          </Fact>
        )}
      </dl>
      <BadgeList words={skills} max={maxSkills} label={t('candidates.card.skills')} className="mt-4 mb-5" />
      <div className="mt-auto flex flex-wrap items-center gap-2">
        {onOpen && (
          <button
            type="button"
            data-card-button
            onClick={onOpen}
            className="inline-flex min-h-11 items-center rounded-md text-sm font-semibold text-accent-ink after:absolute after:inset-0 after:rounded-lg focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-primary"
          >
            <Lock className="me-1.5 size-4" aria-hidden="true" />
            <span>{t('candidates.card.clickToAccess')}</span>
          </button>
        )}
        {actions}
      </div>
    </article>
  );
};
