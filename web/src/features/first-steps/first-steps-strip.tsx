import { useEffect, useRef } from 'react';
import { useT } from '#web/lib/i18n.ts';
import { IconButton } from '#web/ui/button.tsx';
import { X } from '#web/ui/icons.ts';
import { focusMainHeading } from '#web/ui/use-return-focus.ts';
import { DigestOffer } from './digest-offer.tsx';
import { firstSteps, type OwnProfile, progressOf } from './first-steps.ts';
import { StepLine } from './step-line.tsx';
import { StepItem } from './step-strip.tsx';
import { useHideFirstSteps } from './use-hide-first-steps.ts';

/**
 * What a new candidate does first, until all of it is done or it is put away. Once all is done, this visit says so and the next
 * one shows nothing.
 */
export const FirstStepsStrip = ({
  profile,
  isShort,
  onHidden,
  ...reached
}: {
  profile: OwnProfile;
  hasApplied: boolean;
  hasAlert: boolean;
  /** Phones show only how many are done, until it is opened. */
  isShort: boolean;
  onHidden: () => void;
}) => {
  const t = useT();
  const steps = firstSteps(profile, reached);
  const { done, total, next } = progressOf(steps);
  const { mutate } = useHideFirstSteps();
  const isFinished = next === undefined;
  const isStored = useRef(profile.first_steps_hidden === true);
  useEffect(() => {
    if (!isFinished || isStored.current) return;
    isStored.current = true;
    mutate({ isHidden: true, isSilent: true });
  }, [isFinished, mutate]);
  const hide = () => {
    focusMainHeading();
    onHidden();
    mutate({ isHidden: true });
  };
  return (
    <StepLine
      title={t('firstSteps.title', { done, total })}
      next={next ? { label: t(`firstSteps.${next.name}.do`), to: next.to } : { label: t('firstSteps.finished') }}
      done={done}
      total={total}
      isShort={isShort}
      aside={
        <IconButton label={t('firstSteps.hide')} className="h-10" onClick={hide}>
          <X className="size-5" aria-hidden="true" />
        </IconButton>
      }
    >
      <ol>
        {steps.map(({ name, isDone, to }) => (
          <StepItem key={name} {...{ isDone, to }} label={t(`firstSteps.${name}.do`)} why={t(`firstSteps.${name}.why`)}>
            {name === 'alert' && <DigestOffer />}
          </StepItem>
        ))}
      </ol>
    </StepLine>
  );
};
