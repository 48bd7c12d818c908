import type { BulkTarget } from '#shared/domain/bulk-moves.ts';
import { applicationAt } from '#shared/domain/hiring-pipeline.ts';
import type { ApplicationStatus, PipelineState } from '#shared/domain/hiring-statuses.ts';

/** A person of a list of applicants or of the shortlist, as the list has them. */
export interface BulkPerson {
  id: number;
  name: string;
  status: ApplicationStatus | PipelineState;
  /** null: on the shortlist without a job. */
  job: { title: string; company_name: string } | null;
  /** The entry of the shortlist; absent of applicants. */
  entry?: string;
}

/** The status that an application gets with a target; undefined where no application changes. */
export const announcedAt = (target: BulkTarget): ApplicationStatus | undefined => {
  if (target === 'removed') return undefined;
  return target === 'reviewed' || target === 'shortlisted' ? target : applicationAt[target];
};

/** Whether a move changes a person: on the shortlist a rejection is final. */
export const isMoved = ({ status, entry }: BulkPerson, target: BulkTarget): boolean =>
  status !== target && (entry === undefined || status !== 'rejected');

/** Whether a move says something new to a person, if they applied. */
export const isAnnounced = (person: BulkPerson, target: BulkTarget): boolean => {
  const { status, job } = person;
  const before = status in applicationAt ? applicationAt[status as PipelineState] : status;
  const after = announcedAt(target);
  return isMoved(person, target) && job !== null && after !== undefined && after !== before;
};
