import { type ReactNode, useState } from 'react';
import { type Interview, interviewCalls } from '#shared/contracts/interviews.ts';
import { missingMs } from '#shared/domain/interviews.ts';
import { errorText } from '#web/lib/api-error.ts';
import { hasBegun, isolated } from '#web/lib/clock-times.ts';
import { useT } from '#web/lib/i18n.ts';
import { hasRooms } from '#web/lib/site-settings.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { May } from '#web/ui/may.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { OtherTimesDialog } from './other-times-dialog.tsx';
import { PlaceDialog } from './place-dialog.tsx';
import { useAnswer } from './queries.ts';
import { useOtherName, useSide } from './use-side.ts';

const changeable: readonly Interview['state'][] = ['offered', 'proposed', 'agreed'];

/** What a side can do with an interview beside picking a time. */
export const InterviewActions = ({
  interview,
  zone,
  more,
}: {
  interview: Interview;
  zone: string;
  more: ReactNode;
}) => {
  const t = useT();
  const side = useSide();
  const name = isolated(useOtherName()(interview));
  const [opened, setOpened] = useState<{ dialog: 'times' | 'place' | 'end' | 'missing'; version: string }>();
  const open = opened?.dialog;
  // So that nothing which changed since the dialog was opened is ended unseen.
  const answer = useAnswer(
    { ...interview, ...opened },
    { onError: (error) => toast.error(errorText(error, t('interviews.failed'))) },
  );
  const setOpen = (dialog: typeof open & string) => setOpened({ dialog, version: interview.version });
  const close = () => setOpened(undefined);
  const isBegun = hasBegun(interview);
  const canChange = changeable.includes(interview.state) && !isBegun;
  // A video interview of the site has a room, unless those were switched off since it was offered.
  const canPlace = canChange && side === 'recruiter' && (interview.place !== null || !hasRooms);
  const isOpen = interview.state === 'agreed' || interview.state === 'held';
  // Of whom it was recorded may say the same of the other side, and each within its time.
  const missableUntil = Date.parse(interview.agreed?.at ?? '') + (interview.missing ? 2 : 1) * missingMs;
  const canMiss =
    isBegun && Date.now() < missableUntil && (isOpen || (interview.missing === side && !interview.is_disputed));
  const send = (what: 'end' | 'missing') => answer.mutate({ what }, { onSettled: close });
  // An open dialog says why an interview cannot be changed any more.
  if (!canChange && !canMiss && !more && !open) return null;
  return (
    <div className="flex flex-wrap gap-2 border-t border-line pt-4">
      {canChange && (
        <May call={interviewCalls.suggestTimes}>
          <Button variant="secondary" size="sm" onClick={() => setOpen('times')}>
            {t('interviews.otherTimes')}
          </Button>
        </May>
      )}
      {canPlace && (
        <May call={interviewCalls.suggestTimes}>
          <Button variant="secondary" size="sm" onClick={() => setOpen('place')}>
            {t('interviews.changePlace')}
          </Button>
        </May>
      )}
      {canChange && (
        <May call={interviewCalls.endInterview}>
          <Button variant="quiet" size="sm" onClick={() => setOpen('end')}>
            {t(`interviews.end.${side}`)}
          </Button>
        </May>
      )}
      {canMiss && (
        <May call={interviewCalls.recordMissing}>
          <Button variant="secondary" size="sm" onClick={() => setOpen('missing')}>
            {t('interviews.missing', { name })}
          </Button>
        </May>
      )}
      {more}
      {open === 'times' && <OtherTimesDialog interview={interview} zone={zone} onClose={close} />}
      {open === 'place' && <PlaceDialog interview={interview} zone={zone} onClose={close} />}
      <ConfirmDialog
        open={open === 'end' || open === 'missing'}
        onOpenChange={(isOpen) => !isOpen && close()}
        title={open === 'missing' ? t('interviews.missing', { name }) : t(`interviews.end.${side}`)}
        text={t(open === 'missing' ? 'interviews.missingText' : 'interviews.endText', { name })}
        confirmLabel={open === 'missing' ? t('interviews.missingConfirm') : t(`interviews.end.${side}`)}
        busy={answer.isPending}
        onConfirm={() => (open === 'end' || open === 'missing') && send(open)}
      />
    </div>
  );
};
