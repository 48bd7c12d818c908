import { escapeHtml, type Mail, mailPage, product } from '#functions/runtime/mail-page.ts';
import type { Purpose } from './one-time-code.ts';

const accountNames: Record<Purpose, string> = {
  candidate: 'candidate account',
  recruiter: 'recruiter account',
  admin: 'admin account',
  master_admin: 'master admin account',
};

const ignore =
  'If you did not ask for this code, you can ignore this mail: nobody can sign in without the code. ' +
  'We never ask for it by phone or mail, so please give it to nobody.';

/**
 * The mail with a one-time code, as plain text and as HTML. Nothing in it was typed by a person, so nothing can inject
 * headers or markup. `siteUrl` is the site's address.
 */
export function codeMail(purpose: Purpose, code: string, siteUrl: string): Mail {
  const intro = `Your code to sign in to your ${accountNames[purpose]}:`;
  const validity = 'It is valid for 10 minutes and can be used once.';
  return {
    subject: `Your ${product} sign-in code`,
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
