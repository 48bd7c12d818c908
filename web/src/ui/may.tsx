import type { ReactNode } from 'react';
import { linkTo } from '#web/config/links.ts';
import { useT } from '#web/lib/i18n.ts';
import { needsOwner, type OfferedCall, useMay } from '#web/lib/use-may.ts';
import { ButtonLink } from './button.tsx';
import { Notice } from './notice.tsx';

/** What leads to a call, for those whose role in the company allows it. */
export const May = ({ call, children }: { call: OfferedCall; children: ReactNode }) => useMay(call) && children;

/** Takes the place of what leads to a call where the role does not allow it, and says who can change that. */
export const RoleNotice = ({ call }: { call: OfferedCall }) => {
  const t = useT();
  return (
    <Notice
      action={
        <ButtonLink to={linkTo('recruiterTeam')} variant="secondary" size="sm">
          {t('common.nav.colleagues')}
        </ButtonLink>
      }
    >
      {t(needsOwner(call) ? 'common.role.ownersOnly' : 'common.role.viewer')}
    </Notice>
  );
};
