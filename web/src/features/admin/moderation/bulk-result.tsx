import { errorText } from '#web/lib/api-error.ts';
import { useT } from '#web/lib/i18n.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { X } from '#web/ui/icons.ts';
import { Progress } from '#web/ui/progress.tsx';
import { ScrolledContent } from '#web/ui/scrolled-content.tsx';
import { StickyBar } from '#web/ui/sticky-bar.tsx';
import type { useDecided } from './use-decided.ts';

/** How far the decisions are, who was refused, and the way on after a failure. */
export const BulkResult = ({ deciding }: { deciding: ReturnType<typeof useDecided> }) => {
  const t = useT();
  const { batch, isDeciding, stopped, resume, closeBatch } = deciding;
  if (!batch) return null;
  const { all, progress } = batch;
  const { done, refused } = progress;
  const total = all.length;
  const far = t('bulk.progress', { done, total });
  const decision = all[0]?.decision ?? 'verify';
  return (
    <StickyBar>
      <p role="status" className="min-w-0 flex-1 px-1 text-sm font-semibold">
        {isDeciding || stopped ? far : t(`moderation.bulk.done.${decision}`, { count: done - refused.length })}
      </p>
      {!isDeciding && (
        <div className="flex items-center gap-2">
          {stopped && (
            <Button size="sm" onClick={resume}>
              {t('bulk.resume')}
            </Button>
          )}
          <IconButton label={t('bulk.close')} onClick={closeBatch}>
            <X className="size-4" aria-hidden="true" />
          </IconButton>
        </div>
      )}
      {isDeciding && <Progress value={(done / total) * 100} label={far} />}
      {stopped && !isDeciding && (
        <p role="alert" className="basis-full px-1 text-sm text-danger">
          {errorText(stopped, t('bulk.stopped', { done, total }))}
        </p>
      )}
      {refused.length > 0 && (
        <ScrolledContent label={t('bulk.failed', { count: refused.length })} className="max-h-40 basis-full text-sm">
          <p className="px-1 font-semibold">{t('bulk.failed', { count: refused.length })}</p>
          <ul>
            {refused.map(({ recruiter: { id, company_name }, error }) => (
              <li key={id} className="flex flex-wrap gap-x-2 border-t border-line px-1 py-1.5">
                <bdi className="font-semibold">{company_name}</bdi>
                <span className="text-soft">{errorText(error, t('moderation.failed'))}</span>
              </li>
            ))}
          </ul>
        </ScrolledContent>
      )}
    </StickyBar>
  );
};
