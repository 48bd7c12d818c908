import type { ApplicationStatus } from '#shared/domain/hiring-statuses.ts';
import { useT } from '#web/lib/i18n.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';

const tones: Record<ApplicationStatus, Tone> = {
  applied: 'primary',
  reviewed: 'warning',
  shortlisted: 'accent',
  rejected: 'danger',
  hired: 'success',
};

/** Status of an application in the recruiter's words. */
export const ApplicationStatusBadge = ({ status }: { status: ApplicationStatus }) => {
  const t = useT();
  return <Badge tone={tones[status]}>{t(`applicants.status.${status}`)}</Badge>;
};
