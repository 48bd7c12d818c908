import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { messageCalls } from '#shared/contracts/messages.ts';
import { maxMessageLength } from '#shared/domain/messages.ts';
import { errorText } from '#web/lib/api-error.ts';
import { useT } from '#web/lib/i18n.ts';
import { useMay } from '#web/lib/use-may.ts';
import { Button } from '#web/ui/button.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { Send } from '#web/ui/icons.ts';
import { RoleNotice } from '#web/ui/may.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { useSend } from './queries.ts';

/** Writes a message. The text stays until it is stored; Control and Enter send it. */
export const Composer = ({ threadId, isShared }: { threadId: string; isShared: boolean }) => {
  const t = useT();
  const send = useSend(threadId);
  const isAllowed = useMay(messageCalls.send);
  const [text, setText] = useState('');
  if (!isAllowed) return <RoleNotice call={messageCalls.send} />;
  const submit = () => {
    if (text.trim() !== '') send.mutate(text, { onSuccess: () => setText('') });
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
        value={text}
        {...(text && { dir: 'auto' })}
        onChange={({ target }) => setText(target.value)}
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
