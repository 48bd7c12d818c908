import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { candidateCalls } from '#shared/contracts/candidates.ts';
import { linkTo } from '#web/config/links.ts';
import { useT } from '#web/lib/i18n.ts';
import { queryOf } from '#web/lib/query.ts';
import { useOwnId } from '#web/lib/use-session.ts';
import { Check, CircleAlert } from '#web/ui/icons.ts';

const Part = ({ isMissing = false, children }: { isMissing?: boolean; children: ReactNode }) => (
  <li className="flex gap-2">
    {isMissing ? (
      <CircleAlert className="mt-0.5 size-4 shrink-0 text-warning" aria-hidden="true" />
    ) : (
      <Check className="mt-0.5 size-4 shrink-0 text-success" aria-hidden="true" />
    )}
    <span className="min-w-0">{children}</span>
  </li>
);

const AddFiles = () => {
  const t = useT();
  return (
    <Link to={linkTo('candidateProfile')} className="rounded-sm font-semibold text-primary underline">
      {t('applications.dialog.addFiles')}
    </Link>
  );
};

/** What an application sends of the own profile, and which files are missing. Without the profile it says the rest. */
export const SentParts = () => {
  const t = useT();
  const profile = useQuery(queryOf(candidateCalls.profile, { params: { id: useOwnId() } }));
  return (
    <ul className="mt-2 space-y-1.5 text-sm" aria-busy={profile.isPending}>
      <Part>{t('applications.dialog.profile')}</Part>
      {profile.isPending && <li className="text-soft">{t('applications.dialog.loading')}</li>}
      {profile.data && (
        <>
          <Part isMissing={!profile.data.cv}>
            <span>{`${t(profile.data.cv ? 'applications.dialog.cv' : 'applications.dialog.noCv')} `}</span>
            {!profile.data.cv && <AddFiles />}
          </Part>
          <Part isMissing={!profile.data.video}>
            <span>{`${t(profile.data.video ? 'applications.dialog.video' : 'applications.dialog.noVideo')} `}</span>
            {!profile.data.video && <AddFiles />}
          </Part>
        </>
      )}
    </ul>
  );
};
