import { createHmac } from 'node:crypto';
import { transcriptionId } from '#functions/entities/transcription/transcription-store.ts';
import { legalVersions } from '#shared/domain/legal-versions.ts';
import type { PrincipalName } from './cast.ts';

export interface CallFixture {
  params?: Record<string, string | number>;
  query?: Record<string, string | number>;
  body?: Record<string, unknown>;
  /** Owners of the records in the input, by type of account; by default `candidate` and `recruiter`. */
  owners?: { candidate?: PrincipalName; recruiter?: PrincipalName; admin?: PrincipalName };
  /** Status for callers who may make the call, when it is not the call's own success. */
  answers?: number;
}

/** A key that a video of candidate 7 can have. */
export const videoOfCandidate7 = 'files/candidates/7/video/of-candidate-7.mp4';

/** The recording of candidate 7. */
export const sampleOfCandidate7 = '0b0ce5a1-6a2f-4a53-8f6e-0e6c7f2b9d10';
const noSample = 'ffffffff-6a2f-4a53-8f6e-0e6c7f2b9d10';

/** The file that candidate 7 sent to company 7. */
export const fileOfMessage7 = '4c0ce5a1-6a2f-4a53-8f6e-0e6c7f2b9d10';

/** A document of company 7. */
export const documentOfCompany7 = '2c0ce5a1-6a2f-4a53-8f6e-0e6c7f2b9d10';

/** Every candidate and recruiter has saved a search with this id. */
export const ownSearch = '5ea2c4e0-6a2f-4a53-8f6e-0e6c7f2b9d10';

/** Every company has a draft with this id. */
export const ownDraft = 900;

/** Every company has a template of messages with this id. */
export const ownTemplate = '5d0ce5a1-6a2f-4a53-8f6e-0e6c7f2b9d10';

/** Interviews of company 7 with candidate 7: offered and agreed at a time, and one that began an hour ago. */
export const ownInterview = 'a000000000000000-7';
export const agreedInterview = 'b000000000000000-7';
export const begunInterview = 'c000000000000000-7';
/** One that begins in five minutes. */
export const openInterview = 'd000000000000000-7';
export const offeredTime = '2099-05-01T10:00:00.000Z';

/** What the clocks show in some hours, in any zone. */
export const tomorrow = new Date(Date.now() + 40 * 60 * 60 * 1000).toISOString().slice(0, 'YYYY-MM-DDTHH:MM'.length);

/** A statement of candidate 7 with an objection. */
export const objectionOfCandidate7 = 'candidate-7-momqrls0_abcdefghijkl';

/** The flag of a certificate that candidate 8 was refused, because candidate 7 has its number. */
export const duplicateOfCandidate8 = `${'0'.repeat(43)}-8`;

/** An open invitation of company 7. */
export const invitationOfCompany7 = '7-3c5f0de2-8f0b-4b7c-9d38-2f6a1e4c7b90';

const person = { name: 'Nina New', email: 'nina@new.example', phone: '+919000000000', address: 'Pune' };
const company = { ...person, company_name: 'New Company' };
const job = { title: 'Translator', description: 'Translate.', language: 'German', location: 'Pune', recruiter_id: 7 };
const wrongCode = { otp: '000000' };

/**
 * For each call an input that succeeds for every permitted caller, on the records of `castWorld`. Candidate 7 and
 * recruiter 7 own the records in it, unless `owners` names others.
 */
export const callFixtures: Record<string, CallFixture> = {
  'auth.candidateSignup': { body: person },
  'auth.candidateSendOtp': { body: { email: 'candidate-8@canary.example' } },
  'auth.candidateVerifyOtp': { body: { email: 'candidate-8@canary.example', ...wrongCode }, answers: 400 },
  'auth.recruiterSignup': { body: company },
  'auth.recruiterSendOtp': { body: { email: 'recruiter-8@canary.example' } },
  'auth.recruiterVerifyOtp': { body: { email: 'recruiter-8@canary.example', ...wrongCode }, answers: 400 },
  'auth.adminSendOtp': { body: { email: 'admin-7@canary.example' } },
  'auth.adminVerifyOtp': { body: { email: 'admin-7@canary.example', ...wrongCode }, answers: 400 },
  'auth.adminSignup': { body: { ...company, password: 'unused' } },
  'auth.masterSignup': { body: { ...company, bootstrap_secret: process.env.BOOTSTRAP_SECRET } },
  'auth.logout': {},
  'auth.session': {},
  'auth.startEmailChange': { body: { email: 'moved@new.example' } },
  'auth.confirmEmailChange': { body: { email: 'moved@new.example', ...wrongCode }, answers: 400 },
  // No test can forge a token: every caller is refused in the same way.
  'auth.undoEmailChange': { body: { token: 'made-up' }, answers: 400 },

  'candidates.listMasked': {},
  'candidates.reach': {
    body: {
      all: [{ need: 'must', any: [{ tag: 'ja', min: { reading: { scale: 'cefr', level: 'B2' } } }] }],
      pairs: [],
    },
  },
  'candidates.latestMasked': {},
  'candidates.listPublic': {},
  'candidates.ownProfile': {},
  'candidates.profile': { params: { id: 7 } },
  'candidates.maskedProfile': { params: { id: 7 } },
  'candidates.activity': { params: { id: 7 } },
  'candidates.updateProfile': { params: { id: 7 }, body: { subtitle: 'Translator' } },
  'candidates.setLanguages': {
    body: { languages: [{ tag: 'ja', skills: { reading: [{ scale: 'cefr', level: 'B2' }] } }], modes: ['consecutive'] },
  },
  'candidates.view': { params: { id: 8 }, query: { recruiter_id: 7 } },
  'candidates.byEmail': { params: { email: 'candidate-7@canary.example' } },
  'candidates.test': { params: { id: 7 } },
  'candidates.testView': { params: { id: 7 } },
  'candidates.savedJobs': {},
  'candidates.saveJob': { params: { jobId: 100 } },
  'candidates.unsaveJob': { params: { jobId: 100 } },
  'candidates.mergeSavedJobs': { body: { job_ids: [100, 101] } },
  'candidates.visibility': {},
  'candidates.setVisibility': { body: { in_showcase: 'false', block: { domain: 'agency.example' } } },
  'candidates.unlocks': {},

  'recruiters.ownProfile': {},
  'recruiters.status': { params: { id: 7 } },
  'recruiters.insights': { params: { id: 7 }, query: { job: 100 } },
  'recruiters.company': { params: { id: 7 } },
  'recruiters.updateDetails': {
    params: { id: 7 },
    body: { name: 'Lea Lima', phone: '+919812345678', address: '4 Marine Drive' },
  },
  'recruiters.updateCompany': { params: { id: 7 }, body: { about: 'Since 1998.', website: '', location: 'Pune' } },
  'recruiters.companyJobs': { params: { id: 7 } },

  'recruiters.team': {},
  'recruiters.invite': { body: { email: 'nora@new.example', role: 'recruiter' } },
  'recruiters.withdrawInvitation': { params: { id: invitationOfCompany7 } },
  'recruiters.invitation': { params: { id: invitationOfCompany7 } },
  'auth.colleagueSignup': {
    params: { id: invitationOfCompany7 },
    body: { name: person.name, phone: person.phone },
  },
  // It is for another address: every recruiter is refused.
  'recruiters.joinCompany': { params: { id: invitationOfCompany7 }, answers: 404 },
  // Founders stay owners, and have no colleagues.
  'recruiters.changeColleague': { params: { id: 7 }, body: { role: 'viewer' }, answers: 400 },
  'recruiters.removeColleague': { params: { id: 7 }, answers: 400 },
  'recruiters.leave': { answers: 400 },
  'recruiters.templates': {},
  'recruiters.createTemplate': { body: { name: 'Second round', text: 'Hello {{candidate_name}}' } },
  'recruiters.changeTemplate': { params: { id: ownTemplate }, body: { name: 'First contact', text: 'Hello!' } },
  'recruiters.removeTemplate': { params: { id: ownTemplate } },

  'jobs.list': {},
  'jobs.get': { params: { id: 100 } },
  'jobs.closed': { params: { id: 100 }, answers: 404 },
  'jobs.recordView': { params: { id: 100 } },
  'jobs.countPageView': { params: { id: 101 } },
  'jobs.create': { body: job },
  // An edit of the language, as of the type, moves the job in the index of similar ones: one write unit more.
  'jobs.update': { params: { id: 100 }, body: { ...job, language: 'Japanese' } },
  'jobs.remove': { params: { id: 100 } },
  'jobs.ofRecruiter': { params: { id: 7 } },
  'jobs.adminList': {},
  'jobs.forCandidate': {},
  'jobs.drafts': {},
  'jobs.draft': { params: { id: ownDraft } },
  'jobs.createDraft': { body: { title: 'Interpreter' } },
  'jobs.changeDraft': { params: { id: ownDraft }, body: { title: 'Translator', location: 'Pune' } },
  'jobs.removeDraft': { params: { id: ownDraft } },

  'applications.apply': { params: { jobId: 101 }, query: { candidate_id: 7 }, body: { message: 'I would like to.' } },
  'applications.withdraw': { params: { id: '100-7' } },
  'applications.check': { params: { jobId: 100, candidateId: 7 } },
  'applications.ofCandidate': { params: { id: 7 } },
  'applications.applicants': { params: { id: 100 } },
  'applications.unmaskedApplicants': { params: { id: 100 } },
  'applications.updateStatus': { params: { id: '100-7' }, body: { status: 'reviewed', notes: 'Seen.' } },
  'applications.recent': { params: { id: 7 } },
  'applications.all': {},
  'applications.syncShortlisted': {},
  'applications.changeStatuses': {
    params: { id: 100 },
    body: { operation: 'operation-of-recruiter-7', candidate_ids: [7], status: 'rejected' },
  },
  'applications.changeEntries': {
    body: { operation: 'operation-of-recruiter-7', candidate_ids: [7], status: 'rejected' },
  },
  'applications.changeLabels': { body: { people: [{ candidate_id: 7, job_id: 100 }], add: ['Second round'] } },
  'applications.known': {},
  'applications.contact': { params: { id: '100-7' }, body: { method: 'phone', notes: 'Called.' } },

  'subscriptions.plansByKey': {},
  'subscriptions.planById': { params: { id: 1 } },
  'subscriptions.create': {
    body: { recruiter_id: 8, plan_name: 'trial' },
    owners: { recruiter: 'otherRecruiter' },
  },
  'subscriptions.status': { params: { id: 7 } },
  'subscriptions.views': { params: { id: 7 } },
  'subscriptions.claimView': { params: { id: 7 }, body: { candidate_id: 7 }, answers: 400 },
  'subscriptions.allPlans': {},
  'subscriptions.planDetails': { params: { id: 1 } },
  'subscriptions.pay': { body: { recruiter_id: 7, plan_name: 'basic', upi_id: 'seven@bank' } },
  'subscriptions.createPlan': {
    body: { name: 'Summer', description: 'For the summer.', price: 100, candidate_limit: 5, duration_days: 90 },
  },
  'subscriptions.updatePlan': { params: { id: 2 }, body: { description: 'Another description.' } },
  'subscriptions.deletePlan': { params: { id: 2 } },
  'subscriptions.incrementView': { params: { id: 7 }, body: { candidate_id: 7 } },
  'subscriptions.all': {},
  'subscriptions.allOfRecruiter': { params: { id: 7 } },
  'subscriptions.confirmPayment': { params: { id: 902 } },
  'subscriptions.confirmPlanPayment': { params: { id: 902 } },
  'subscriptions.adminConfirmPayment': { params: { id: 902 } },
  'subscriptions.adminList': {},
  'subscriptions.adminOfRecruiter': { params: { id: 7 } },
  'subscriptions.adminGet': { params: { id: 902 } },
  'subscriptions.adminCreate': { body: { recruiter_id: 8 } },
  'subscriptions.adminUpdate': { params: { id: 902 }, body: { plan_name: 'basic' } },
  'subscriptions.adminDelete': { params: { id: 902 } },

  'payments.purchase': { body: { recruiter_id: 7, plan_id: 2 } },
  'payments.verifyPayment': {
    body: {
      razorpay_order_id: 'order_OfRecruiter7',
      razorpay_payment_id: 'pay_OfRecruiter7',
      razorpay_signature: createHmac('sha256', process.env.RAZORPAY_KEY_SECRET ?? '')
        .update('order_OfRecruiter7|pay_OfRecruiter7')
        .digest('hex'),
    },
  },
  // Without a signature it belongs to no account.
  'payments.webhook': { answers: 400 },
  'payments.ways': {},
  'payments.ofRecruiter': { params: { id: 7 } },
  'payments.invoice': { params: { id: 'order_OfRecruiter7' } },
  // The provider has no such payment.
  'payments.refund': { params: { id: 'order_OfRecruiter7' }, body: {}, answers: 400 },
  'payments.saveBilling': {
    body: { legal_name: 'Company 7', address: '7 Street', country: 'IN', state: '29', gstin: '' },
  },

  'admin.stats': {},
  'admin.trends': {},
  'admin.candidates': {},
  'admin.recruiters': {},
  'admin.verifyRecruiter': { params: { id: 9 } },
  'admin.unverifyRecruiter': { params: { id: 7 } },
  'admin.activeAdmins': {},
  'admin.terminateUser': { params: { a: 'candidate', b: 8 }, query: { seen: 'active' } },
  'admin.manualDeleteUser': { params: { a: 8, b: 'candidate' } },
  'admin.hardDeleteUser': { params: { a: 'candidate', b: 8 } },
  'admin.deactivateUser': { params: { a: 'recruiter', b: 8 } },
  'admin.reactivateUser': { params: { a: 'candidate', b: 9 } },
  'admin.audit': {},
  'admin.profile': { params: { id: 7 }, owners: { admin: 'admin' } },
  'admin.updateProfile': {
    params: { id: 7 },
    body: { name: 'Asha Admin', phone: '+919812345678', address: '4 Marine Drive' },
    owners: { admin: 'admin' },
  },

  'admin.waitingRecruiters': {},
  'admin.reported': {},
  'admin.reportsAbout': { params: { subject: 'job', id: 101 } },
  'admin.decideReports': { params: { subject: 'job', id: 101 }, body: { decision: 'dismiss', version: 1 } },
  'admin.restoreJob': { params: { id: 102 } },

  'reports.create': { body: { subject_type: 'job', subject_id: 100, reason: 'scam', note: 'It asks for money.' } },

  'reports.statements': {},
  // No test can forge a token: every caller is refused in the same way.
  'reports.object': { body: { token: 'made-up', text: 'It was a mistake.' }, answers: 400 },
  'reports.answer': {
    params: { id: objectionOfCandidate7 },
    body: { outcome: 'upheld', text: 'It stays.' },
  },
  'account.export': {},
  // Only the owner knows the address of an account: the form refuses all others.
  'account.remove': { body: { confirm: 'nobody@canary.example' }, answers: 400 },
  'account.acceptDocuments': {
    body: { privacy_version: legalVersions.privacy, terms_version: legalVersions.terms, language: 'en' },
  },
  'account.sessions': {},
  'account.endOtherSessions': {},

  'notifications.count': { params: { type: 'candidate', id: 7 }, owners: { candidate: 'candidate' } },
  'notifications.list': { params: { type: 'candidate', id: 7 }, owners: { candidate: 'candidate' } },
  'notifications.read': {
    params: { id: 'candidate-7-mojd5a00_0123456789abcdef' },
    owners: { candidate: 'candidate' },
  },
  'notifications.readAll': { params: { type: 'candidate', id: 7 }, owners: { candidate: 'candidate' } },
  'notifications.preferences': {},
  'notifications.updatePreferences': { body: { mails: { shortlisted: false }, language: 'de' } },
  // No test can forge a token: every caller is refused in the same way.
  'notifications.unsubscribe': { query: { token: 'made-up' }, answers: 400 },

  'shortlist.threads': {},
  'shortlist.thread': { params: { id: '7-7' } },
  'shortlist.send': { params: { id: '7-7' }, body: { text: 'When can you start?' } },
  'shortlist.shareContact': { params: { id: '7-7' }, body: { shared: true } },
  'shortlist.offerTimes': {
    body: { candidate_ids: [7], job_id: 100, minutes: 30, times: [tomorrow], zone: 'Europe/Berlin' },
  },
  'shortlist.interviews': {},
  'shortlist.interview': { params: { id: ownInterview } },
  'shortlist.pickTime': {
    params: { id: agreedInterview },
    body: { at: offeredTime, zone: 'Asia/Tokyo' },
  },
  'shortlist.suggestTimes': { params: { id: ownInterview }, body: { times: [tomorrow], zone: 'Asia/Tokyo' } },
  'shortlist.endInterview': { params: { id: ownInterview }, body: {} },
  'shortlist.recordMissing': { params: { id: begunInterview }, body: {} },
  'shortlist.officeHours': {},
  'shortlist.setOfficeHours': {
    body: {
      zone: 'Europe/Berlin',
      ranges: [{ weekday: 1, from: '09:00', to: '12:00' }],
      buffer_minutes: 10,
      notice_hours: 24,
      weeks: 2,
    },
  },
  'shortlist.freeTimes': { query: { minutes: '30' } },
  'shortlist.openRoom': { params: { id: openInterview } },
  'shortlist.interviewCalendar': { params: { id: agreedInterview } },
  // No test can forge an address: every caller is refused in the same way.
  'shortlist.calendar': { params: { file: `c7-1-${'A'.repeat(43)}.ics` }, answers: 404 },
  'shortlist.calendarFeed': {},
  'shortlist.renewCalendarFeed': { body: {} },
  'shortlist.endCalendarFeed': {},
  'attestations.kit': { params: { id: agreedInterview } },
  'attestations.saveScorecard': {
    params: { id: agreedInterview },
    body: {
      languages: [{ tag: 'de', levels: { spoken_interaction: 'B2' }, note: 'Searches for words.' }],
      note: 'Yes.',
    },
  },
  'attestations.saveQuestions': { params: { id: agreedInterview }, body: { questions: ['When can you start?'] } },
  'shortlist.markRead': { params: { id: '7-7' }, body: { latest: 1 } },

  'notifications.timeZone': {},
  'notifications.setTimeZone': { body: { zone: 'Asia/Tokyo', is_chosen: true } },

  'notifications.pushDevice': {},
  'notifications.setPushDevice': {
    body: { endpoint: 'https://fcm.googleapis.com/fcm/send/7', p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) },
  },
  'notifications.removePushDevice': {},

  'shortlist.add': { body: { recruiter_id: 7, candidate_id: 8 } },
  'shortlist.quickAdd': { params: { id: 8 }, body: { recruiter_id: 7 } },
  'shortlist.ofRecruiter': { params: { id: 7 } },
  'shortlist.updateStatus': { params: { id: '7-7' }, body: { status: 'contacted' } },
  'shortlist.reject': { params: { id: '7-7' }, body: { rejection_reason: 'Not now.' } },
  'shortlist.remove': { params: { id: '7-7' } },
  'shortlist.stats': { params: { id: 7 } },

  'uploads.start': { body: { kind: 'cv', content_type: 'application/pdf', size: 1000 } },
  // No file has arrived: the owner gets that error, others are refused before.
  'uploads.complete': { params: { id: 'upload-of-candidate-7' }, answers: 400 },
  'uploads.cancel': { params: { id: 'upload-of-candidate-7' } },

  'uploads.documents': { params: { id: 7 } },
  // Recruiter 7 is verified.
  'uploads.startDocument': { params: { id: 7 }, body: { content_type: 'application/pdf', size: 1000 }, answers: 400 },
  'uploads.finishDocument': { params: { id: 7, document: documentOfCompany7 }, answers: 400 },
  'uploads.removeDocument': { params: { id: 7, document: documentOfCompany7 } },

  'uploads.startFile': {
    params: { id: '7-7' },
    body: { name: 'Certificate.pdf', content_type: 'application/pdf', size: 1000 },
  },
  // Only who began the upload finishes it: it is no one's.
  'uploads.finishFile': { params: { id: '7-7', file: noSample }, answers: 404 },
  'uploads.openFile': { params: { id: '7-7', file: fileOfMessage7 } },

  'transcriptions.start': { body: { candidate_id: 7 } },
  'transcriptions.status': { params: { id: transcriptionId(7, videoOfCandidate7) } },

  // No one states the language, and only its owner has a prompt: every candidate is refused.
  'samples.prompt': { body: { tag: 'ja', locale: 'de' }, answers: 400 },
  'samples.startUpload': {
    body: { prompt_id: noSample, tag: 'ja', content_type: 'audio/webm', size: 1000 },
    answers: 400,
  },
  'samples.finish': { body: { prompt_id: noSample, upload_id: noSample, tag: 'ja' }, answers: 400 },
  'samples.own': {},
  'samples.ofCandidate': { params: { id: 7 } },
  'samples.remove': { params: { id: sampleOfCandidate7 } },

  'languages.suggest': { query: { q: 'japones', locale: 'de' } },
  'languages.resolve': { query: { name: '日本語' } },

  'certificates.mine': {},
  // No file has arrived, as for `uploads.complete`.
  'certificates.add': {
    params: { id: 'certificate-upload-7' },
    body: { tag: 'ja', scale: 'jlpt', results: [{ skill: 'reading', level: 'N2', score: 118 }] },
    answers: 400,
  },
  'certificates.remove': { params: { id: 'certificate-of-candidate-7' } },
  'certificates.open': {},
  'certificates.duplicates': {},
  'certificates.dismissDuplicate': { params: { id: duplicateOfCandidate8 } },
  'certificates.document': { params: { candidateId: 7, id: 'certificate-of-candidate-7' } },
  'certificates.decide': {
    params: { candidateId: 7, id: 'certificate-of-candidate-7' },
    body: { decision: 'confirm', version: 1 },
  },
  // Candidate 7 is not hired.
  'attestations.ofApplication': { params: { id: '100-7' }, answers: 400 },
  'attestations.attest': {
    params: { id: '100-7' },
    body: { levels: [{ tag: 'ja', skill: 'reading', level: 'B2' }] },
    answers: 400,
  },
  'attestations.revoke': { params: { id: '100-7' } },
  'attestations.mine': {},
  'attestations.show': { params: { id: '100-7' }, body: { is_shown: false }, answers: 404 },
  'attestations.ofCandidate': { params: { id: 7 } },
  'attestations.adminRevoke': { params: { id: '100-7' }, answers: 404 },
  'matches.ofJob': { params: { id: 100 } },
  'matches.ofApplication': { params: { id: '100-7' } },
  'search.jobs': { query: { keyword: 'interpreter', tag: 'ja', sort: 'match' } },
  'search.candidates': { query: { tag: 'ja,de', skill: 'reading', level: 'B2' } },
  'search.nextLevels': {},
  'search.publicCandidates': { query: { keyword: 'translator' } },

  'searches.list': {},
  'searches.create': { body: { name: 'Japanese', filters: { tag: 'ja' }, frequency: 'daily' } },
  'searches.change': { params: { id: ownSearch }, body: { frequency: 'weekly' } },
  'searches.remove': { params: { id: ownSearch } },
  // No test can forge a token: every caller is refused in the same way.
  'searches.unsubscribe': { query: { token: 'made-up' }, answers: 400 },

  'system.health': {},
  'system.support': {},
  'system.reportFromBrowser': { body: { kind: 'error', release: 'AbCd1234', screen: '/jobs', name: 'TypeError' } },
};
