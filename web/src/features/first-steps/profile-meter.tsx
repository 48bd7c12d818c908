import type { ReactNode } from 'react';
import { useT } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { ListChecks } from '#web/ui/icons.ts';
import { type OwnProfile, profileParts, progressOf } from './first-steps.ts';
import { StepItem, StepStrip } from './step-strip.tsx';
import { useHideFirstSteps } from './use-hide-first-steps.ts';

/** Brings the first steps back to the dashboard, where they were put away. */
const ShowFirstSteps = () => {
  const t = useT();
  const { mutate, isPending } = useHideFirstSteps();
  return (
    <Button
      variant="quiet"
      size="sm"
      className="-ms-3"
      icon={<ListChecks className="size-4" aria-hidden="true" />}
      loading={isPending}
      onClick={() => mutate({ isHidden: false })}
    >
      {t('firstSteps.show')}
    </Button>
  );
};

/** The words of the profile's own screens. */
const labels = {
  languages: 'candidates.profile.languages',
  cv: 'candidates.cv.title',
  subtitle: 'candidates.profile.subtitle',
  skills: 'candidates.profile.skills',
  location: 'candidates.profile.location',
  experience: 'candidates.profile.experience',
  video: 'candidates.video.title',
} as const;

/** What a part is for; `usual` is what the profile says without it. */
const useReasons = () => {
  const t = useT();
  return {
    languages: t('firstSteps.partWhy.languages'),
    cv: t('firstSteps.partWhy.cv'),
    subtitle: t('firstSteps.partWhy.subtitle'),
    skills: t('firstSteps.partWhy.skills'),
    location: t('firstSteps.partWhy.location', { usual: t('candidates.card.remote') }),
    experience: t('firstSteps.partWhy.experience', { usual: t('candidates.card.experience') }),
    video: t('firstSteps.partWhy.video'),
  };
};

/** How complete the own profile is, and what each missing part is for; `figures` says what more would open, in numbers. */
export const ProfileMeter = ({ profile, figures }: { profile: OwnProfile; figures: ReactNode }) => {
  const t = useT();
  const why = useReasons();
  const parts = profileParts(profile);
  const { done, total, next } = progressOf(parts);
  return (
    <StepStrip
      title={t('firstSteps.meter', { done, total })}
      next={
        next
          ? { label: t('firstSteps.add', { part: t(labels[next.name]) }), to: next.to }
          : { label: t('firstSteps.complete') }
      }
      done={done}
      total={total}
    >
      <ul>
        {parts.map(({ name, isDone, to }) => (
          <StepItem key={name} {...{ isDone, to }} label={t(labels[name])} why={why[name]} />
        ))}
      </ul>
      {figures}
      {profile.first_steps_hidden && <ShowFirstSteps />}
    </StepStrip>
  );
};
