import type { ReactNode } from 'react';
import type { Candidate } from '#shared/contracts/candidates.ts';
import { formatDate } from '#web/lib/format.ts';
import { useT } from '#web/lib/i18n.ts';
import { languageText } from '#web/lib/language-text.ts';
import { mailto } from '#web/lib/links.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Badge, BadgeList } from '#web/ui/badge.tsx';
import { Fact } from '#web/ui/fact.tsx';
import { BriefcaseBusiness, CalendarDays, House, Languages, Mail, MapPin, Phone } from '#web/ui/icons.ts';
import { MailAddress } from '#web/ui/mail-address.tsx';
import { PhoneLink } from '#web/ui/phone-number.tsx';
import { CvSection } from './cv-section.tsx';
import { type CandidateVideo, VideoSection } from './video-section.tsx';

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="border-t border-line pt-5">
    <h3 className="mb-3 text-lg">{title}</h3>
    {children}
  </section>
);

const linkClass = 'rounded-sm text-primary underline';

/** A full profile for reading: identity, contact, skills, CV and intro video. Its headings start at level 2. */
export const ProfileView = ({
  candidate,
  candidateVideo,
  languages,
}: {
  candidate: Candidate;
  candidateVideo: CandidateVideo;
  languages: ReactNode;
}) => {
  const t = useT();
  const { name, email, phone, subtitle, language, location, experience, address, skills, cv } = candidate;
  const orNone = (text: string) => text || <span className="text-soft">{t('candidates.profile.notGiven')}</span>;
  return (
    <div className="space-y-6">
      <div className="flex flex-wrap items-start gap-4">
        <Avatar name={name} src={candidate.avatar} className="size-16! text-2xl!" />
        <div className="flex min-h-16 min-w-0 flex-1 basis-52 flex-col justify-center">
          <h2 className="text-2xl wrap-anywhere">
            <bdi>{name}</bdi>
          </h2>
          {subtitle && <p className="text-soft wrap-anywhere">{subtitle}</p>}
          {candidate.not_looking && (
            <Badge tone="warning" className="mt-1 self-start">
              {t('common.notLooking')}
            </Badge>
          )}
        </div>
        {language && (
          <Badge tone="primary" className="self-center">
            <Languages className="size-3.5" aria-hidden="true" />
            <span>{languageText(language)}</span>
          </Badge>
        )}
      </div>
      <dl className="grid gap-4 sm:grid-cols-2">
        <Fact icon={<Mail aria-hidden="true" />} label={t('candidates.profile.email')}>
          <a href={mailto(email)} className={linkClass}>
            <MailAddress>{email}</MailAddress>
          </a>
        </Fact>
        <Fact icon={<Phone aria-hidden="true" />} label={t('candidates.profile.phone')}>
          <PhoneLink className={linkClass}>{phone}</PhoneLink>
        </Fact>
        <Fact icon={<MapPin aria-hidden="true" />} label={t('candidates.profile.location')}>
          {location || t('candidates.card.remote')}
        </Fact>
        <Fact icon={<House aria-hidden="true" />} label={t('candidates.profile.address')}>
          {orNone(address)}
        </Fact>
        <Fact icon={<BriefcaseBusiness aria-hidden="true" />} label={t('candidates.profile.experience')}>
          <bdi>{experience || t('candidates.card.experience')}</bdi>
        </Fact>
        <Fact icon={<CalendarDays aria-hidden="true" />} label={t('candidates.profile.memberSinceLabel')}>
          {formatDate(candidate.created_at)}
        </Fact>
      </dl>
      <Section title={t('candidates.profile.languages')}>{languages}</Section>
      <Section title={t('candidates.profile.skills')}>
        {skills.length === 0 ? (
          <p className="text-soft">{t('candidates.profile.noSkills')}</p>
        ) : (
          <BadgeList words={skills} />
        )}
      </Section>
      <Section title={t('candidates.cv.title')}>
        <CvSection cv={cv} name={name} />
      </Section>
      <Section title={t('candidates.video.title')}>
        <VideoSection candidate={candidate} candidateVideo={candidateVideo} />
      </Section>
    </div>
  );
};
