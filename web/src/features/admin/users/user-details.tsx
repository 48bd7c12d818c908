import { linkTo } from '#web/config/links.ts';
import { formatDate } from '#web/lib/format.ts';
import { useT } from '#web/lib/i18n.ts';
import { languageText } from '#web/lib/language-text.ts';
import { mailto } from '#web/lib/links.ts';
import { BadgeList } from '#web/ui/badge.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Fact } from '#web/ui/fact.tsx';
import { Building2, CalendarDays, Hash, Languages, Mail, MapPin, Phone } from '#web/ui/icons.ts';
import { MailAddress } from '#web/ui/mail-address.tsx';
import { PhoneNumber } from '#web/ui/phone-number.tsx';
import { CandidateAttestations } from './candidate-attestations.tsx';
import { StatusBadges, TypeBadge } from './user-badges.tsx';
import type { ListedUser } from './user-filter.ts';

const Facts = ({ user }: { user: ListedUser }) => {
  const t = useT();
  const orNone = (text: string) => text || t('common.notAvailable');
  return (
    <dl className="grid gap-4 sm:grid-cols-[3fr_2fr]">
      {user.type === 'recruiter' && (
        <Fact icon={<Building2 aria-hidden="true" />} label={t('adminUsers.details.company')}>
          {orNone(user.company_name)}
        </Fact>
      )}
      <Fact icon={<Mail aria-hidden="true" />} label={t('adminUsers.details.email')}>
        <a href={mailto(user.email)} className="rounded-sm text-primary underline">
          <MailAddress>{user.email}</MailAddress>
        </a>
      </Fact>
      <Fact icon={<Phone aria-hidden="true" />} label={t('adminUsers.details.phone')}>
        {user.phone ? <PhoneNumber>{user.phone}</PhoneNumber> : orNone('')}
      </Fact>
      <Fact icon={<MapPin aria-hidden="true" />} label={t('adminUsers.details.address')}>
        {orNone(user.address)}
      </Fact>
      {user.type === 'candidate' && (
        <Fact icon={<Languages aria-hidden="true" />} label={t('adminUsers.details.language')}>
          {orNone(user.language && languageText(user.language))}
        </Fact>
      )}
      <Fact icon={<CalendarDays aria-hidden="true" />} label={t('adminUsers.details.joined')}>
        {formatDate(user.created_at, 'long')}
      </Fact>
      <Fact icon={<Hash aria-hidden="true" />} label={t('adminUsers.details.id')}>
        {user.id}
      </Fact>
    </dl>
  );
};

/** The list's data about one user, with a link to a candidate's full profile. */
export const UserDetails = ({ user, onClose }: { user: ListedUser; onClose: () => void }) => {
  const t = useT();
  const hasProfile = user.type === 'candidate' && !user.is_deleted;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={user.name}
      {...(hasProfile && {
        footer: (
          <ButtonLink to={linkTo('candidateProfile', { candidateId: user.id })}>
            {t('adminUsers.details.profile')}
          </ButtonLink>
        ),
      })}
    >
      <div className="space-y-5">
        <p className="flex flex-wrap gap-1.5">
          <TypeBadge type={user.type} />
          <StatusBadges user={user} />
        </p>
        <Facts user={user} />
        {user.type === 'candidate' && user.skills.length > 0 && (
          <div>
            <h3 className="mb-2 text-sm font-normal text-soft">{t('adminUsers.details.skills')}</h3>
            <BadgeList words={user.skills} />
          </div>
        )}
        {user.type === 'candidate' && <CandidateAttestations candidateId={user.id} />}
      </div>
    </Dialog>
  );
};
