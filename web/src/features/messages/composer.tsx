import type { FormEvent, KeyboardEvent } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { messageCalls } from '#shared/contracts/messages.ts';
import { maxMessageLength } from '#shared/domain/messages.ts';
import { linkTo } from '#web/config/links.ts';
import { errorText } from '#web/lib/api-error.ts';
import { useT } from '#web/lib/i18n.ts';
import { useMay } from '#web/lib/use-may.ts';
import { Button } from '#web/ui/button.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { Send } from '#web/ui/icons.ts';
import { RoleNotice } from '#web/ui/may.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { useDraft } from '#web/ui/use-draft.ts';
import { useSend } from './queries.ts';

/** Writes a message. The text stays until it is stored, also when the screen is left; Control and Enter send it. */
export const Composer = ({ threadId, isShared }: { threadId: string; isShared: boolean }) => {
  const t = useT();
  const send = useSend(threadId);
  const isAllowed = useMay(messageCalls.send);
  const form = useForm({ defaultValues: { text: '' } });
  const forget = useDraft(form, `message:${threadId}`, { outlives: true });
  const text = form.watch('text');
  if (!isAllowed) return <RoleNotice call={messageCalls.send} />;
  const submit = () => {
    const sent = form.getValues('text');
    if (sent.trim() === '' || send.isPending) return;
    // What was typed on while it was on its way stays.
    const empty = () => {
      if (form.getValues('text') !== sent) return;
      forget();
      form.reset({ text: '' });
    };
    send.mutate(sent, { onSuccess: empty });
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    submit();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !event.nativeEvent.isComposing) submit();
  };
  return (
    <form onSubmit={onSubmit} noValidate>
      <FormError>{send.isError ? errorText(send.error, t('messages.sendFailed')) : null}</FormError>
      <TextArea
        label={t('messages.write')}
        hideLabel
        placeholder={t('messages.write')}
        rows={2}
        limit={maxMessageLength}
        {...(text && { dir: 'auto' })}
        {...form.register('text')}
        onKeyDown={onKeyDown}
      />
      <div className="mt-1 flex items-center justify-between gap-3">
        <p className="text-xs text-soft">{!isShared && t('messages.hidden')}</p>
        <Button
          type="submit"
          loading={send.isPending}
          icon={<Send className="size-4 rtl:-scale-x-100" aria-hidden="true" />}
        >
          {t('messages.send')}
        </Button>
      </div>
    </form>
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
