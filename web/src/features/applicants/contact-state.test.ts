import { expect, test } from 'vitest';
import type { Applicant, UnmaskedApplicant } from '#shared/contracts/applications.ts';
import { applicantIn, contactStateOf } from './contact-state.ts';

const application = {
  application_id: '3-9',
  job_id: 3,
  status: 'applied',
  applied_at: '2026-01-01T00:00:00.000Z',
  notes: '',
  job: {
    id: 3,
    title: 'Interpreter',
    company_name: 'Lima Languages',
    location: 'Graz',
    job_type: 'full-time',
    language: 'German',
  },
} as const;
const open = { id: 9, subtitle: '', skills: [], language: 'German', languages: [], location: '', experience: '' };
const file = 'https://files.example/cv.pdf';
const unmasked: UnmaskedApplicant = {
  ...application,
  candidate: {
    ...open,
    name: 'Chie Okada',
    email: 'chie@example.test',
    phone: '+911234567890',
    address: '',
    cv: file,
    video: file,
  },
};
const masked: Applicant = {
  ...application,
  candidate: {
    ...open,
    masked_name: 'C***',
    masked_email: 'c***@e***',
    masked_phone: '***90',
    has_cv: true,
    has_video: true,
    video: file,
  },
};

test('the addresses of files are not handed on', () => {
  expect(JSON.stringify(contactStateOf(unmasked))).not.toContain('files.example');
  expect(JSON.stringify(contactStateOf(masked))).not.toContain('files.example');
});

test('an applicant comes out as it went in', () => {
  for (const applicant of [unmasked, masked]) {
    const state = contactStateOf(applicant);
    expect(applicantIn(state)).toEqual(state.applicant);
  }
});

test.each([undefined, null, 'text', {}, { applicant: {} }, { applicant: { ...masked, candidate: {} } }])(
  'a state without an applicant, such as %j, has none',
  (state) => {
    expect(applicantIn(state)).toBeUndefined();
  },
);
