import { useEffect } from 'react';
import type { BulkFailed } from '#shared/contracts/bulk-applications.ts';
import { errorText } from '#web/lib/api-error.ts';
import { useT } from '#web/lib/i18n.ts';
import { useLetterKeys } from '#web/lib/letter-keys.ts';
import { useCountdown } from '#web/lib/use-countdown.ts';
import { useListKeys } from '#web/lib/use-list-keys.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { RotateCcw, X } from '#web/ui/icons.ts';
import { Progress } from '#web/ui/progress.tsx';
import { StickyBar } from '#web/ui/sticky-bar.tsx';
import { moveText } from './move-text.ts';
import { isAnnounced } from './person.ts';
import type { Move, useBulkMove } from './use-bulk-move.ts';

/** How long the bar stays once nothing can be undone. */
const stayMs = 5_000;
const stay = () => undefined;

/** Closes the bar in a moment. */
const Closing = ({ onEnd }: { onEnd: () => void }) => {
  useEffect(() => {
    const timer = setTimeout(onEnd, stayMs);
    return () => clearTimeout(timer);
  }, [onEnd]);
  return null;
};

/** Undoes the move while the server can; says then that it is final, and closes the bar. Without `until` the move has not ended. */
const UndoButton = ({
  until,
  isBusy,
  isNotified,
  onUndo,
  onEnd,
}: {
  until: number | undefined;
  isBusy: boolean;
  /** Candidates are notified of the move. */
  isNotified: boolean;
  onUndo: () => void;
  onEnd: () => void;
}) => {
  const t = useT();
  const letters = useLetterKeys();
  const [left] = useCountdown(until === undefined ? 0 : (until - Date.now()) / 1_000);
  const isOver = until !== undefined && left === 0 && !isBusy;
  useListKeys(isOver ? {} : { u: onUndo });
  if (isOver)
    return (
      <>
        <span className="text-sm text-soft">{t(isNotified ? 'bulk.final' : 'bulk.over')}</span>
        <Closing onEnd={onEnd} />
      </>
    );
  return (
    <Button
      variant="secondary"
      size="sm"
      loading={isBusy}
      icon={<RotateCcw className="size-4 rtl:-scale-x-100" aria-hidden="true" />}
      onClick={onUndo}
      {...(letters && { 'aria-keyshortcuts': 'u' })}
    >
      <span>{t('bulk.undo')}</span>
      {until !== undefined && (
        <span aria-hidden="true" className="min-w-8 text-end text-soft tabular-nums">
          {t('bulk.seconds', { seconds: left })}
        </span>
      )}
    </Button>
  );
};

/** Who was not changed, or not changed back, and why. */
const Failures = ({ failed, people }: { failed: BulkFailed; people: Move['people'] }) => {
  const t = useT();
  return (
    <ul aria-label={t('bulk.failed', { count: failed.length })} className="max-h-40 basis-full overflow-y-auto text-sm">
      {failed.map(({ candidate_id, reason }) => (
        <li key={candidate_id} className="flex flex-wrap gap-x-2 border-t border-line py-1.5">
          <bdi className="font-semibold">{people.get(candidate_id)?.name}</bdi>
          <span className="text-soft">{t(`bulk.reason.${reason}`)}</span>
        </li>
      ))}
    </ul>
  );
};

/** How far a move of several people is, with the way back. Stays in sight while the list scrolls. */
export const BulkResult = ({ bulk, move }: { bulk: ReturnType<typeof useBulkMove>; move: Move }) => {
  const t = useT();
  const { isSending, error, undone, undoError, isUndoing } = bulk;
  const { sent, total, status } = move;
  const moved = sent.changed.length + sent.unchanged.length;
  const done = moved + sent.failed.length;
  const failed = undone ? undone.failed : sent.failed;
  const progress = t('bulk.progress', { done, total });
  const text = undone ? t('bulk.undone', { count: undone.restored }) : moveText(t, 'done', status, moved);
  const failure = undone ? undoError : (error ?? undoError);
  const isUndoable = status !== 'removed' && (isSending || error !== null || sent.changed.length > 0);
  const isNotified = [...move.people.values()].some((each) => isAnnounced(each, status));
  const until = isSending || error ? undefined : sent.until;
  // What has to be read stays.
  const onEnd = failed.length > 0 || failure ? stay : bulk.close;
  return (
    <StickyBar>
      <p role="status" className="min-w-0 flex-1 px-1 text-sm font-semibold">
        {isSending ? progress : text}
      </p>
      <div className="flex items-center gap-2">
        {error && !undone && !isUndoing && (
          <Button size="sm" loading={isSending} onClick={() => void bulk.resume()}>
            {t('bulk.resume')}
          </Button>
        )}
        {!undone && isUndoable && (
          <UndoButton key={until} {...{ until, isNotified, onEnd }} isBusy={isUndoing} onUndo={bulk.undo} />
        )}
        {(undone || (!isUndoable && !isSending)) && <Closing onEnd={onEnd} />}
        {!isSending && (
          <IconButton label={t('bulk.close')} onClick={bulk.close}>
            <X className="size-4" aria-hidden="true" />
          </IconButton>
        )}
      </div>
      {isSending && <Progress value={(done / total) * 100} label={progress} />}
      {failure && (
        <p role="alert" className="basis-full px-1 text-sm text-danger">
          {errorText(failure, t('bulk.stopped', { done, total }))}
        </p>
      )}
      {failed.length > 0 && <Failures failed={failed} people={move.people} />}
    </StickyBar>
  );
};
