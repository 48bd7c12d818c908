import { expect, test } from 'vitest';
import { readSources } from '#test/support/sources.ts';

// Whose record a call is about is in its contract (`owned`): the pipeline reads the record and refuses it to others. A use case that
// compares the caller with an owner by hand is beside the tests of authorisation, which derive from the contract.

/** What is no right of ownership, or no record that a call names. */
const exceptions: Readonly<Record<string, string>> = {
  'functions/api/admin/profile.ts': 'an admin reads another one, which is recorded',
  'functions/api/admin/target.ts': 'an admin changes no account of their own by these calls',
  'functions/api/applications/check-application.ts': 'the reader of an owned record; either order of the ids is one',
  'functions/api/attestations/interview-kit.ts': 'the name of the founder, among those of the company’s people',
  'functions/api/auth/confirm-email-change.ts': 'whose code it is',
  'functions/api/jobs/views.ts': 'a company’s own look at its job does not count',
  'functions/api/recruiters/company.ts': 'a public page that shows its company more',
  'functions/api/recruiters/profile.ts': 'the founder and the colleagues of one company',
  'functions/api/recruiters/team.ts': 'what is counted of the caller',
  'functions/api/reports/own-statements.ts': 'a link of a mail needs no session',
  'functions/api/reports/reported-thread.ts': 'the thread in a report is optional, and its refusal says nothing',
};

const comparison = /[!=]==? ?caller\??\.(?:account\.)?id\b|\bcaller\??\.(?:account\.)?id [!=]==/;
const compares = (source: string) => source.split('\n').some((line) => comparison.test(line));

test.each([
  'if (job.recruiter_id !== caller.id) throw refused();',
  'const isOwn = caller?.id === params.id;',
  'return by === caller.account.id;',
])('the check reports: %s', (line) => {
  expect(compares(line)).toBe(true);
});

test('no use case compares the caller with the owner of a record', () => {
  const sources = readSources('functions').filter(({ path }) => path.startsWith('functions/api/'));
  expect(sources.length).toBeGreaterThan(150);
  const found = sources.filter(({ source }) => compares(source)).map(({ path }) => path);
  expect(found.sort()).toEqual(Object.keys(exceptions).sort());
});
