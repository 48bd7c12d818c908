import { Link } from 'react-router-dom';
import type { ApplicationStatus } from '#shared/domain/hiring-statuses.ts';
import { linkTo } from '#web/config/links.ts';
import { useT } from '#web/lib/i18n.ts';

type Choice = 'withdraw' | 'reviewed' | 'profile' | 'elsewhere' | 'attest';

const choices: Record<ApplicationStatus, readonly Choice[]> = {
  applied: ['withdraw', 'profile', 'elsewhere'],
  reviewed: ['reviewed', 'profile', 'elsewhere'],
  shortlisted: ['reviewed', 'profile', 'elsewhere'],
  rejected: ['elsewhere'],
  hired: ['attest'],
};

const links = {
  profile: { to: linkTo('candidateProfile'), label: 'applicationWay.still.profileLink' },
  elsewhere: { to: linkTo('candidateDashboard'), label: 'applicationWay.still.elsewhereLink' },
  attest: { to: linkTo('candidateProfile'), label: 'applicationWay.still.attestLink' },
} as const;

/** What the candidate of an application can still do, with the links that it needs. */
export const StillPossible = ({ status, isGone }: { status: ApplicationStatus; isGone: boolean }) => {
  const t = useT();
  return (
    <ul className="mt-1 list-disc space-y-1 ps-5">
      {choices[status]
        .filter((choice) => choice !== 'profile' || !isGone)
        .map((choice) => {
          const link = choice in links ? links[choice as keyof typeof links] : undefined;
          return (
            <li key={choice}>
              <span>{`${t(`applicationWay.still.${choice}`)} `}</span>
              {link && (
                <Link to={link.to} className="rounded-sm font-semibold text-primary underline">
                  {t(link.label)}
                </Link>
              )}
            </li>
          );
        })}
    </ul>
  );
};
