import { type ReactNode, useState } from 'react';
import type { Candidate } from '#shared/contracts/candidates.ts';
import { useT } from '#web/lib/i18n.ts';
import { languageText } from '#web/lib/language-text.ts';
import { mailto } from '#web/lib/links.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Badge, BadgeList } from '#web/ui/badge.tsx';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { BriefcaseBusiness, Download, FileText, Mail, MapPin, Phone } from '#web/ui/icons.ts';
import { MailAddress } from '#web/ui/mail-address.tsx';
import { PhoneLink } from '#web/ui/phone-number.tsx';
import type { VideoPlayerProps } from '#web/ui/video-player/index.tsx';

const Row = ({ icon, label, children }: { icon: ReactNode; label: string; children: ReactNode }) => (
  <div className="flex min-w-0 items-start gap-3">
    <dt className="mt-0.5 shrink-0 text-soft [&_svg]:size-5">
      {icon}
      <span className="sr-only">{label}</span>
    </dt>
    <dd className="min-w-0 wrap-anywhere">{children}</dd>
  </div>
);

const Contact = ({ candidate }: { candidate: Candidate }) => {
  const t = useT();
  const place = [candidate.address, candidate.location || t('candidateSearch.profile.remote')].filter(Boolean);
  return (
    <dl className="grid gap-3.5 rounded-lg bg-sunk p-5 sm:grid-cols-2">
      <Row icon={<Mail aria-hidden="true" />} label={t('candidateSearch.profile.email')}>
        <a href={mailto(candidate.email)} className="text-primary hover:underline">
          <MailAddress>{candidate.email}</MailAddress>
        </a>
      </Row>
      <Row icon={<Phone aria-hidden="true" />} label={t('candidateSearch.profile.phone')}>
        <PhoneLink>{candidate.phone}</PhoneLink>
      </Row>
      <Row icon={<MapPin aria-hidden="true" />} label={t('candidateSearch.profile.address')}>
        {[...new Set(place)].join('\u00a0· ')}
      </Row>
      <Row icon={<BriefcaseBusiness aria-hidden="true" />} label={t('candidateSearch.profile.experience')}>
        <bdi>{candidate.experience || t('candidateSearch.profile.someYears')}</bdi>
      </Row>
    </dl>
  );
};

const Cv = ({ src, name }: { src: string; name: string }) => {
  const t = useT();
  const [shown, setShown] = useState(false);
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          size="sm"
          aria-expanded={shown}
          icon={<FileText className="size-4" aria-hidden="true" />}
          onClick={() => setShown(!shown)}
        >
          {t(shown ? 'candidateSearch.profile.hideCv' : 'candidateSearch.profile.showCv')}
        </Button>
        <a href={src} target="_blank" rel="noreferrer" className={buttonClass('secondary', 'sm')}>
          <Download className="size-4" aria-hidden="true" />
          <span>{t('candidateSearch.profile.downloadCv')}</span>
        </a>
      </div>
      {shown && (
        <iframe
          src={src}
          title={t('candidateSearch.profile.cvOf', { name })}
          className="mt-3 h-[60dvh] w-full rounded-lg border border-line bg-sunk"
        />
      )}
    </>
  );
};

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h3 className="mb-2.5 text-lg">{title}</h3>
    {children}
  </section>
);

/** Renders the video of a candidate, with its transcription. */
export type CandidateVideo = (candidateId: number, video: VideoPlayerProps) => ReactNode;

/** Renders the languages of a candidate with their levels. */
export type LanguagesOf = (candidate: Pick<Candidate, 'languages' | 'modes'>) => ReactNode;

/** All details of an unlocked candidate, read-only. */
export const ProfileDetails = ({
  candidate,
  candidateVideo,
  languagesOf,
}: {
  candidate: Candidate;
  candidateVideo: CandidateVideo;
  languagesOf: LanguagesOf;
}) => {
  const t = useT();
  const { id, name, subtitle, language, skills, cv, video, avatar } = candidate;
  return (
    <div className="space-y-6">
      <div className="flex items-start gap-4">
        <Avatar name={name} src={avatar} className="size-16! text-2xl!" />
        <div className="flex min-h-16 min-w-0 flex-col items-start justify-center">
          <p className="text-lg wrap-anywhere">{subtitle}</p>
          {language && (
            <Badge tone="primary" className="mt-1">
              {languageText(language)}
            </Badge>
          )}
          {candidate.not_looking && (
            <Badge tone="warning" className="mt-1">
              {t('common.notLooking')}
            </Badge>
          )}
        </div>
      </div>
      <Contact candidate={candidate} />
      {candidate.languages.length > 0 && (
        <Part title={t('candidateSearch.profile.languages')}>{languagesOf(candidate)}</Part>
      )}
      {skills.length > 0 && (
        <Part title={t('candidateSearch.profile.skills')}>
          <BadgeList words={skills} />
        </Part>
      )}
      <Part title={t('candidateSearch.profile.video')}>
        {video ? (
          candidateVideo(id, { video, title: t('candidateSearch.profile.videoOf', { name }), caption: subtitle })
        ) : (
          <p className="text-soft">{t('candidateSearch.profile.noVideo')}</p>
        )}
      </Part>
      <Part title={t('candidateSearch.profile.cv')}>
        {cv ? <Cv src={cv} name={name} /> : <p className="text-soft">{t('candidateSearch.profile.noCv')}</p>}
      </Part>
    </div>
  );
};
