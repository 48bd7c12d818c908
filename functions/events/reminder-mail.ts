import { escapeHtml, type Mail, mailPage, product } from '#functions/runtime/mail-page.ts';

export interface Reminder {
  /** An admin wrote it: it may hold anything that a line of text can. */
  planName: string;
  /** ISO 8601 in UTC. */
  end: string;
  /** The site's address. */
  siteUrl: string;
}

// The reader's time zone is not known: the day is told in UTC, and says so.
const dayOf = (end: string) =>
  new Intl.DateTimeFormat('en', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(new Date(end));

/** The mail that reminds a recruiter of its subscription's end, as plain text and as HTML. */
export function reminderMail({ planName, end, siteUrl }: Reminder): Mail {
  const news = `Your ${planName} subscription ends on ${dayOf(end)} (UTC).`;
  const advice = 'If you buy a plan before that, the views and days that are left are added to it.';
  const link = `${siteUrl}/recruiter/subscription-plans`;
  return {
    subject: `Your ${product} subscription ends soon`,
    text: ['Hello,', news, advice, link, `${product}\n`].join('\n\n'),
    html: mailPage([
      '<p>Hello,</p>',
      `<p>${escapeHtml(news)}</p>`,
      `<p>${advice}</p>`,
      `<p><a href="${escapeHtml(link)}" style="color:#1a4d8f">See the plans</a></p>`,
      `<p>${product}</p>`,
    ]),
  };
}
