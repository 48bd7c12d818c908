import { expect, test } from 'vitest';
import { candidateFileKey, companyDocumentKey } from '#functions/data/file-keys.ts';
import { transact } from '#functions/data/transact.ts';
import { changedCandidate, readCandidate, replaceCandidate } from '#functions/entities/candidate/candidate-store.ts';
import { replaceCertificate } from '#functions/entities/certificate/certificate-store.ts';
import { flagDuplicate } from '#functions/entities/certificate/duplicate-store.ts';
import { changeDocuments } from '#functions/entities/company-document/company-document-store.ts';
import { putPendingSignup } from '#functions/entities/one-time-code/pending-signup-store.ts';
import { parseRanking } from '#functions/entities/ranking/stored-ranking.ts';
import { changeSamples } from '#functions/entities/spoken-sample/sample-store.ts';
import { clock } from '#functions/platform/clock.ts';
import { accountCalls } from '#shared/contracts/account.ts';
import { adminCalls } from '#shared/contracts/admin.ts';
import { applicationCalls } from '#shared/contracts/applications.ts';
import { attestationCalls } from '#shared/contracts/attestations.ts';
import { authCalls } from '#shared/contracts/auth.ts';
import { calendarCalls } from '#shared/contracts/calendars.ts';
import { emailChangeCalls } from '#shared/contracts/email-change.ts';
import { interviewKitCalls } from '#shared/contracts/interview-kit.ts';
import { interviewCalls } from '#shared/contracts/interviews.ts';
import { jobDraftCalls } from '#shared/contracts/job-drafts.ts';
import { messageFileCalls } from '#shared/contracts/message-files.ts';
import { messageTemplateCalls } from '#shared/contracts/message-templates.ts';
import { messageCalls } from '#shared/contracts/messages.ts';
import { notificationCalls } from '#shared/contracts/notifications.ts';
import { officeHoursCalls } from '#shared/contracts/office-hours.ts';
import { recruiterCalls } from '#shared/contracts/recruiters.ts';
import { reportCalls } from '#shared/contracts/reports.ts';
import { timeZoneCalls } from '#shared/contracts/time-zone.ts';
import { transcriptionCalls } from '#shared/contracts/transcriptions.ts';
import { visibilityCalls } from '#shared/contracts/visibility.ts';
import { legalVersions } from '#shared/domain/legal-versions.ts';
import { addDays, toIso } from '#shared/domain/time.ts';
import { testApi } from '#test/support/api.ts';
import { makeArrivedMessageFile } from '#test/support/arrived-upload.ts';
import { authSteps } from '#test/support/auth-steps.ts';
import { canariesOf, makeBelongings, settle } from '#test/support/belongings.ts';
import { callFixtures, tomorrow } from '#test/support/call-fixtures.ts';
import { runSavedSearches, sendMails } from '#test/support/handlers.ts';
import { readTestTable } from '#test/support/language-table.ts';
import type { Principal } from '#test/support/principals.ts';
import { savedSearchSteps } from '#test/support/saved-search-steps.ts';

await readTestTable();
const api = await testApi();
const me = 7_200_001;
const savedSearches = savedSearchSteps(api);
const steps = authSteps(api);
const { admin, candidate, recruiter, otherCandidate, otherRecruiter } = await makeBelongings(api, me);
const accounts = [candidate, recruiter];
const requestedBy = ({ type }: Principal) => `asked-${type}@canary.example`;
const movedTo = ({ type }: Principal) => `moved-${type}@canary.example`;
const person = { name: 'Canary Sign-up', phone: '+919111111118', address: 'Canary Street' };

const ok = async (answer: Promise<{ status: number; body: unknown }>) => {
  const { status, body } = await answer;
  expect(status, JSON.stringify(body)).toBeLessThan(300);
};
const startChange = ({ token }: Principal, email: string) =>
  ok(api.call(emailChangeCalls.startEmailChange, { token, body: { email } }));
const report = ({ token }: Principal, subject_type: 'job' | 'candidate' | 'company', subject_id: number) =>
  ok(
    api.call(reportCalls.create, { token, body: { subject_type, subject_id, reason: 'scam', note: 'canary-report' } }),
  );
const rank = ({ token }: Principal, id: number) =>
  ok(api.call(applicationCalls.applicants, { token, params: { id }, query: { sort: 'match' } }));
const accept = ({ token }: Principal) =>
  ok(
    api.call(accountCalls.acceptDocuments, {
      token,
      body: { privacy_version: legalVersions.privacy, terms_version: legalVersions.terms, language: 'en' },
    }),
  );
const reading = (...tags: string[]) => ({
  languages: tags.map((tag) => ({ tag, skills: { reading: [{ scale: 'cefr', level: 'B1' }] } })),
  modes: [],
});
async function mail(): Promise<void> {
  const records = await savedSearches.settle();
  expect(await sendMails({ Records: records })).toEqual({ batchItemFailures: [] });
}

/** What a candidate and a recruiter can create besides the belongings, with the entity that then names them. */
const creations: readonly [entities: readonly string[], make: () => Promise<unknown>][] = [
  [['consent'], async () => await Promise.all(accounts.map(accept))],
  [
    ['mail_preferences'],
    async () => {
      const body = { language: 'de', mails: { shortlisted: false } };
      for (const { token } of accounts) await ok(api.call(notificationCalls.updatePreferences, { token, body }));
    },
  ],
  [
    ['recruiter'],
    async () => {
      await ok(api.call(adminCalls.verifyRecruiter, { token: admin.token, params: { id: me } }));
      const body = { about: 'Since 1998.', website: '', location: 'Pune' };
      await ok(api.call(recruiterCalls.updateCompany, { token: recruiter.token, params: { id: me }, body }));
      await settle(api);
    },
  ],
  [
    ['thread', 'message'],
    async () => {
      const params = { id: `${me}-${me + 1}` };
      await ok(api.call(messageCalls.send, { token: recruiter.token, params, body: { text: 'canary-note' } }));
      const answer = { token: otherRecruiter.token, params: { id: `${me + 1}-${me}` } };
      await ok(api.call(messageCalls.send, { ...answer, body: { text: 'Hello.' } }));
      const text = 'canary-subtitle';
      await ok(api.call(messageCalls.send, { ...answer, token: candidate.token, body: { text } }));
      await settle(api);
    },
  ],
  [
    ['message_file'],
    async () => {
      const thread = `${me + 1}-${me}`;
      const file = await makeArrivedMessageFile(api, candidate.token, thread, { name: 'canary-file.pdf' });
      await ok(api.call(messageFileCalls.finishFile, { token: candidate.token, params: { id: thread, file } }));
      const body = { text: 'canary-subtitle', files: [file] };
      await ok(api.call(messageCalls.send, { token: candidate.token, params: { id: thread }, body }));
      await settle(api);
    },
  ],
  [
    ['interview', 'booked_times', 'scorecard', 'job_questions'],
    async () => {
      const invite = async ({ token }: Principal, candidateId: number) => {
        const place = 'canary-note';
        const invitation = { candidate_ids: [candidateId], minutes: 30, place, times: [tomorrow], zone: 'UTC' };
        const body = { ...invitation, ...(token === recruiter.token && { job_id: 70 }) };
        const offered = await api.call(interviewCalls.offerTimes, { token, body });
        expect(offered.status).toBe(201);
        return offered.body.interviews[0];
      };
      const { id: prepared } = await invite(recruiter, me + 1);
      const questions = ['canary-note'];
      const asRecruiter = { token: recruiter.token, params: { id: prepared } };
      await ok(api.call(interviewKitCalls.saveQuestions, { ...asRecruiter, body: { questions } }));
      const scorecard = { languages: [{ tag: 'de', levels: {}, note: 'canary-note' }], note: 'canary-note' };
      await ok(api.call(interviewKitCalls.saveScorecard, { ...asRecruiter, body: scorecard }));
      const { id, times } = await invite(otherRecruiter, me);
      const body = { at: times[0].at };
      await ok(api.call(interviewCalls.pickTime, { token: candidate.token, params: { id }, body }));
      const asOther = { token: otherRecruiter.token, params: { id } };
      await ok(api.call(interviewKitCalls.saveScorecard, { ...asOther, body: scorecard }));
      await settle(api);
    },
  ],
  [
    ['own_zone'],
    async () => {
      const body = { zone: 'Asia/Tokyo', is_chosen: true };
      for (const { token } of accounts) await ok(api.call(timeZoneCalls.setTimeZone, { token, body }));
    },
  ],
  [
    ['office_hours'],
    async () => {
      const { body } = callFixtures['shortlist.setOfficeHours'] as { body: never };
      await ok(api.call(officeHoursCalls.setOfficeHours, { token: recruiter.token, body }));
    },
  ],
  [
    ['calendar_feed'],
    async () => {
      for (const { token } of accounts)
        await ok(api.call(calendarCalls.renewCalendarFeed, { token, body: { version: '0' } }));
    },
  ],
  [
    ['job_draft', 'job_draft_count'],
    async () => {
      const body = { title: 'canary-job-title', location: 'Pune' };
      await ok(api.call(jobDraftCalls.createDraft, { token: recruiter.token, body }));
    },
  ],
  [
    ['message_template', 'message_template_names'],
    async () => {
      const body = { name: 'canary-note', text: 'canary-note' };
      await ok(api.call(messageTemplateCalls.createTemplate, { token: recruiter.token, body }));
    },
  ],
  [['saved_search', 'saved_search_count'], async () => savedSearches.save(recruiter, { tag: 'ja' })],
  [['saved_search'], async () => savedSearches.save(candidate, { tag: 'ja' })],
  [
    ['search_hit', 'notification'],
    async () => {
      await savedSearches.save(otherRecruiter, { tag: 'ko' });
      api.clock.set(Date.now() + 5_000);
      for (const who of [candidate, otherCandidate]) await savedSearches.stateLanguages(who, reading('ja', 'ko'));
      await savedSearches.run();
      await mail();
    },
  ],
  [
    ['search_hit', 'saved_search'],
    async () => {
      // The candidate is found again by a search that reports daily: the result is open.
      await savedSearches.save(otherRecruiter, { tag: 'th' }, 'daily');
      api.clock.set(Date.now() + 20_000);
      await savedSearches.stateLanguages(candidate, reading('ja', 'ko', 'th'));
      await savedSearches.run();
    },
  ],
  [
    ['statement'],
    async () => {
      await ok(
        api.call(adminCalls.deactivateUser, {
          token: admin.token,
          params: { a: 'candidate', b: me },
          body: { rule: 'terms', reason: 'canary-reason' },
        }),
      );
      await ok(api.call(adminCalls.reactivateUser, { token: admin.token, params: { a: 'candidate', b: me } }));
      await settle(api);
      candidate.token = await steps.signIn('candidate', candidate.email);
    },
  ],
  [['report'], async () => report(candidate, 'job', 80)],
  [['report', 'report_subject'], async () => report(otherRecruiter, 'candidate', me)],
  [['report', 'report_subject'], async () => report(otherCandidate, 'company', me)],
  [['ranking_record'], async () => await Promise.all([rank(recruiter, 70), rank(otherRecruiter, 80)])],
  [
    ['attestation', 'application'],
    async () => {
      const [{ token }, params] = [recruiter, { id: `70-${me}` }];
      await ok(api.call(applicationCalls.updateStatus, { token, params, body: { status: 'hired' } }));
      await settle(api);
      const levels = [{ tag: 'ja', skill: 'reading' as const, level: 'B1' as const }];
      await ok(api.call(attestationCalls.attest, { token, params, body: { levels } }));
      await mail();
    },
  ],
  [
    ['certificate', 'certificate_duplicate'],
    async () => {
      const summary = {
        id: 'canary-certificate',
        candidate_id: me,
        tag: 'ja',
        scale: 'jlpt' as const,
        edition: '2010',
        results: [{ skill: 'reading' as const, level: 'N2', score: 118 }],
        taken_on: '2025-12-07',
        expires_on: null,
        certificate_number: 'N2A123456X',
        status: 'open' as const,
        uploaded_at: toIso(clock.now()),
        version: 1,
      };
      const file_key = candidateFileKey(me, 'certificate', 'canary-certificate', 'pdf');
      await transact({ certificate: replaceCertificate({ summary, file_key, number_hash: '0'.repeat(43) }) });
      const flag = { scale: 'jlpt' as const, certificate_number: 'N2A123456X', flagged_at: toIso(clock.now()) };
      await flagDuplicate({ ...flag, id: `${'0'.repeat(43)}-${me}`, holder_id: me + 1, refused_id: me });
    },
  ],
  [
    ['company_documents'],
    () =>
      changeDocuments(me, (stored) => ({
        ...stored,
        documents: [
          {
            id: '8d3f4a52-97c1-4d0e-bb0f-2a4b6f1f8e21',
            ending: 'pdf' as const,
            file_key: companyDocumentKey(me, 'canary-document', 'pdf'),
            uploaded_at: toIso(clock.now()),
          },
        ],
      })),
  ],
  [
    ['spoken_samples'],
    () =>
      changeSamples(me, (samples) => ({
        ...samples,
        samples: [
          {
            id: '5d3f4a52-97c1-4d0e-bb0f-2a4b6f1f8e21',
            tag: 'ja',
            prompt: '電車が止まりました。',
            prompt_language: 'ja',
            upload_id: '6d3f4a52-97c1-4d0e-bb0f-2a4b6f1f8e21',
            file_key: 'files/samples/5f1c2b7e-52f4-4e0a-9f0c-5d7b8a6c4e32.webm',
            seconds: 41.2,
            recorded_at: toIso(clock.now()),
          },
        ],
      })),
  ],
  [
    [],
    async () => {
      const profile = await readCandidate(me + 1, true);
      const video_key = candidateFileKey(me + 1, 'video', 'of-the-other', 'mp4');
      if (profile) await transact({ profile: replaceCandidate(changedCandidate(profile, { video_key })) });
      // Whoever requests a transcription of another's video is named in that candidate's partition.
      const body = { candidate_id: me + 1 };
      await api.call(transcriptionCalls.start, { token: recruiter.token, body });
    },
  ],
  [
    ['candidate'],
    async () => {
      const body = { block: { domain: 'agency.example' } };
      await ok(api.call(visibilityCalls.setVisibility, { token: candidate.token, body }));
    },
  ],
  [
    ['candidate'],
    async () => {
      const body = { block: { company_id: me } };
      await ok(api.call(visibilityCalls.setVisibility, { token: otherCandidate.token, body }));
      await settle(api);
    },
  ],
  [
    // Budgets name no one: they are keyed hashes.
    [],
    async () => {
      for (const { token } of accounts) await ok(api.call(accountCalls.export, { token }));
    },
  ],
  [
    ['one_time_codes', 'address_notice', 'account'],
    async () => {
      for (const who of accounts) {
        await startChange(who, movedTo(who));
        const otp = await steps.code(movedTo(who));
        const body = { email: movedTo(who), otp };
        await ok(api.call(emailChangeCalls.confirmEmailChange, { token: who.token, body }));
      }
      await mail();
    },
  ],
  [['one_time_codes'], async () => await Promise.all(accounts.map((who) => startChange(who, requestedBy(who))))],
  [
    ['one_time_codes'],
    async () => {
      await ok(api.call(authCalls.candidateSendOtp, { body: { email: movedTo(candidate) } }));
      await ok(api.call(authCalls.recruiterSendOtp, { body: { email: movedTo(recruiter) } }));
    },
  ],
  [
    ['pending_signup', 'latest_signup'],
    async () => {
      const rest = { account_id: 1, valid_until: addDays(clock.now(), 1) };
      for (const email of accounts.flatMap((who) => [who.email, movedTo(who)])) {
        const form = { ...person, email, company_name: 'Canary Ltd' };
        for (const id of ['first', 'latest'])
          await putPendingSignup(`${id}-${email}`, { kind: 'recruiter', form, ...rest });
      }
    },
  ],
];

/** An item as text, with what is in sets and packed. */
const textOf = (item: Item): string =>
  JSON.stringify(item.entity === 'ranking_record' ? [item.PK, item.SK, parseRanking(item)] : item, (_, value) =>
    value instanceof Set ? [...value] : value,
  );
/** The number of both accounts, also padded as in keys, and not as a part of another number. */
const number = new RegExp(`(?<![1-9])${me}(?!\\d)`);
const words = [
  ...canariesOf(me).candidate,
  ...canariesOf(me).recruiter,
  ...accounts.flatMap((who) => [who.email, movedTo(who), requestedBy(who), who.name]),
  ...Object.values(person),
  'canary-report',
  'canary-reason',
];

type Item = Awaited<ReturnType<typeof api.scan>>[number];
const hasNumber = (item: Item) => number.test(textOf(item));
const hasWord = (item: Item) => words.some((word) => textOf(item).includes(word));
const entitiesOf = (items: readonly Item[]) => [...new Set(items.map(({ entity }) => String(entity)))].sort();

/** Items that may name an erased account by its number: `docs/security/personal-data.md`, "What an erasure leaves". */
const retained = [
  'account',
  'audit_entry',
  'billing_document',
  // Of the other candidate, who blocked the recruiter's company.
  'candidate',
  'change',
  'payment',
  'ranking_record',
  'subscription',
] as const;

test('nothing of an erased candidate or recruiter is left in the table but what is retained', async () => {
  for (const [entities, make] of creations) {
    await make();
    const named = (await api.scan()).filter((item) => hasNumber(item) || hasWord(item));
    expect(entitiesOf(named)).toEqual(expect.arrayContaining([...entities]));
  }
  await settle(api);
  for (const kind of ['candidate', 'recruiter'] as const) {
    await ok(api.call(adminCalls.hardDeleteUser, { params: { a: kind, b: me }, token: admin.token }));
    await mail();
    await runSavedSearches();
    await settle(api);
  }
  const left = await api.scan();
  const withNames = ['billing_document', 'candidate'];
  expect(left.filter((item) => hasWord(item) && !withNames.includes(item.entity)).map(textOf)).toEqual([]);
  const [blocking, ...others] = left.filter((item) => item.entity === 'candidate' && hasNumber(item));
  expect(others).toEqual([]);
  expect(blocking).toMatchObject({ card: { id: me + 1, blocks: [{ company_id: me, name: `Company ${me}` }] } });
  expect(entitiesOf(left.filter(hasNumber))).toEqual(retained);
});
