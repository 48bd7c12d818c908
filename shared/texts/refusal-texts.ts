/** Texts of refusals that are more specific than the code's own text in `shared/errors.ts`. */
export const refusalTexts = {
  // Requests
  body_not_utf8: 'The request is not valid UTF-8 text.',
  body_not_json: 'The request is not valid JSON.',
  body_not_object: 'Please send a JSON object.',
  form_unreadable: 'The form could not be read.',
  form_field_repeated: 'A field of the form was sent twice.',
  form_file_too_large: 'Files above {megabytes} MB need the separate upload. Please upload the file first.',
  // Accounts
  mail_address_refused: 'We cannot send mail to this address at the moment. Please contact support.',
  opt_out_link_invalid: 'This link is not valid. Please log in instead.',
  undo_link_invalid: 'This link is not valid. A change of the e-mail address can be undone once, within {days} days.',
  former_address_taken:
    'This e-mail address belongs to another account now, so it cannot be put back. Please contact support.',
  recruiter_unknown: 'There is no recruiter with this id.',
  recruiter_deleted: "The recruiter's account has been deleted.",
  // Jobs, candidates and their files
  job_taken_down:
    'This job was taken down after reports, so it cannot be published. Please contact support if you have questions.',
  too_many_reports: 'You have sent as many reports as are possible in a day. Thank you for your help.',
  reports_changed: 'These reports have changed since you opened them. Please look at them again.',
  closing_date_passed: 'The closing date of this job has passed.',
  not_verified_for_candidates: 'Your account needs to be verified by admin before you can see or contact candidates.',
  subscription_required_to_contact: 'You need an active subscription to contact candidates.',
  too_many_saved_jobs: 'You can save at most {max} jobs. Please remove one that you do not need any more.',
  application_reviewed: 'The recruiter has already reviewed this application, so it cannot be withdrawn any more.',
  candidate_rejected: 'This candidate has been rejected, which cannot be undone.',
  cv_type_wrong: 'Please choose a PDF file.',
  video_type_wrong: 'Please choose an MP4, WebM, MOV or AVI video.',
  certificate_type_wrong: 'Please choose a PDF file or a JPEG or PNG image.',
  certificate_twice: 'You have uploaded a certificate with this number already.',
  too_many_certificates: 'You can have at most {max} certificates. Please delete one that you do not need any more.',
  certificate_without_claim:
    'Your languages do not contain what this certificate states. Please save them first, then upload the document.',
  certificate_changed: 'This certificate has changed since you opened it. Please look at it again.',
  not_hired: 'You can attest languages of people whom you have hired. Please set the application to hired first.',
  file_too_large: 'This file is too large. Please choose one of at most {megabytes} MB.',
  upload_not_arrived: 'The file has not arrived. Please upload it again.',
  upload_changed: 'The file changed meanwhile. Please upload it again.',
  video_missing: 'There is no video to transcribe.',
  transcription_busy: 'Transcription failed: the service is busy. Please try again.',
  // Plans and payments
  plan_unknown: 'There is no such plan.',
  plan_free: 'This plan is free: there is nothing to pay.',
  plan_name_taken: 'There is a plan with this name already.',
  too_many_plans: 'There can be at most {max} plans.',
  recruiter_already_subscribed: 'This recruiter already has an active subscription.',
  payment_not_pending: 'Only a pending payment can be confirmed.',
  nothing_paid: 'Nothing has been paid yet.',
  cards_unavailable: 'Card payments are not available here. Please contact support.',
  cards_unavailable_use_upi: 'Card payments are not available here. Please pay by UPI.',
} as const;
