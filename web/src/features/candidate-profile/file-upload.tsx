import { CircleCheck, FileText, Upload, Video } from 'lucide-react';
import { useEffect, useId } from 'react';
import type { UploadKind } from '#shared/domain/file-type.ts';
import { formatPercent } from '#web/lib/format.ts';
import { useT } from '#web/lib/i18n.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { Progress } from '#web/ui/progress.tsx';
import { acceptedEndings } from './file-rules.ts';
import { RemoveFile } from './remove-file.tsx';
import { type UploadState, useFileUpload } from './use-file-upload.ts';

const icons = { cv: FileText, video: Video } as const;

const Running = ({ state, onCancel }: { state: UploadState; onCancel: () => void }) => {
  const t = useT();
  if (state.phase === 'checking') return <p className="mt-3 text-sm text-soft">{t('candidates.upload.checking')}</p>;
  if (state.phase !== 'sending') return null;
  const label = t('candidates.upload.sending', { name: state.name });
  return (
    <div className="mt-3">
      <p className="flex justify-between gap-4 text-sm">
        <span className="min-w-0 truncate">{label}</span>
        <span className="tabular-nums">{formatPercent(state.percent / 100)}</span>
      </p>
      <div className="mt-2 flex items-center gap-3">
        <Progress value={state.percent} label={label} />
        <Button variant="quiet" size="sm" className="shrink-0" onClick={onCancel}>
          {t('candidates.upload.cancel')}
        </Button>
      </div>
    </div>
  );
};

/** Chooses and uploads a CV or video; it is part of the profile once the upload is complete. */
export const FileUpload = ({
  kind,
  candidateId,
  present,
}: {
  kind: UploadKind;
  candidateId: number;
  /** Whether the profile already has such a file. */
  present: boolean;
}) => {
  const t = useT();
  const id = useId();
  const { state, start, cancel, forgetFailure } = useFileUpload(kind, candidateId);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a file that was removed or added is such an action
  useEffect(() => forgetFailure(), [present, forgetFailure]);
  const isRunning = state.phase === 'sending' || state.phase === 'checking';
  const Icon = icons[kind];
  return (
    <div className="min-w-0 rounded-md border border-dashed border-edge p-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="flex min-w-0 items-center gap-2.5">
          <Icon className="size-5 shrink-0 text-soft" aria-hidden="true" />
          <span className="min-w-0">
            <span className="block text-sm font-semibold">{t(`candidates.${kind}.title`)}</span>
            <span className="block text-sm text-soft">{t(`candidates.upload.${kind}.rules`)}</span>
          </span>
        </p>
        {!isRunning && (
          <span className="relative flex flex-wrap gap-2">
            {present && <RemoveFile kind={kind} candidateId={candidateId} />}
            <input
              id={id}
              type="file"
              accept={acceptedEndings(kind)}
              className="peer sr-only"
              onChange={(event) => {
                const file = event.target.files?.[0];
                // The same file can be chosen again after a failure.
                event.target.value = '';
                if (file) void start(file);
              }}
            />
            <label
              htmlFor={id}
              className={buttonClass(
                'secondary',
                'sm',
                'cursor-pointer peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-primary',
              )}
            >
              <Upload className="size-4" aria-hidden="true" />
              {t(present ? `candidates.upload.${kind}.replace` : `candidates.upload.${kind}.label`)}
            </label>
          </span>
        )}
      </div>
      <Running state={state} onCancel={cancel} />
      <div className="mt-3 empty:hidden">
        {state.phase === 'failed' && <FormError>{state.text}</FormError>}
        {!isRunning && present && (
          <p role="status" className="flex items-center gap-2 text-sm text-success">
            <CircleCheck className="size-4 shrink-0" aria-hidden="true" />
            {t(state.phase === 'done' ? `candidates.upload.${kind}.done` : `candidates.upload.${kind}.present`)}
          </p>
        )}
      </div>
    </div>
  );
};
