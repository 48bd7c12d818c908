// How long records are stored whose period is fixed, in days unless the name says otherwise. The privacy notice states these
// constants (`infra/legal/facts.ts`), so that it cannot say anything else than the software does.

/** A sign-up whose code is not entered. */
export const pendingSignupHours = 24;
/** A previous e-mail address, by which its owner can undo the change. */
export const formerAddressDays = 7;
/** A report, whether decided or not. */
export const reportDays = 365;
/** An order of applicants as it was shown: a year and a day, for yearly audits (decision 45). */
export const rankingDays = 366;
/** The record of a certificate that an admin rejected; its document is deleted immediately. */
export const rejectedCertificateDays = 90;
/** Documents that a company uploaded for its verification, after the decision. */
export const companyDocumentDays = 90;
/** A file that was uploaded for a message and not sent with one. */
export const unsentFileDays = 1;
/** A refused certificate whose number another account has. */
export const certificateDuplicateDays = 365;
/** That a saved search found a job or candidate. */
export const searchHitDays = 180;
/** Figures of a day, which name no person. */
export const figureDays = 400;
/** An earlier version of a file that its owner deleted or replaced; recordings and files of erased accounts have none. */
export const removedFileDays = 14;
/**
 * That an account existed, by its number alone, after it was erased: 35 days in which the table can be restored to a time before,
 * and a week to do so.
 */
export const erasedAccountDays = 42;
