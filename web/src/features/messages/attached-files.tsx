import { useT } from '#web/lib/i18n.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { CircleAlert, FileText, X } from '#web/ui/icons.ts';
import { Progress } from '#web/ui/progress.tsx';
import { FileSize } from './file-size.tsx';
import type { Attached } from './use-files.ts';

/** What a file that goes with the next message is doing. */
const State = ({ name, state }: { name: string; state: Attached['state'] }) => {
  const t = useT();
  if (state.phase === 'failed') return <span className="text-danger">{state.text}</span>;
  if (state.phase === 'ready') return <span className="text-soft">{t('messages.fileReady')}</span>;
  const percent = Math.round(state.percent);
  return (
    <span className="mt-1.5 mb-1 block">
      <Progress value={percent} label={t('messages.fileSending', { name, percent })} />
    </span>
  );
};

/** The files that go with the next message, each with its state and what can be done with it. */
export const AttachedFiles = ({
  files,
  onRemove,
  onRetry,
}: {
  files: readonly Attached[];
  onRemove: (key: number) => void;
  onRetry: (file: Attached) => void;
}) => {
  const t = useT();
  if (files.length === 0) return null;
  return (
    <ul aria-label={t('messages.files', { count: files.length })} className="mb-2 space-y-1.5">
      {files.map((attached) => {
        const { key, file, state } = attached;
        const Icon = state.phase === 'failed' ? CircleAlert : FileText;
        return (
          <li key={key} className="flex items-center gap-2.5 rounded-md border border-line bg-sunk ps-3">
            <Icon className="size-5 shrink-0 text-soft" aria-hidden="true" />
            <span className="min-w-0 flex-1 py-1.5 text-sm" aria-live="polite">
              <span className="flex items-baseline gap-2">
                <bdi className="truncate font-semibold">{file.name}</bdi>
                <FileSize bytes={file.size} />
              </span>
              <State name={file.name} state={state} />
            </span>
            {state.phase === 'failed' && !state.isFinal && (
              <Button
                variant="quiet"
                size="sm"
                aria-label={t('messages.fileRetry', { name: file.name })}
                onClick={() => onRetry(attached)}
              >
                {t('messages.retry')}
              </Button>
            )}
            <IconButton label={t('messages.fileRemove', { name: file.name })} onClick={() => onRemove(key)}>
              <X className="size-4" aria-hidden="true" />
            </IconButton>
          </li>
        );
      })}
    </ul>
  );
};
