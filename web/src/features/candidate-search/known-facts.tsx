import type { MaskedCandidate } from '#shared/contracts/candidates.ts';
import { useT } from '#web/lib/i18n.ts';
import { BadgeList } from '#web/ui/badge.tsx';
import { Fact } from '#web/ui/fact.tsx';
import { BriefcaseBusiness, FileText, MapPin, Video } from '#web/ui/icons.ts';
import { LastActivity } from './last-activity.tsx';
import type { LanguagesOf } from './profile-details.tsx';

/** What a masked profile shows before a view is spent: place, experience, skills, languages with levels and evidence, which files exist, and the last activity. */
export const KnownFacts = ({ candidate, languagesOf }: { candidate: MaskedCandidate; languagesOf: LanguagesOf }) => {
  const t = useT();
  const { languages, has_cv, has_video, location, experience, skills } = candidate;
  return (
    <div className="space-y-5">
      <dl className="grid gap-4 sm:grid-cols-2">
        <Fact icon={<MapPin aria-hidden="true" />} label={t('candidateSearch.filters.location')}>
          {location || t('candidateSearch.profile.remote')}
        </Fact>
        <Fact icon={<BriefcaseBusiness aria-hidden="true" />} label={t('candidateSearch.profile.experience')}>
          <bdi>{experience || t('candidateSearch.profile.someYears')}</bdi>
        </Fact>
      </dl>
      <BadgeList words={skills} label={t('candidateSearch.profile.skills')} className="empty:hidden" />
      {languages.length > 0 && (
        <section>
          <h3 className="mb-2.5 text-lg">{t('candidateSearch.profile.languages')}</h3>
          {languagesOf(candidate)}
        </section>
      )}
      <dl className="grid gap-4 sm:grid-cols-2">
        <Fact icon={<FileText aria-hidden="true" />} label={t('candidateSearch.profile.cv')}>
          {t(has_cv ? 'candidateSearch.unlock.hasCv' : 'candidateSearch.profile.noCv')}
        </Fact>
        <Fact icon={<Video aria-hidden="true" />} label={t('candidateSearch.profile.video')}>
          {t(has_video ? 'candidateSearch.unlock.hasVideo' : 'candidateSearch.profile.noVideo')}
        </Fact>
        <LastActivity candidateId={candidate.id} />
      </dl>
    </div>
  );
};
