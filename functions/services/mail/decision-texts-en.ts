import type { DecisionCatalogue } from './decision-catalogue.ts';

/** Why an admin rejected a certificate. */
const rejections: Readonly<Record<string, string>> = {
  unreadable: 'the document could not be read',
  other_facts: 'the document states something else than you entered',
  other_person: 'the document does not bear your name',
  number_missing: 'the number of the certificate is missing',
  not_genuine: 'the document could not be recognised as genuine',
};

export const englishDecisions: DecisionCatalogue = {
  measures: {
    job_taken_down: {
      subject: 'Your job was taken down',
      message: ({ job_title }) =>
        `Our team has taken your job ${job_title} off the site. You cannot publish it again until the decision is lifted.`,
    },
    job_removed: {
      subject: 'Your job was removed',
      message: ({ job_title }) => `Our team has deleted your job ${job_title}.`,
    },
    certificate_rejected: {
      subject: 'Your certificate was not accepted',
      message: ({ scale: test, reason: key }) => {
        const reason = rejections[String(key)];
        return reason === undefined
          ? `An admin did not accept your ${test} certificate. The document has been deleted. You can upload another one.`
          : `An admin did not accept your ${test} certificate: ${reason}. The document has been deleted. You can upload another one.`;
      },
    },
    account_deactivated: {
      subject: 'Your account was deactivated',
      message: () =>
        'Our team has deactivated your account: you cannot sign in, and nobody sees your profile or your jobs.',
    },
    account_deleted: {
      subject: 'Your account was deleted',
      message: () =>
        'Our team has deleted your account: you cannot sign in, and nobody sees your profile or your jobs.',
    },
    recruiter_unverified: {
      subject: 'Your verification was withdrawn',
      message: () =>
        "Our team has withdrawn the verification of your account: your jobs and your company's page are not shown, and you cannot contact candidates.",
    },
  },
  rule: (rule) => `The rule: ${rule}.`,
  rules: {
    terms:
      'the general rule of our terms of use: what you publish and how you use the site must be lawful, honest and about work',
    scam: 'no fraud: no fees, advance payments or data under a pretext',
    discrimination: 'nobody may be put at a disadvantage because of who they are',
    not_real: 'jobs, companies and people must be real',
    misleading: 'what you state must be true and must not mislead',
    offensive: 'no insults, threats or sexual content',
    personal_data: 'no data of other people without their consent',
    unlawful: 'nothing that the law forbids',
    evidence: 'a certificate must be readable, genuine and yours, and must state what you entered',
  },
  found: (reason) => `What our team found: ${reason}`,
  notFound: 'Our team did not write more about what it found. You can ask for it with your objection.',
  effect:
    'A person of our team made this decision, without automated means. It holds on the whole site until it is lifted.',
  how: (end) =>
    `If you think that it is wrong, you can object once, free of charge, until ${end} (UTC), on the page below. Our team then looks at it again and answers by mail. You may also go to a court or a body for out-of-court dispute settlement.`,
  action: 'Object to this decision',
  answer: {
    subject: 'Our answer to your objection',
    upheld: 'Our team has looked at its decision again: it stays.',
    reversed: 'Our team has looked at its decision again: you were right, and it no longer holds.',
    redo: 'What was deleted cannot be brought back: please upload or post it again.',
    why: (text) => `Why: ${text}`,
    court: 'You may still go to a court or a body for out-of-court dispute settlement.',
  },
};
