import type { ReactNode } from 'react';
import { cx } from '#web/lib/cx.ts';
import { useT } from '#web/lib/i18n.ts';
import { mailto } from '#web/lib/links.ts';
import { Mail, MapPin, Phone } from '#web/ui/icons.ts';
import { MailAddress } from '#web/ui/mail-address.tsx';
import { PhoneNumber } from '#web/ui/phone-number.tsx';

const Line = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <span className="flex items-start gap-2 [&_svg]:mt-1 [&_svg]:size-3.5 [&_svg]:shrink-0 [&_svg]:text-soft">
    {icon}
    <span className="min-w-0 wrap-anywhere">{children}</span>
  </span>
);

/** Contact details of a person, in a cell of a table. */
export const Contact = ({
  of: { email, phone, address },
  isDense = false,
}: {
  of: { email: string; phone: string; address: string };
  /** Two lines on wide screens. */
  isDense?: boolean;
}) => {
  const t = useT();
  return (
    <>
      <Line icon={<Mail aria-hidden="true" />}>
        <a href={mailto(email)} className={cx('rounded-sm hover:underline', isDense && 'md:-my-1')}>
          <MailAddress>{email}</MailAddress>
        </a>
      </Line>
      <span className={cx('block', isDense && 'md:flex md:gap-4 md:text-xs md:whitespace-nowrap')}>
        <Line icon={<Phone aria-hidden="true" />}>
          <PhoneNumber>{phone}</PhoneNumber>
        </Line>
        <Line icon={<MapPin aria-hidden="true" />}>
          <span className={cx('block', isDense && 'md:max-w-48 md:truncate')}>
            {address || t('common.notAvailable')}
          </span>
        </Line>
      </span>
    </>
  );
};
