import { messageCalls, type Thread } from '#shared/contracts/messages.ts';
import { errorText } from '#web/lib/api-error.ts';
import { useT } from '#web/lib/i18n.ts';
import { mailto } from '#web/lib/links.ts';
import { Button } from '#web/ui/button.tsx';
import { MailAddress } from '#web/ui/mail-address.tsx';
import { May } from '#web/ui/may.tsx';
import { PhoneLink } from '#web/ui/phone-number.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { useShareContact } from './queries.ts';

/** The button that shares the own mail address and telephone number in a thread, or hides them again. */
export const ShareContact = ({ thread }: { thread: Thread }) => {
  const t = useT();
  const share = useShareContact(thread.id);
  const isShared = thread.shares_contact === true;
  return (
    <May call={messageCalls.shareContact}>
      <Button
        variant="quiet"
        size="sm"
        loading={share.isPending}
        onClick={() =>
          share.mutate(!isShared, { onError: (error) => toast.error(errorText(error, t('messages.shareFailed'))) })
        }
      >
        {t(isShared ? 'messages.unshare' : 'messages.share')}
      </Button>
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
