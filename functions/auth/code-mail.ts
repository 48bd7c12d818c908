import type { Purpose } from './one-time-code.ts';

/** A mail's parts. Nothing in it was typed by a person, so nothing can inject headers or markup. */
export interface CodeMail {
  subject: string;
  text: string;
  html: string;
}

const product = 'Foreign Language Job Portal';

const accountNames: Record<Purpose, string> = {
  candidate: 'candidate account',
  recruiter: 'recruiter account',
  admin: 'admin account',
  master_admin: 'master admin account',
};

const ignore =
  'If you did not ask for this code, you can ignore this mail: nobody can sign in without the code. ' +
  'We never ask for it by phone or mail, so please give it to nobody.';

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** The mail with a one-time code, as plain text and as HTML. `siteUrl` is the site's address. */
export function codeMail(purpose: Purpose, code: string, siteUrl: string): CodeMail {
  const intro = `Your code to sign in to your ${accountNames[purpose]}:`;
  const validity = 'It is valid for 10 minutes and can be used once.';
  return {
    subject: `Your ${product} sign-in code`,
    text: ['Hello,', intro, `    ${code}`, validity, ignore, `${product}\n${siteUrl}\n`].join('\n\n'),
    html: page([
      '<p>Hello,</p>',
      `<p>${intro}</p>`,
      `<p style="font-size:32px;font-weight:bold;letter-spacing:8px;margin:24px 0">${code}</p>`,
      `<p>${validity}</p>`,
      `<p style="color:#555">${ignore}</p>`,
      `<p><a href="${escapeHtml(siteUrl)}" style="color:#1a4d8f">${product}</a></p>`,
    ]),
  };
}

const page = (parts: readonly string[]): string =>
  [
    '<!doctype html>',
    `<html lang="en"><head><meta charset="utf-8"><title>${product}</title></head>`,
    '<body style="font-family:Arial,Helvetica,sans-serif;font-size:16px;line-height:1.5;color:#222;max-width:560px;margin:0 auto;padding:24px">',
    ...parts,
    '</body></html>',
  ].join('\n');
