import { useState } from 'react';
import { type Interview, interviewCalls } from '#shared/contracts/interviews.ts';
import { errorText } from '#web/lib/api-error.ts';
import { cx } from '#web/lib/cx.ts';
import { useT } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { May } from '#web/ui/may.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { useAnswer } from './queries.ts';
import { ShownTime } from './shown-time.tsx';
import { useOtherName } from './use-side.ts';

/** The times that the other side named, of which the reader picks one. */
export const PickTime = ({ interview, zone }: { interview: Interview; zone: string }) => {
  const t = useT();
  const name = useOtherName()(interview);
  const answer = useAnswer(interview, {
    onSuccess: () => toast.success(t('interviews.agreedToast')),
    onError: (error) => toast.error(errorText(error, t('interviews.failed'))),
  });
  const [chosen, setChosen] = useState('');
  const isThere = interview.times.some(({ at }) => at === chosen);
  const pick = () => answer.mutate({ what: 'pick', at: chosen, zone });
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-semibold">{t('interviews.pickOne')}</legend>
      <div className="grid grid-cols-1 gap-2 sm:grid-cols-2">
        {interview.times.map((time) => (
          <label
            key={time.at}
            className={cx(
              'flex cursor-pointer items-start gap-3 rounded-md border p-3',
              time.at === chosen ? 'border-primary bg-primary-tint' : 'border-line hover:bg-sunk',
            )}
          >
            <input
              type="radio"
              name={interview.id}
              value={time.at}
              checked={time.at === chosen}
              onChange={() => setChosen(time.at)}
              className="mt-1 size-4 shrink-0 accent-primary"
            />
            <ShownTime time={time} otherName={name} />
          </label>
        ))}
      </div>
      <May call={interviewCalls.pickTime}>
        <Button className="mt-3 max-sm:w-full" disabled={!isThere} loading={answer.isPending} onClick={pick}>
          {t('interviews.agree')}
        </Button>
      </May>
    </fieldset>
  );
};
