import { useEffect, useId, useRef } from 'react';
import { type ReportBody, reportBody, reportCalls } from '#shared/contracts/reports.ts';
import { type ReportedType, reportNoteLength } from '#shared/domain/reports.ts';
import { call } from '#web/lib/api-client.ts';
import { ApiError, errorText } from '#web/lib/api-error.ts';
import { useT } from '#web/lib/i18n.ts';
import { limitOf } from '#web/lib/limit-of.ts';
import { showFieldErrors, useContractForm } from '#web/lib/use-contract-form.ts';
import { useMutation } from '#web/lib/use-mutation.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { FormActions } from '#web/ui/form-actions.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { CircleCheck } from '#web/ui/icons.ts';
import { TextArea } from '#web/ui/text-area.tsx';
import { useDraft } from '#web/ui/use-draft.ts';
import { ReasonField } from './reason-field.tsx';

interface Props {
  type: ReportedType;
  id: number;
  isGuest: boolean;
  /** The messages with the subject that are reported. */
  thread: string | undefined;
  onClose: () => void;
}

/** Says that the report has arrived; it takes the focus, as the form that had it is gone. */
const Received = () => {
  const t = useT();
  const text = useRef<HTMLDivElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <div ref={text} tabIndex={-1} role="status" className="flex items-start gap-3 outline-none">
      <CircleCheck className="mt-0.5 size-6 shrink-0 text-success" aria-hidden="true" />
      <div>
        <p className="font-semibold">{t('reports.received')}</p>
        <p className="mt-1 text-sm text-soft">{t('reports.receivedText')}</p>
      </div>
    </div>
  );
};

const useReportForm = ({ type, id, thread }: Pick<Props, 'type' | 'id' | 'thread'>) => {
  const form = useContractForm(reportBody, { subject_type: type, subject_id: id, note: '', ...(thread && { thread }) });
  useDraft(form, `report:${thread ? 'thread' : type}:${thread ?? id}`);
  const send = useMutation({
    mutationFn: (body: ReportBody) => call(reportCalls.create, { body }),
    // The dialog stays open after a success, but what was sent is no draft.
    onSuccess: () => form.reset(),
  });
  const submit = form.handleSubmit((body) =>
    send.mutate(body, { onError: (error) => void showFieldErrors(form, error) }),
  );
  return { form, send, submit };
};

/** The report of a job, a candidate, a company page or a thread: a reason and a note, then that it was received. */
export const ReportDialog = ({ type, id, isGuest, thread, onClose }: Props) => {
  const t = useT();
  const formId = useId();
  const { form, send, submit } = useReportForm({ type, id, thread });
  const { register, watch, formState } = form;
  const isGone = send.error instanceof ApiError && send.error.status === 404;
  const failure = send.error && (isGone ? t('reports.gone') : errorText(send.error, t('reports.failed')));
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(`reports.title.${thread ? 'thread' : type}`)}
      {...(send.isSuccess
        ? {}
        : { description: t(thread ? 'reports.textThread' : isGuest ? 'reports.textGuest' : 'reports.text') })}
      footer={
        send.isSuccess ? (
          <Button onClick={onClose}>{t('common.close')}</Button>
        ) : (
          <FormActions formId={formId} label={t('reports.send')} loading={send.isPending} onCancel={onClose} />
        )
      }
    >
      {send.isSuccess ? (
        <Received />
      ) : (
        <form id={formId} onSubmit={(event) => void submit(event)} noValidate className="space-y-5">
          <ReasonField field={register('reason')} error={formState.errors.reason?.message} />
          <TextArea
            limit={limitOf(reportBody, 'note')}
            label={t('reports.note')}
            hint={t('reports.noteHint', { max: reportNoteLength })}
            optional={watch('reason') !== 'other'}
            error={formState.errors.note?.message}
            {...register('note')}
          />
          <FormError>{failure}</FormError>
        </form>
      )}
    </Dialog>
  );
};
