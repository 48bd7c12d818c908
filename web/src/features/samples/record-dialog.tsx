import { useEffect, useRef } from 'react';
import { promptMs } from '#shared/domain/spoken-sample.ts';
import { useT } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { AnswerStep } from './answer-step.tsx';
import { ConsentStep } from './consent-step.tsx';
import { PromptText } from './prompt-text.tsx';
import { ReviewStep } from './review-step.tsx';
import { TimeLeft } from './time-left.tsx';
import { usePromptTime } from './use-prompt-time.ts';
import { useSampleSteps } from './use-sample-steps.ts';

/** Moves the focus to the part that a step shows, as the button that was pressed is gone. */
const useStepFocus = (step: string) => {
  const part = useRef<HTMLDivElement>(null);
  const last = useRef(step);
  useEffect(() => {
    if (last.current === step) return;
    last.current = step;
    part.current?.focus();
  }, [step]);
  return part;
};

/** Leads a candidate to a recording: consent, prompt, answer, listening, sending. */
export const RecordDialog = ({ onClose }: { onClose: () => void }) => {
  const t = useT();
  const { step, prompt, stream, recorded, ...state } = useSampleSteps(onClose);
  const left = usePromptTime(prompt?.id, promptMs / 1000);
  const isLate = prompt !== undefined && left === 0 && state.progress === undefined && !state.hasBegun;
  const part = useStepFocus(isLate ? 'late' : step);
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t('samples.dialog')}>
      <div ref={part} tabIndex={-1} className="space-y-5 outline-none">
        {state.microphone && (
          <Notice tone="warning" title={t(`samples.microphone.${state.microphone}`)}>
            {t(`samples.microphone.${state.microphone}Text`)}
          </Notice>
        )}
        {step === 'consent' && <ConsentStep busy={state.busy} problem={state.problem} onAgree={state.begin} />}
        {prompt && <PromptText prompt={prompt} />}
        {isLate && (
          <Notice
            tone="warning"
            title={t('samples.late')}
            action={
              <Button variant="secondary" size="sm" loading={state.busy} onClick={state.again}>
                {t('samples.again')}
              </Button>
            }
          >
            {t('samples.lateText')}
          </Notice>
        )}
        {isLate && state.problem && <FormError>{state.problem}</FormError>}
        {prompt && !isLate && !state.hasBegun && <TimeLeft seconds={left} />}
        {step === 'answer' && stream && !isLate && (
          <AnswerStep key={prompt?.id} stream={stream} onDone={state.review} />
        )}
        {step === 'review' && recorded && !isLate && (
          <ReviewStep
            recorded={recorded}
            progress={state.progress}
            problem={state.problem}
            busy={state.busy}
            onSend={state.send}
            onAgain={state.again}
          />
        )}
      </div>
    </Dialog>
  );
};
