import { useT } from '#web/lib/i18n.ts';
import { Badge } from '#web/ui/badge.tsx';
import { GraduationCap, UsersRound } from '#web/ui/icons.ts';
import { StateBadge } from '../account-state.tsx';
import type { ListedUser } from './user-filter.ts';

/** Whether a user is a candidate or a recruiter. */
export const TypeBadge = ({ type }: Pick<ListedUser, 'type'>) => {
  const t = useT();
  const Icon = type === 'candidate' ? GraduationCap : UsersRound;
  return (
    <Badge tone={type === 'candidate' ? 'primary' : 'accent'} className="md:py-0 md:leading-4.5">
      <Icon className="size-3.5" aria-hidden="true" />
      <span>{t(`adminUsers.type.${type}`)}</span>
    </Badge>
  );
};

/** The state of a user's account, and of recruiters the verification. */
export const StatusBadges = ({ user }: { user: ListedUser }) => {
  const t = useT();
  return (
    <span className="inline-flex flex-wrap gap-1.5 max-md:justify-end">
      <StateBadge of={user} />
      {user.type === 'recruiter' && (
        <Badge tone={user.verified ? 'success' : 'warning'}>
          {t(user.verified ? 'admin.recruiters.verified' : 'admin.recruiters.unverified')}
        </Badge>
      )}
    </span>
  );
};
