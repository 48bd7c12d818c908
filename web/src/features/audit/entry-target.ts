import type { AuditEntry } from '#shared/contracts/audit.ts';
import { linkTo } from '#web/config/links.ts';

type Target = AuditEntry['target'];

/** The screen about the target of an entry; null where there is none. Erased people and removed jobs have none either. */
export const linkOfTarget = ({ type, id }: Target): string | null => {
  if (id === undefined) return null;
  if (type === 'candidate') return linkTo('candidateProfile', { candidateId: id });
  if (type === 'admin') return linkTo('adminProfile', { adminId: id });
  if (type === 'job') return linkTo('jobDetails', { jobId: id });
  return null;
};
