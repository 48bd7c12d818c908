import { useState } from 'react';
import { messageCalls, type Thread } from '#shared/contracts/messages.ts';
import { errorText } from '#web/lib/api-error.ts';
import { useT } from '#web/lib/i18n.ts';
import { mailto } from '#web/lib/links.ts';
import { useSession } from '#web/lib/use-session.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { MailAddress } from '#web/ui/mail-address.tsx';
import { May } from '#web/ui/may.tsx';
import { PhoneLink } from '#web/ui/phone-number.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { useShareContact } from './queries.ts';

/** The button that shares the own mail address and telephone number in a thread, after a confirmation that names them, or hides them again. */
export const ShareContact = ({ thread, name }: { thread: Thread; name: string }) => {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const email = useSession()?.user.email ?? '';
  const share = useShareContact(thread.id, (error) => toast.error(errorText(error, t('messages.shareFailed'))));
  const isShared = thread.shares_contact === true;
  const setShared = (shared: boolean) => share.mutate(shared, { onSettled: () => setOpen(false) });
  return (
    <May call={messageCalls.shareContact}>
      <Button
        variant="quiet"
        size="sm"
        loading={share.isPending && !isOpen}
        onClick={() => (isShared ? setShared(false) : setOpen(true))}
      >
        {t(isShared ? 'messages.unshare' : 'messages.share')}
      </Button>
      <ConfirmDialog
        open={isOpen}
        onOpenChange={setOpen}
        title={t('messages.shareTitle')}
        text={t('messages.shareText', { name, email })}
        confirmLabel={t('messages.shareConfirm')}
        danger={false}
        busy={share.isPending}
        onConfirm={() => setShared(true)}
      />
    </May>
  );
};

/** The contact details that the other side shares. */
export const SharedContact = ({ contact }: { contact: NonNullable<Thread['contact']> }) => (
  <p className="flex flex-wrap gap-x-4 border-b border-line px-4 py-2 text-sm">
    <a href={mailto(contact.email)} className="text-primary hover:underline">
      <MailAddress>{contact.email}</MailAddress>
    </a>
    <PhoneLink>{contact.phone}</PhoneLink>
  </p>
);
