import type { Purpose } from '#functions/entities/one-time-code/one-time-code.ts';
import { escapeHtml } from '#functions/platform/html.ts';
import { type Mail, mailPage, product } from './mail-page.ts';

const accountNames = {
  candidate: 'candidate account',
  recruiter: 'recruiter account',
  admin: 'admin account',
  master_admin: 'master admin account',
} as const;

interface CodeTexts {
  subject: string;
  intro: string;
  /** What to do for those who did not ask for the code. */
  ignore: string;
}

const keepIt = 'We never ask for it by phone or mail, so please give it to nobody.';

const signIn = (account: keyof typeof accountNames): CodeTexts => ({
  subject: `Your ${product} sign-in code`,
  intro: `Your code to sign in to your ${accountNames[account]}:`,
  ignore: `If you did not ask for this code, you can ignore this mail: nobody can sign in without the code. ${keepIt}`,
});

const signUp = (account: 'candidate' | 'recruiter'): CodeTexts => ({
  subject: `Your ${product} sign-up code`,
  intro: `Your code to confirm this e-mail address and open your new ${accountNames[account]}:`,
  ignore: `If you did not sign up, you can ignore this mail: no account is opened without the code. ${keepIt}`,
});

const change = (account: 'candidate' | 'recruiter' | 'admin'): CodeTexts => ({
  subject: `Your ${product} code for a new e-mail address`,
  intro: `Your code to make this the e-mail address of your ${accountNames[account]}:`,
  ignore: `If you did not ask for this code, you can ignore this mail: nothing changes without the code. ${keepIt}`,
});

/** What a mailed code is for. */
export type CodeUse = Purpose | 'candidate_sign_up' | 'recruiter_sign_up';

/** Every text of a mail with a code. */
export const codeTexts: Readonly<Record<CodeUse, CodeTexts>> = {
  candidate: signIn('candidate'),
  recruiter: signIn('recruiter'),
  admin: signIn('admin'),
  master_admin: signIn('master_admin'),
  candidate_sign_up: signUp('candidate'),
  recruiter_sign_up: signUp('recruiter'),
  candidate_email: change('candidate'),
  recruiter_email: change('recruiter'),
  admin_email: change('admin'),
};

/**
 * The mail with a one-time code, as plain text and as HTML. Nothing in it was typed by a person, so nothing can inject
 * headers or markup. `siteUrl` is the site's address.
 */
export function codeMail(use: CodeUse, code: string, siteUrl: string): Mail {
  const { subject, intro, ignore } = codeTexts[use];
  const validity = 'It is valid for 10 minutes and can be used once.';
  return {
    subject,
    text: ['Hello,', intro, `    ${code}`, validity, ignore, `${product}\n${siteUrl}\n`].join('\n\n'),
    html: mailPage([
      '<p>Hello,</p>',
      `<p>${intro}</p>`,
      `<p style="font-size:32px;font-weight:bold;letter-spacing:8px;margin:24px 0">${code}</p>`,
      `<p>${validity}</p>`,
      `<p style="color:#555">${ignore}</p>`,
      `<p><a href="${escapeHtml(siteUrl)}" style="color:#1a4d8f">${product}</a></p>`,
    ]),
  };
}
