import { expect, test } from 'vitest';
import { allCalls } from '#shared/contracts/index.ts';
import { readSources } from '#test/support/sources.ts';

// Whose record a call is about is in its contract (`owned`): the pipeline reads the record and refuses it to others. A use case that
// compares the caller with an owner by hand is beside the tests of authorisation, which derive from the contract.

/** What is no right of ownership, or no record that a call names. */
const exceptions: Readonly<Record<string, string>> = {
  'functions/api/account/own-rankings.ts': 'the places of the caller among those of a job',
  'functions/api/admin/profile.ts': 'an admin reads another one, which is recorded',
  'functions/api/admin/target.ts': 'an admin changes no account of their own by these calls',
  'functions/api/applications/check-application.ts': 'the reader of an owned record; either order of the ids is one',
  'functions/api/attestations/interview-kit.ts': 'the name of the founder, among those of the company’s people',
  'functions/api/auth/confirm-email-change.ts': 'whose code it is',
  'functions/api/candidates/profile-files.ts': 'the upload in a form is optional',
  'functions/api/certificates/open-certificates.ts': 'claims of other people, for admins',
  'functions/api/jobs/views.ts': 'a company’s own look at its job does not count',
  'functions/api/recruiters/company.ts': 'a public page that shows its company more',
  'functions/api/recruiters/profile.ts': 'the founder and the colleagues of one company',
  'functions/api/recruiters/team.ts': 'what is counted of the caller',
  'functions/api/reports/own-statements.ts': 'a link of a mail needs no session',
  'functions/api/reports/reported-thread.ts': 'the thread in a report is optional, and its refusal says nothing',
  'functions/api/shortlist/shown-interview.ts': 'the names of those who acted for the company',
  'functions/entities/application/own-application.ts': 'the reader of an owned record',
  'functions/policies/thread-access.ts': 'the reader of an owned record',
};

const callers = String.raw`(?:caller|viewer|reader|user)\??\.(?:account\.)?id\b`;
const byCaller = [new RegExp(`[!=]== (?:\\w+\\??\\.)*${callers}|\\b${callers} [!=]==|\\]\\.includes\\(${callers}`)];
/** Whose a record is, compared with what may be the caller's id by another name. */
const ofRecord = String.raw`(?:recruiter_id|candidate_id)\b`;
const byRecord = [new RegExp(`\\b${ofRecord} [!=]== (?!undefined|null)|[!=]== (?:\\w+\\??\\.)*${ofRecord}`)];

const comparesOwner = (source: string, patterns: readonly RegExp[]) =>
  source.split('\n').some((line) => patterns.some((pattern) => pattern.test(line)));
const compares = (source: string) => comparesOwner(source, [...byCaller, ...byRecord]);

test.each([
  'if (job.recruiter_id !== caller.id) throw refused();',
  'const isOwn = caller?.id === params.id;',
  'return by === caller.account.id;',
  'return job.recruiter_id === request.caller.id;',
  'if (job.recruiter_id !== me) throw refused();',
  'const isOwn = ownId === application.candidate_id;',
  'if (![owner.id].includes(caller.id)) throw refused();',
])('the check reports: %s', (line) => {
  expect(compares(line)).toBe(true);
});

test('no use case or policy compares the caller with the owner of a record', () => {
  const sources = readSources('functions').filter(({ path }) => /^functions\/(?:api|entities|policies)\//.test(path));
  expect(sources.length).toBeGreaterThan(300);
  const found = sources.filter(({ path, source }) =>
    // Entities compare records with each other; who sees a job or a company is in their `visibility.ts`.
    path.startsWith('functions/entities/')
      ? !path.endsWith('/visibility.ts') && comparesOwner(source, byCaller)
      : compares(source),
  );
  expect(found.map(({ path }) => path).sort()).toEqual(Object.keys(exceptions).sort());
});

/** Calls about an id that any candidate or recruiter may make, each with why no owner is in its contract. */
const open: Readonly<Record<string, string>> = {
  'attestations.revoke': 'an application’s attestations are found by their recruiter',
  'candidates.activity': 'the candidate may be hidden (visible-candidate.ts)',
  'candidates.maskedProfile': 'the candidate may be hidden (visible-candidate.ts)',
  'candidates.saveJob': 'a job that is visible',
  'candidates.unsaveJob': 'stored below the caller',
  'certificates.remove': 'stored below the caller',
  'jobs.changeDraft': 'stored below the caller',
  'jobs.draft': 'stored below the caller',
  'jobs.recordView': 'a job that is visible',
  'jobs.removeDraft': 'stored below the caller',
  'matches.ofJob': 'a job that is visible',
  'recruiters.changeTemplate': 'stored below the caller',
  'recruiters.joinCompany': 'an invitation to the caller’s address or its domain',
  'recruiters.removeTemplate': 'stored below the caller',
  'samples.ofCandidate': 'the candidate may be hidden (visible-candidate.ts)',
  'samples.remove': 'stored below the caller',
  'searches.change': 'stored below the caller',
  'searches.remove': 'stored below the caller',
};

test('a call about an id has an owner in its contract, or a reason to have none', () => {
  const anyone = allCalls.filter(
    ({ call: { access, path, owned } }) =>
      typeof access === 'object' &&
      owned === undefined &&
      path.includes('{') &&
      (access.candidate === 'any' || access.recruiter === 'any'),
  );
  expect(anyone.map(({ operation }) => operation).sort()).toEqual(Object.keys(open));
});
