import type { ApplicationStatus, ShortlistStatus } from '#shared/domain/hiring-statuses.ts';
import type { DemoCandidate, DemoJob } from './demo-types.ts';
import { remote } from './opening.ts';
import type { Random } from './random.ts';
import { type RoleName, roles } from './roles/index.ts';
import type { Field } from './roles/role.ts';

/** How recruiters of a field test applicants. */
const tests: Readonly<Record<Field, string>> = {
  interpreting: 'interpreting test',
  translation: 'test translation',
  teaching: 'trial lesson',
  support: 'role play',
  engineering: 'technical interview',
  business: 'case study',
};

/** A recruiter's note on moving an application to a status. */
export const applicationNote = (
  random: Random,
  status: ApplicationStatus,
  { language, location, job_type, role }: DemoJob,
): string => {
  const test = tests[roles[role].field];
  const notes: Readonly<Record<ApplicationStatus, readonly string[]>> = {
    applied: [''],
    reviewed: [
      '',
      `Good profile. Check availability and level of ${language} in a first call.`,
      'Profile fits; waiting for feedback from the department.',
    ],
    shortlisted: [
      `First call in ${language} went well. Arrange the ${test} for next week.`,
      `Fluent ${language}, relevant experience, available from next month.`,
      'Good references. Second interview with the team lead.',
    ],
    rejected: [
      'We decided in favour of an applicant with more experience in this field.',
      `The ${test} did not convince us.`,
      ...(location === remote ? [] : [`Cannot move to ${location.split(', ')[0]} before next summer.`]),
      ...(job_type === 'part-time' ? ['Looks for a full-time position.'] : []),
    ],
    hired: ['Offer accepted. Starts on the first of next month.', 'Contract signed; induction is planned.'],
  };
  return random.pick(notes[status]);
};

/** A recruiter's note on shortlisting a candidate. */
export const shortlistNote = (random: Random, { language, experience }: DemoCandidate): string =>
  random.pick([
    '',
    `Convincing application, very good ${language}.`,
    'Recommended by a colleague.',
    `Good ${language}, and knows our field.`,
    'Ask about availability before the interview.',
    experience && `${experience} of experience, fits well.`,
  ]);

/** A recruiter's note on moving a shortlist entry; the reason of a rejection is in the note of the application. */
export const moveNote = (random: Random, status: Exclude<ShortlistStatus, 'rejected'>, role: RoleName): string => {
  const test = tests[roles[role].field];
  const notes: Readonly<Record<typeof status, readonly string[]>> = {
    active: [''],
    contacted: [
      `Telephoned: interested, invited to the ${test}.`,
      'Sent a mail with three dates for an interview.',
      `Interested; notice period of ${random.pick(['four', 'six', 'eight'])} weeks.`,
    ],
    interviewed: [`Good interview; the ${test} went well.`, 'The team would like to work together. Prepare an offer.'],
    hired: ['Contract signed.'],
  };
  return random.pick(notes[status]);
};
