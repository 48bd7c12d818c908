import { useEffect, useId, useRef } from 'react';
import type { ProfileFile } from '#shared/domain/file-type.ts';
import { acceptedFiles } from '#web/lib/file-rules.ts';
import { formatPercent } from '#web/lib/format.ts';
import { useT } from '#web/lib/i18n.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { CircleCheck, FileText, RotateCw, Upload, Video } from '#web/ui/icons.ts';
import { Notice } from '#web/ui/notice.tsx';
import { Progress } from '#web/ui/progress.tsx';
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

/** Why an upload failed; a file that was not refused can be sent again. */
const Failed = ({
  state: { text, file },
  onRetry,
}: {
  state: Extract<UploadState, { phase: 'failed' }>;
  onRetry: (file: File) => void;
}) => {
  const t = useT();
  return (
    <div className="space-y-3">
      <FormError>{text}</FormError>
      {file && (
        <Button
          variant="secondary"
          size="sm"
          icon={<RotateCw className="size-4" aria-hidden="true" />}
          onClick={() => onRetry(file)}
        >
          {t('common.tryAgain')}
        </Button>
      )}
    </div>
  );
};

/** Says before a video is sent that only some devices play it. */
const RareFormat = ({ format, onSend, onCancel }: { format: string; onSend: () => void; onCancel: () => void }) => {
  const t = useT();
  return (
    <Notice tone="warning" title={t('candidates.upload.rare.title')}>
      <p>{t('candidates.upload.rare.text', { format })}</p>
      <p className="mt-1">{t('candidates.upload.rare.advice')}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button variant="secondary" size="sm" onClick={onSend}>
          {t('candidates.upload.rare.send')}
        </Button>
        <Button variant="quiet" size="sm" onClick={onCancel}>
          {t('candidates.upload.rare.cancel')}
        </Button>
      </div>
    </Notice>
  );
};

/** Chooses and uploads a CV or video; it is part of the profile once the upload is complete. */
export const FileUpload = ({
  kind,
  candidateId,
  present,
}: {
  kind: ProfileFile;
  candidateId: number;
  /** Whether the profile already has such a file. */
  present: boolean;
}) => {
  const t = useT();
  const id = useId();
  const { state, start, send, cancel, forgetFailure } = useFileUpload(kind, candidateId);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a file that was removed or added is such an action
  useEffect(() => forgetFailure(), [present, forgetFailure]);
  const isRunning = state.phase === 'sending' || state.phase === 'checking';
  const Icon = icons[kind];
  const input = useRef<HTMLInputElement>(null);
  // Their buttons disappear.
  const stop = () => {
    input.current?.focus();
    cancel();
  };
  const sendNow = (file: File) => {
    input.current?.focus();
    void send(file);
  };
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
        <span className="relative flex flex-wrap gap-2">
          {present && !isRunning && <RemoveFile kind={kind} candidateId={candidateId} />}
          {/* Not disabled while a file is sent: it keeps the focus. */}
          <input
            ref={input}
            id={id}
            type="file"
            accept={acceptedFiles(kind)}
            aria-disabled={isRunning}
            className="peer sr-only"
            onClick={(event) => isRunning && event.preventDefault()}
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
              'cursor-pointer peer-aria-disabled:cursor-not-allowed peer-aria-disabled:opacity-55 peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-primary',
            )}
          >
            <Upload className="size-4" aria-hidden="true" />
            <span>{t(present ? `candidates.upload.${kind}.replace` : `candidates.upload.${kind}.label`)}</span>
          </label>
        </span>
      </div>
      <Running state={state} onCancel={stop} />
      <div className="mt-3 empty:hidden">
        {state.phase === 'failed' && <Failed state={state} onRetry={sendNow} />}
        {state.phase === 'rare' && (
          <RareFormat format={state.format} onSend={() => sendNow(state.file)} onCancel={stop} />
        )}
        {!isRunning && state.phase !== 'rare' && present && (
          <p role="status" className="flex items-center gap-2 text-sm text-success">
            <CircleCheck className="size-4 shrink-0" aria-hidden="true" />
            <span>
              {t(state.phase === 'done' ? `candidates.upload.${kind}.done` : `candidates.upload.${kind}.present`)}
            </span>
          </p>
        )}
      </div>
    </div>
  );
};
