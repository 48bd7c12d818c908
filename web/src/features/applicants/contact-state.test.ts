import { expect, test } from 'vitest';
import { contactStateOf, readContactState } from './contact-state.ts';

test('the state names the applicant and nothing personal', () => {
  const applicant = { application_id: '3-9', job_id: 3, candidate: { name: 'Chie Okada', email: 'chie@example.test' } };
  const state = contactStateOf(applicant);
  expect(state).toEqual({ applicationId: '3-9', jobId: 3 });
  expect(readContactState(state)).toEqual(state);
});

test.each([undefined, null, 'text', {}, { applicationId: '3-9' }, { applicationId: '../3', jobId: 3 }])(
  'a state without an applicant, such as %j, is none',
  (state) => {
    expect(readContactState(state)).toBeUndefined();
  },
);
