import type { ApplicationStatus, ShortlistStatus } from '#shared/domain/hiring-statuses.ts';
import type { DemoCandidate, DemoJob } from './demo-types.ts';
import { fill } from './look-up.ts';
import { remote } from './opening.ts';
import type { Random } from './random.ts';
import { type RoleName, roles } from './roles.ts';
import notes from './texts/notes.json' with { type: 'json' };

/** How recruiters of a role's field test applicants. */
const testOf = (role: RoleName): string => notes.tests[roles[role].field];

/** A recruiter's note on moving an application to a status. */
export const applicationNote = (
  random: Random,
  status: ApplicationStatus,
  { language, location, job_type, role }: DemoJob,
): string => {
  const reasons = [
    ...(location === remote ? [] : [notes.onSite]),
    ...(job_type === 'part-time' ? [notes.partTime] : []),
  ];
  const note = random.pick([...notes.application[status], ...(status === 'rejected' ? reasons : [])]);
  return fill(note, { language, test: testOf(role), city: location.split(', ')[0] ?? '' });
};

/** A recruiter's note on shortlisting a candidate. */
export const shortlistNote = (random: Random, { language, experience }: DemoCandidate): string =>
  fill(random.pick([...notes.shortlist, experience && `${experience} of experience, fits well.`]), { language });

/** A recruiter's note on moving a shortlist entry; the reason of a rejection is in the note of the application. */
export const moveNote = (random: Random, status: Exclude<ShortlistStatus, 'rejected'>, role: RoleName): string => {
  const weeks = random.pick(['four', 'six', 'eight']);
  return fill(random.pick(notes.move[status]), { weeks, test: testOf(role) });
};
