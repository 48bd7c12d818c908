import type { ReactNode } from 'react';
import type { contactMethods } from '#shared/domain/hiring-statuses.ts';
import { useT } from '#web/lib/i18n.ts';
import { languageText } from '#web/lib/language-text.ts';
import { mailto } from '#web/lib/links.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Fact } from '#web/ui/fact.tsx';
import { BriefcaseBusiness, Mail, MapPin, Phone } from '#web/ui/icons.ts';
import { MailAddress } from '#web/ui/mail-address.tsx';
import { PhoneNumber } from '#web/ui/phone-number.tsx';
import { type AnyApplicant, shownCandidate } from './applicant.ts';
import { ApplicationStatusBadge } from './application-status-badge.tsx';

export type ContactMethod = (typeof contactMethods)[number];

const WayToContact = ({
  href,
  icon,
  children,
  onUse,
}: {
  href: string;
  icon: ReactNode;
  children: ReactNode;
  onUse: () => void;
}) => (
  <a
    href={href}
    onClick={onUse}
    className={buttonClass('secondary', 'md', 'w-full min-w-0 [&_svg]:size-4 [&_svg]:shrink-0')}
  >
    {icon}
    <bdi className="min-w-0 wrap-anywhere">{children}</bdi>
  </a>
);

/** E-mail and phone: links if the recruiter may see them, otherwise masked. */
const Ways = ({ applicant, onUse }: { applicant: AnyApplicant; onUse: (method: ContactMethod) => void }) => {
  const t = useT();
  const { email, phone, open } = shownCandidate(applicant);
  if (!open) {
    return (
      <dl className="mt-5 grid gap-4 border-t border-line pt-5 sm:grid-cols-2">
        <Fact icon={<Mail className="text-primary" aria-hidden="true" />} label={t('applicants.card.email')}>
          <bdi>{email}</bdi>
        </Fact>
        <Fact icon={<Phone className="text-primary" aria-hidden="true" />} label={t('applicants.card.phone')}>
          <PhoneNumber>{phone}</PhoneNumber>
        </Fact>
      </dl>
    );
  }
  const subject = encodeURIComponent(applicant.job.title);
  return (
    <div className="mt-5 grid gap-3 border-t border-line pt-5">
      <WayToContact
        href={`${mailto(email)}?subject=${subject}`}
        icon={<Mail aria-hidden="true" />}
        onUse={() => onUse('email')}
      >
        <MailAddress>{email}</MailAddress>
      </WayToContact>
      <WayToContact href={`tel:${phone}`} icon={<Phone aria-hidden="true" />} onUse={() => onUse('phone')}>
        <PhoneNumber>{phone}</PhoneNumber>
      </WayToContact>
    </div>
  );
};

/** The applicant to contact, with contact details. `onUse`: the recruiter followed a link to write or to call. */
export const ContactDetails = ({
  applicant,
  onUse,
}: {
  applicant: AnyApplicant;
  onUse: (method: ContactMethod) => void;
}) => {
  const t = useT();
  const { candidate, status, job } = applicant;
  const { name } = shownCandidate(applicant);
  return (
    <Card as="section" className="self-start">
      <div className="flex items-start gap-3.5">
        <Avatar name={name} />
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
            <h2 className="text-xl wrap-anywhere">
              <bdi>{name}</bdi>
            </h2>
            <ApplicationStatusBadge status={status} />
            {candidate.language && <Badge>{languageText(candidate.language)}</Badge>}
          </div>
          <p className="text-soft wrap-anywhere">{candidate.subtitle}</p>
        </div>
      </div>
      <dl className="mt-5 grid gap-4 text-sm sm:grid-cols-2">
        <Fact icon={<BriefcaseBusiness className="text-primary" aria-hidden="true" />} label={t('contact.appliedFor')}>
          {job.title}
        </Fact>
        <Fact icon={<MapPin className="text-primary" aria-hidden="true" />} label={t('applicants.card.location')}>
          {candidate.location || t('applicants.card.remote')}
        </Fact>
      </dl>
      <Ways applicant={applicant} onUse={onUse} />
    </Card>
  );
};
