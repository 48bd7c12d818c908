import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { messageCalls, type Thread } from '#shared/contracts/messages.ts';
import { inBraces, placeholdersIn } from '#shared/domain/message-templates.ts';
import { maxMessageLength } from '#shared/domain/messages.ts';
import { linkTo } from '#web/config/links.ts';
import { errorText } from '#web/lib/api-error.ts';
import { formatList } from '#web/lib/format.ts';
import { useT } from '#web/lib/i18n.ts';
import { useMay } from '#web/lib/use-may.ts';
import { Button } from '#web/ui/button.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { FileText, Send } from '#web/ui/icons.ts';
import { laterDialog } from '#web/ui/lazy-dialog.tsx';
import { RoleNotice } from '#web/ui/may.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { useDraft } from '#web/ui/use-draft.ts';
import { AttachButton } from './attach-button.tsx';
import { AttachedFiles } from './attached-files.tsx';
import { useSend } from './queries.ts';
import { useOtherName, useOwnSide } from './thread-names.ts';
import { useDrop } from './use-drop.ts';
import { useFiles } from './use-files.ts';

// Its texts in seven languages load with it.
const TemplateDialog = laterDialog(
  async () => (await import('./template-dialog.tsx')).TemplateDialog,
  ['messageTemplates'],
);

/**
 * Writes a message. The text stays until it is stored, also when the screen is left; Control and Enter send it. Files are chosen, pasted or
 * dropped, and uploaded at once.
 */
export const Composer = ({ thread, jobTitle }: { thread: Thread; jobTitle: string | undefined }) => {
  const t = useT();
  const { id, shares_contact } = thread;
  const isCompany = useOwnSide() === 'recruiter';
  const isAllowed = useMay(messageCalls.send);
  const form = useForm({ defaultValues: { text: '' } });
  const forget = useDraft(form, `message:${id}`, { outlives: true });
  const attached = useFiles(id);
  // What was typed on while it was on its way stays.
  const send = useSend(id, ({ text: sent, files = [] }) => {
    attached.clear(files);
    if (form.getValues('text') !== sent) return;
    forget();
    form.reset({ text: '' });
  });
  const drop = useDrop(attached.add);
  const name = useOtherName()(thread);
  const text = form.watch('text');
  const [isRefused, setRefused] = useState(false);
  const [isChoosing, setChoosing] = useState(false);
  const left = isCompany ? placeholdersIn(text) : [];
  if (!isAllowed) return <RoleNotice call={messageCalls.send} />;
  const submit = () => {
    const sent = form.getValues('text');
    const { ids, isSending, hasFailed } = attached;
    if (send.isPending || isSending || hasFailed || (sent.trim() === '' && ids.length === 0)) return;
    setRefused(left.length > 0);
    if (left.length > 0) return;
    send.mutate({ text: sent, ...(ids.length > 0 && { files: ids }) });
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    submit();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !event.nativeEvent.isComposing) submit();
  };
  const add = (template: string) =>
    form.setValue('text', text.trim() ? `${text.trimEnd()}\n\n${template}` : template, { shouldDirty: true });
  const waiting = isCompany ? 'messages.filesWaitRecruiter' : 'messages.filesWaitCandidate';
  const hint = attached.files.length > 0 ? t(waiting, { name }) : t('messages.hidden');
  const missing = () => t('messages.placeholderLeft', { names: formatList(left.map(inBraces)) });
  return (
    <>
      <form onSubmit={onSubmit} noValidate {...drop}>
        <FormError>{send.isError ? errorText(send.error, t('messages.sendFailed')) : null}</FormError>
        <AttachedFiles files={attached.files} onRemove={attached.remove} onRetry={attached.retry} />
        <TextArea
          label={t('messages.write')}
          hideLabel
          placeholder={t('messages.write')}
          rows={Math.min(8, Math.max(2, text.split('\n').length))}
          limit={maxMessageLength}
          {...(text && { dir: 'auto' })}
          {...form.register('text')}
          onKeyDown={onKeyDown}
          error={isRefused && left.length > 0 ? missing() : undefined}
        />
        {attached.hasFailed && <p className="mt-1 text-sm text-danger">{t('messages.filesUnsent')}</p>}
        <div className="mt-1 flex flex-wrap items-center justify-end gap-x-3 gap-y-1">
          <p className="w-full text-xs text-soft sm:w-auto sm:flex-1">{!shares_contact && hint}</p>
          <AttachButton onChoose={attached.add} />
          {isCompany && (
            <Button
              variant="quiet"
              icon={<FileText className="size-4" aria-hidden="true" />}
              onClick={() => setChoosing(true)}
            >
              {t('messages.templates')}
            </Button>
          )}
          <Button
            type="submit"
            loading={send.isPending || attached.isSending}
            icon={<Send className="size-4 rtl:-scale-x-100" aria-hidden="true" />}
          >
            {t('messages.send')}
          </Button>
        </div>
      </form>
      {/* Beside the form: React passes the submission of a form in a dialog on to the forms around it. */}
      {isChoosing && (
        <TemplateDialog
          thread={thread}
          jobTitle={jobTitle}
          written={text}
          onUse={add}
          onClose={() => setChoosing(false)}
        />
      )}
    </>
  );
};

/** Says in place of the field that neither side can write, and where the candidate ends the block. */
export const BlockedNotice = ({ name }: { name: string }) => {
  const t = useT();
  return (
    <p className="text-sm text-soft">
      <span>{t('messages.blocked', { name })}</span>
      <Link to={linkTo('account')} className="ms-1 text-primary underline">
        {t('messages.unblock')}
      </Link>
    </p>
  );
};
