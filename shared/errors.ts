/**
 * Every error of the API: a stable code, its HTTP status and the text for the user.
 * A use case may pass a more specific text; code and status never change.
 */
export const errorTable = {
  INVALID_INPUT: { status: 400, detail: 'Please check the highlighted fields and try again.' },
  MALFORMED_REQUEST: { status: 400, detail: 'The request could not be read. Please check its format and try again.' },
  INVALID_CURSOR: { status: 400, detail: 'This page link is no longer valid. Please start again from the first page.' },
  INVALID_OTP: { status: 400, detail: 'Invalid OTP. Please try again.' },
  EMAIL_CHANGE_NEEDS_CODE: {
    status: 400,
    detail: 'The e-mail address changes only with a code that we send to the new one.',
  },
  ALREADY_APPLIED: { status: 400, detail: 'You have already applied for this job!' },
  ALREADY_SHORTLISTED: { status: 400, detail: 'This candidate is already in your shortlist.' },
  INVALID_STATE: { status: 400, detail: 'This is not possible in the current state. Please refresh and try again.' },
  LAST_MASTER_ADMIN: { status: 400, detail: 'The last master admin can be neither deactivated nor deleted.' },
  OWN_ACCOUNT: { status: 400, detail: 'You cannot deactivate or delete the account that you are signed in with.' },
  TRIAL_ALREADY_USED: { status: 400, detail: 'The free trial has already been used with this e-mail address.' },
  SUBSCRIPTION_ALREADY_ACTIVE: { status: 400, detail: 'You already have an active subscription.' },
  PLAN_INACTIVE: { status: 400, detail: 'This plan is not available at the moment. Please choose another plan.' },
  PAYMENT_VERIFICATION_FAILED: { status: 400, detail: 'Payment verification failed. Please contact support.' },
  INVALID_SIGNATURE: { status: 400, detail: 'The signature does not fit the request.' },
  UPLOAD_REJECTED: { status: 400, detail: 'The file was not accepted. Please check its type and size and try again.' },
  PROMPT_EXPIRED: { status: 400, detail: 'This prompt is no longer valid. Please get a new one and record again.' },
  VIDEO_NOT_TRANSCRIBABLE: {
    status: 400,
    detail: 'This video cannot be transcribed: only MP4 and WebM videos can.',
  },
  SESSION_REQUIRED: { status: 401, detail: 'Please log in to continue.' },
  FORBIDDEN: { status: 403, detail: 'You do not have permission to do this.' },
  ACCOUNT_DEACTIVATED: { status: 403, detail: 'This account has been deactivated. Please contact support.' },
  ACCOUNT_DELETED: { status: 403, detail: 'This account has been deleted. Please contact support.' },
  NOT_VERIFIED: { status: 403, detail: 'Your account needs to be verified by admin before you can post jobs.' },
  SUBSCRIPTION_REQUIRED: { status: 403, detail: 'You need an active subscription to view candidate profiles' },
  SUBSCRIPTION_REQUIRED_TO_POST: {
    status: 403,
    detail: 'You need an active subscription to post jobs. Please purchase a subscription plan first.',
  },
  VIEW_LIMIT_REACHED: {
    status: 403,
    detail: 'You have used all candidate views of your plan. Please upgrade your subscription to view more candidates.',
  },
  BOOTSTRAP_CLOSED: { status: 403, detail: 'A master admin cannot be created this way.' },
  NOT_FOUND: { status: 404, detail: 'We could not find what you are looking for.' },
  ACCOUNT_NOT_FOUND: { status: 404, detail: 'No account found with this e-mail address.' },
  PROFILE_NOT_FOUND: { status: 404, detail: 'Profile not found. Please contact support.' },
  CANDIDATE_NOT_FOUND: { status: 404, detail: 'Candidate profile not found. Please try again.' },
  JOB_NOT_FOUND: { status: 404, detail: 'Job not found' },
  NOT_APPLIED: { status: 404, detail: 'No application for this job yet.' },
  CHANGED_MEANWHILE: {
    status: 409,
    detail: 'This was changed elsewhere since you opened it, so nothing was saved. Please compare both versions.',
  },
  PLAN_CHANGED: {
    status: 409,
    detail: 'This plan has changed since you opened it, so nothing was ordered. Please check its new terms.',
  },
  ORDER_EXISTS: { status: 409, detail: 'You have another order. Do you want to order again?' },
  EMAIL_TAKEN: { status: 409, detail: 'This e-mail address is already registered.' },
  IDEMPOTENCY_KEY_REUSED: {
    status: 409,
    detail: 'This key has been used for another request. Please send another key with what has changed.',
  },
  BODY_TOO_LARGE: { status: 413, detail: 'The request is too large.' },
  UNSUPPORTED_CONTENT_TYPE: { status: 415, detail: 'This content type is not supported. Please send JSON or a form.' },
  TOO_MANY_REQUESTS: { status: 429, detail: 'Too many attempts. Please wait a little and try again.' },
  TOO_MANY_UPLOADS: {
    status: 429,
    detail: 'Too many of your uploads are open. Please finish one of them, or wait a little and try again.',
  },
  INTERNAL: { status: 500, detail: 'Something went wrong on our side. Please try again.' },
  MAIL_UNAVAILABLE: { status: 503, detail: 'Failed to send OTP. Please try again.' },
  PAYMENT_UNAVAILABLE: { status: 503, detail: 'Payment processing failed. Please try again.' },
  SWITCHED_OFF: { status: 503, detail: 'This is not possible at the moment. Please try again later.' },
  UNAVAILABLE: { status: 503, detail: 'The service is busy. Please try again in a moment.' },
} as const satisfies Record<string, { status: number; detail: string }>;

export type ErrorCode = keyof typeof errorTable;

export const errorCodes = Object.keys(errorTable) as ErrorCode[];

/** One invalid field of a request: `path` as in the body (`salary_max`), `message` for the user. */
export interface FieldProblem {
  path: string;
  message: string;
}

/** The response body of every rejected request. */
export interface ErrorBody {
  detail: string;
  code: ErrorCode;
  fields?: FieldProblem[];
}
