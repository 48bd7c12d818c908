import type { Purpose, SignInPurpose } from '#functions/entities/one-time-code/one-time-code.ts';
import { siteName } from '#functions/platform/env.ts';
import { escapeHtml } from '#functions/platform/html.ts';
import type { InterfaceLanguage } from '#shared/locales/languages.ts';
import { composeMail, type Mail, paragraph, senderPart } from './mail-page.ts';
import { codeTexts } from './mail-texts.ts';

/** What a mailed code is for. */
export type CodeUse = Purpose | 'candidate_sign_up' | 'recruiter_sign_up';

type CodeAction = 'signIn' | 'signUp' | 'change';

/** What each code does, and with which kind of account. */
const actions: Readonly<Record<CodeUse, readonly [CodeAction, SignInPurpose]>> = {
  candidate: ['signIn', 'candidate'],
  recruiter: ['signIn', 'recruiter'],
  admin: ['signIn', 'admin'],
  master_admin: ['signIn', 'master_admin'],
  candidate_sign_up: ['signUp', 'candidate'],
  recruiter_sign_up: ['signUp', 'recruiter'],
  candidate_email: ['change', 'candidate'],
  recruiter_email: ['change', 'recruiter'],
  admin_email: ['change', 'admin'],
};

export interface CodeMail {
  use: CodeUse;
  code: string;
  language: InterfaceLanguage;
  /** The site's address. */
  siteUrl: string;
}

/**
 * The mail with a one-time code, as plain text and as HTML. Nothing in it was typed by a person, so nothing can inject
 * headers or markup.
 */
export function codeMail({ use, code, language, siteUrl }: CodeMail): Mail {
  const say = codeTexts(language);
  const [action, account] = actions[use];
  const ignore = `${say(`${action}.ignore`)} ${say('warning')}`;
  return composeMail(
    say(`${action}.subject`, { product: siteName() }),
    [
      paragraph(say(`${action}.intro`, { account: say(`account.${account}`) })),
      {
        text: `    ${code}`,
        html: `<p style="font-size:32px;font-weight:bold;letter-spacing:8px;margin:24px 0">${code}</p>`,
      },
      paragraph(say('validity')),
      { text: ignore, html: `<p style="color:#555">${escapeHtml(ignore)}</p>` },
      senderPart(siteUrl),
    ],
    language,
    siteUrl,
  );
}
