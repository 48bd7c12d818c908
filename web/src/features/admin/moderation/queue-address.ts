import type { ReportedSubject } from '#shared/contracts/moderation.ts';
import { reportedTypes } from '#shared/domain/reports.ts';

export type Subject = ReportedSubject['subject'];

/** A subject in the address: `job-7`. */
export const subjectText = ({ type, id }: Subject): string => `${type}-${id}`;

/** The subject that an address names; undefined for none and for anything else. */
export const readSubject = (text: string | null): Subject | undefined => {
  const [, type, id] = /^([a-z]+)-([1-9][0-9]{0,11})$/.exec(text ?? '') ?? [];
  const known = reportedTypes.find((each) => each === type);
  return known && { type: known, id: Number(id) };
};
