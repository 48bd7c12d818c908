import { companyDocumentKey } from '#functions/data/file-keys.ts';
import { indexKeys } from '#functions/data/index-keys.ts';
import { keys } from '#functions/data/keys.ts';
import { nextIds } from '#functions/data/next-id.ts';
import { transact } from '#functions/data/transact.ts';
import { write } from '#functions/data/write.ts';
import { budgetName, dayUse } from '#functions/entities/address-budget/day-budget.ts';
import { putNewApplication } from '#functions/entities/application/application-store.ts';
import { readBuyer } from '#functions/entities/billing/billing-store.ts';
import { changedCandidate, readCandidate, replaceCandidate } from '#functions/entities/candidate/candidate-store.ts';
import { replaceCertificate } from '#functions/entities/certificate/certificate-store.ts';
import { flagDuplicate } from '#functions/entities/certificate/duplicate-store.ts';
import { partsOfInvitation } from '#functions/entities/company/join-company.ts';
import { putInvitation } from '#functions/entities/company/team-store.ts';
import { changeDocuments } from '#functions/entities/company-document/company-document-store.ts';
import { insertInterview } from '#functions/entities/interview/interview-store.ts';
import type { InterviewSummary } from '#functions/entities/interview/stored-interview.ts';
import { documentWrites } from '#functions/entities/invoice/document-store.ts';
import { copyApplicantCount } from '#functions/entities/job/applicant-count-store.ts';
import { takeJobDown } from '#functions/entities/job/take-down.ts';
import { putNewJobDraft } from '#functions/entities/job-draft/job-draft-store.ts';
import { putNewTemplate } from '#functions/entities/message-template/template-store.ts';
import { placeOf } from '#functions/entities/notification/notification-id.ts';
import { newNotification } from '#functions/entities/notification/notification-store.ts';
import { insertPayment } from '#functions/entities/payment/payment-store.ts';
import { putReport, replaceSubject } from '#functions/entities/report/report-store.ts';
import { withReport } from '#functions/entities/report/reported-subject.ts';
import { reportName } from '#functions/entities/report/reporter.ts';
import { putNewSearch } from '#functions/entities/saved-search/saved-search-store.ts';
import { newEntryWrites } from '#functions/entities/shortlist/entry-writes.ts';
import { copyOf } from '#functions/entities/shortlist/shortlist-copy-store.ts';
import { changeSamples } from '#functions/entities/spoken-sample/sample-store.ts';
import { draftSubscription } from '#functions/entities/subscription/subscription-lifecycle.ts';
import { putSubscription } from '#functions/entities/subscription/subscription-store.ts';
import { unlockCandidate } from '#functions/entities/subscription/unlock-candidate.ts';
import { markChecked, putMessageFile, sendFile } from '#functions/entities/thread/message-file-store.ts';
import { messageWrites, readThread, withMessage } from '#functions/entities/thread/thread-store.ts';
import { insertTranscription, transcriptionId } from '#functions/entities/transcription/transcription-store.ts';
import { takePlace } from '#functions/entities/upload/open-upload-store.ts';
import { putNewUpload } from '#functions/entities/upload/upload-store.ts';
import { clock } from '#functions/platform/clock.ts';
import { nextDocument } from '#functions/services/payments/documents-of-payment.ts';
import { seller } from '#functions/services/payments/seller.ts';
import { documentNumber, financialYear, seriesOf } from '#shared/domain/billing/document-number.ts';
import { searchedBy } from '#shared/domain/saved-searches.ts';
import { addDays, addMs, hourMs, isoInstant, minuteMs, toIso } from '#shared/domain/time.ts';
import {
  agreedInterview,
  begunInterview,
  callFixtures,
  documentOfCompany7,
  duplicateOfCandidate8,
  fileOfMessage7,
  invitationOfCompany7,
  objectionOfCandidate7,
  offeredTime,
  openInterview,
  ownDraft,
  ownInterview,
  ownSearch,
  ownTemplate,
  sampleOfCandidate7,
  videoOfCandidate7,
} from './call-fixtures.ts';
import { makePrincipal, type Principal } from './principals.ts';
import { makeJob, makePlan, subscribe } from './records.ts';
import { writeTable } from './table-access.ts';

/** The callers that try every call; a guest has no account. */
export const principalNames = [
  'guest',
  'candidate',
  'otherCandidate',
  'deactivatedCandidate',
  'recruiter',
  'otherRecruiter',
  'unverifiedRecruiter',
  'admin',
  'masterAdmin',
] as const;
export type PrincipalName = (typeof principalNames)[number];
export type Cast = Record<Exclude<PrincipalName, 'guest'>, Principal>;

/**
 * Creates the accounts that try every call, and the records that the fixtures name. Candidate, recruiter and admin 7
 * have the same number, and so do those with 8, so that code that confuses types of accounts fails.
 */
export async function castWorld(): Promise<Cast> {
  const cast: Cast = {
    candidate: await makePrincipal('candidate', 7),
    otherCandidate: await makePrincipal('candidate', 8),
    deactivatedCandidate: await makePrincipal('candidate', 9, { deactivated: true }),
    recruiter: await makePrincipal('recruiter', 7),
    otherRecruiter: await makePrincipal('recruiter', 8),
    unverifiedRecruiter: await makePrincipal('recruiter', 9, { verified: false }),
    admin: await makePrincipal('admin', 7),
    masterAdmin: await makePrincipal('master_admin', 8),
  };
  await makePlan();
  await makePlan({ id: 2, key: 'basic', name: 'Basic', price: 999 });
  // These two ids are taken: a new plan gets another id.
  await nextIds('plan', 2);
  await makePayments();
  await subscribe(7);
  await unlockCandidate(7, 7, clock.now());
  await makeApplication(await makeJob(100, 7));
  await makeJob(101, 8);
  await makeReport(101);
  await makeJob(102, 8);
  await transact({ job: takeJobDown(102) });
  await copyApplicantCount(7, 100);
  await copyApplicantCount(8, 101);
  await copyApplicantCount(8, 102);
  await makeShortlistEntry();
  await makeTranscription();
  await makeNotification();
  await makeUpload('upload-of-candidate-7');
  await makeSample();
  await makeCertificates();
  await makeDocument();
  await makeSavedSearches(Object.values(cast));
  await makeDrafts(Object.values(cast));
  await makeTemplates(Object.values(cast));
  await makeThread('7-7');
  await makeMessageFile();
  await makeInterviews();
  await makeDecision(false);
  await makeInvitation();
  return cast;
}

/** Company 7 has an open invitation. */
export async function makeInvitation(email = 'ines@invited.example'): Promise<void> {
  const now = clock.now();
  const { companyId, invitationId } = partsOfInvitation(invitationOfCompany7);
  const who = { email, role: 'recruiter', by: companyId, language: 'en' } as const;
  const times = { invited_at: toIso(now), valid_until: addDays(now, 14) };
  await transact({ invitation: putInvitation({ id: invitationId, company_id: companyId, ...who, ...times }) });
}

/** A decision about candidate 7, who objected to it unless `isOpen`; its id is `objectionOfCandidate7`. */
export async function makeDecision(isOpen: boolean): Promise<void> {
  const { at, event } = placeOf(objectionOfCandidate7) ?? { at: isoInstant(''), event: '' };
  const card = {
    id: objectionOfCandidate7,
    kind: 'candidate',
    account_id: 7,
    measure: 'certificate_rejected',
    rule: 'evidence',
    reason: '',
    values: { scale: 'JLPT', reason: 'unreadable' },
    // An open one may still be objected to.
    decided_at: isOpen ? toIso(clock.now()) : at,
    ...(!isOpen && { objection: { text: 'It can be read.', at } }),
  };
  const places = {
    ...keys.statement('candidate', 7, at, event),
    ...(!isOpen && indexKeys.openObjections(at, objectionOfCandidate7)),
  };
  const item = { ...places, entity: 'statement', schema_version: 1, card, mailed_at: at };
  await writeTable([{ put: item }]);
}

/** Gives recruiter 7 a payment by card and a pending payment by UPI. */
async function makePayments(): Promise<void> {
  const now = clock.now();
  const terms = { key: 'basic' as const, name: 'Basic', price: 999, candidate_limit: 5, duration_days: 7 };
  const at = toIso(now);
  const paid = {
    id: 'order_OfRecruiter7',
    recruiter_id: 7,
    plan_name: 'Basic',
    amount: 999,
    currency: 'INR' as const,
    method: 'razorpay' as const,
    status: 'completed' as const,
    provider_payment_id: 'pay_OfRecruiter7',
    amount_refunded: 0,
    subscription_id: 901,
    candidate_limit: 50,
    duration_days: 30,
    created_at: at,
    paid_at: at,
    refunded_at: null,
  };
  const pending = draftSubscription({ id: 902, recruiterId: 7, terms, paymentMethod: 'upi', now, upiId: 'seven@bank' });
  await transact({ payment: insertPayment(paid, terms), subscription: putSubscription(pending) });
  const year = financialYear(now);
  const draft = nextDocument(
    { summary: paid, terms, confirmed_by: null, refunds: [], early: [], taken: null, version: 1 },
    [],
    seller(),
    'https://portal.example',
    await readBuyer(7),
  );
  const document = draft && { ...draft, number: documentNumber('invoice', year, 1), issued_at: at };
  if (document) await transact(documentWrites(seriesOf('invoice', year), 1, document, 1));
}

async function makeApplication(job: Awaited<ReturnType<typeof makeJob>>): Promise<void> {
  const { id, title, company_name, location, language, job_type, recruiter_id } = job;
  const summary = {
    application_id: `${id}-7`,
    job_id: id,
    candidate_id: 7,
    recruiter_id,
    status: 'applied' as const,
    applied_at: toIso(clock.now()),
    job: { id, title, company_name, location, language, job_type },
    masked_name: 'N***',
    language: 'Japanese',
  };
  await transact({ application: putNewApplication(summary) });
}

/** Stores a report of candidate 8 about a job: its only one. */
async function makeReport(jobId: number): Promise<void> {
  const reporter = { identity: 'candidate 8', owner: { kind: 'candidate' as const, id: 8 } };
  const subject = { type: 'job' as const, id: jobId };
  const report = {
    ...subject,
    name: reportName(reporter, subject),
    reason: 'scam' as const,
    note: 'It asks for a deposit.',
    created_at: toIso(clock.now()),
  };
  const reported = withReport(undefined, report);
  await transact({
    report: putReport({ ...report, round: reported.round, owner: reporter.owner }),
    subject: replaceSubject(reported),
  });
}

async function makeShortlistEntry(): Promise<void> {
  const profile = await readCandidate(7, true);
  if (!profile) throw new Error('Candidate 7 is missing.');
  const candidate = copyOf(profile.summary);
  const entry = {
    id: '7-7',
    recruiter_id: 7,
    status: 'active' as const,
    notes: '',
    unlocked: true,
    candidate,
    job: null,
  };
  await transact(newEntryWrites({ ...entry, shortlisted_at: toIso(clock.now()) }));
}

/** Stores a transcription of a video without speech, requested by candidate and recruiter 7. */
async function makeTranscription(): Promise<void> {
  const profile = await readCandidate(7, true);
  if (!profile) throw new Error('Candidate 7 is missing.');
  await transact({ profile: replaceCandidate(changedCandidate(profile, { video_key: videoOfCandidate7 })) });
  const transcription = {
    id: transcriptionId(7, videoOfCandidate7),
    candidate_id: 7,
    status: 'failed' as const,
    failure: 'silent' as const,
    attempt: 1,
    requested_at: clock.now(),
    starters: new Set(['candidate-7', 'recruiter-7']),
  };
  await insertTranscription(transcription, videoOfCandidate7, { by: { kind: 'candidate', id: 7 }, now: clock.now() });
}

/** Starts a CV upload of candidate 7. */
async function makeUpload(id: string): Promise<void> {
  await takePlace(7, id, id, clock.now());
  await putNewUpload({ id, candidate_id: 7, kind: 'cv', ending: 'pdf' }, clock.now());
}

/** Stores a recording of candidate 7, without its file. */
async function makeSample(): Promise<void> {
  const sample = {
    id: sampleOfCandidate7,
    tag: 'ja',
    prompt: '電車が止まりました。',
    prompt_language: 'ja',
    upload_id: '7d3f4a52-97c1-4d0e-bb0f-2a4b6f1f8e21',
    file_key: 'files/samples/3f1c2b7e-52f4-4e0a-9f0c-5d7b8a6c4e32.webm',
    seconds: 41.2,
    recorded_at: toIso(clock.now()),
  };
  await changeSamples(7, (samples) => ({ ...samples, samples: [sample] }));
}

/** Stores a document that company 7 uploaded before it was verified. */
async function makeDocument(): Promise<void> {
  const [id, ending] = [documentOfCompany7, 'pdf'] as const;
  const document = { id, ending, file_key: companyDocumentKey(7, id, ending), uploaded_at: toIso(clock.now()) };
  await changeDocuments(7, (stored) => ({ ...stored, documents: [document] }));
}

/** Stores a certificate of candidate 7 and a refused duplicate of it, and starts the upload of another one. */
async function makeCertificates(): Promise<void> {
  const now = clock.now();
  const summary = {
    id: 'certificate-of-candidate-7',
    candidate_id: 7,
    tag: 'ja',
    scale: 'jlpt' as const,
    edition: '2010',
    results: [{ skill: 'reading' as const, level: 'N2', score: 118 }],
    taken_on: '2025-12-07',
    expires_on: null,
    certificate_number: 'N2A123456X',
    status: 'open' as const,
    uploaded_at: toIso(now),
    version: 1,
  };
  const file_key = 'files/candidates/7/certificate/certificate-of-candidate-7.pdf';
  await transact({ certificate: replaceCertificate({ summary, file_key, number_hash: '0'.repeat(43) }) });
  await flagDuplicate({
    id: duplicateOfCandidate8,
    scale: 'jlpt',
    certificate_number: 'N2A123456X',
    holder_id: 7,
    refused_id: 8,
    flagged_at: toIso(now),
  });
  await putNewUpload({ id: 'certificate-upload-7', candidate_id: 7, kind: 'certificate', ending: 'pdf' }, now);
}

async function makeSavedSearches(principals: readonly Principal[]): Promise<void> {
  const at = toIso(clock.now());
  for (const { type, id } of principals) {
    if (type !== 'candidate' && type !== 'recruiter') continue;
    const kind = searchedBy(type);
    const search = { id: ownSearch, kind, name: 'Thai', filters: { tag: 'th' }, frequency: 'daily' as const };
    const owner = { kind: type, id };
    const use = dayUse('new_searches', budgetName('new_searches', 'by', { kind: type, id }), clock.now());
    await putNewSearch({ ...search, owner, created_at: at, since: at, reported_at: null }, undefined, use);
  }
}

/** A draft of each company, of which no job with its id exists. */
async function makeDrafts(principals: readonly Principal[]): Promise<void> {
  const at = toIso(clock.now());
  const listed = { title: 'Draft', location: '' };
  const form = {
    ...listed,
    language: '',
    job_type: 'full-time' as const,
    experience_level: 'entry' as const,
    salary_min: null,
    salary_max: null,
    salary_currency: 'INR' as const,
    requirements: '',
    benefits: '',
    description: '',
    closing_date: null,
    is_active: true,
  };
  for (const { type, id: recruiter_id } of principals) {
    if (type !== 'recruiter') continue;
    const summary = { id: ownDraft, recruiter_id, ...listed, created_at: at, changed_at: at };
    await putNewJobDraft({ summary, form, version: 1 }, undefined);
  }
}

/** A template of each company. */
async function makeTemplates(principals: readonly Principal[]): Promise<void> {
  const at = toIso(clock.now());
  const template = {
    id: ownTemplate,
    name: 'First contact',
    text: 'Hello {{candidate_name}}',
    created_at: at,
    changed_at: at,
  };
  for (const { type, id } of principals)
    if (type === 'recruiter') await putNewTemplate(id, { ...template, version: 1 }, undefined);
}

/** Interviews of both: offered, agreed, and begun. */
async function makeInterviews(): Promise<void> {
  const begun = toIso(addMs(clock.now(), -hourMs));
  const offered: InterviewSummary = {
    id: ownInterview,
    recruiter_id: 7,
    candidate_id: 7,
    by: 7,
    company_name: 'Company 7',
    masked_name: 'N***',
    minutes: 30,
    place: null,
    state: 'offered',
    times: [isoInstant(offeredTime)],
    named_by: 'recruiter',
    zones: { recruiter: 'Europe/Berlin' },
    sequence: 0,
    offered_at: begun,
    changed_at: begun,
    version: 1,
  };
  await write(insertInterview(offered));
  const agreed = { ...offered, state: 'agreed' as const, times: [] };
  const job = { id: 100, title: 'Title of job 100' };
  await write(insertInterview({ ...agreed, id: agreedInterview, agreed: isoInstant(offeredTime), job }));
  await write(insertInterview({ ...agreed, id: begunInterview, agreed: begun }));
  const soon = toIso(addMs(clock.now(), 5 * minuteMs));
  await write(insertInterview({ ...agreed, id: openInterview, agreed: soon }));
}

/** A thread that the company began with one message, which was not read. */
export async function makeThread(id: string): Promise<void> {
  const place = await readThread(id);
  const { recruiter_id } = place.summary;
  const at = toIso(clock.now());
  const message = { number: 1, from: 'recruiter' as const, by: recruiter_id, text: 'Are you looking for work?', at };
  const names = { company_name: `Company ${recruiter_id}`, masked_name: 'N***' };
  await transact(messageWrites(withMessage(place, message, names), message));
}

/** A file that candidate 7 sent in the thread with company 7, without its bytes. */
async function makeMessageFile(): Promise<void> {
  const now = clock.now();
  const named = { id: fileOfMessage7, name: 'Certificate of Kenji 7', ending: 'pdf' as const, size: 1000 };
  const file = { ...named, thread: '7-7', from: 'candidate' as const, by: 7, until: now };
  await putMessageFile(file, now, undefined);
  await markChecked({ ...file, status: 'started' });
  await write(sendFile({ ...file, status: 'checked' }));
}

async function makeNotification(): Promise<void> {
  const place = placeOf(String(callFixtures['notifications.read']?.params?.id));
  if (!place) throw new Error('The notification of the fixtures has no valid id.');
  const { kind, id, at, event } = place;
  const notification = { kind: 'shortlisted' as const, values: {}, link: null };
  await transact(await newNotification({ kind, id }, { ...notification, at, event }));
}
