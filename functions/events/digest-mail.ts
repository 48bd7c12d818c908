import { unpackLanguages } from '#functions/data/packed-languages.ts';
import { unpackRequirements } from '#functions/data/packed-requirements.ts';
import { readCandidate } from '#functions/entities/candidate/candidate-store.ts';
import { isListed } from '#functions/entities/candidate/visibility.ts';
import type { StoredJob } from '#functions/entities/job/stored-job.ts';
import { clock } from '#functions/platform/clock.ts';
import { siteName } from '#functions/platform/env.ts';
import { needsOf } from '#functions/services/languages/job-needs.ts';
import { digestTexts, fitWordsIn } from '#functions/services/mail/fit-words.ts';
import { composeMail, linkPart, type Mail, paragraph } from '#functions/services/mail/mail-page.ts';
import { noticeTexts } from '#functions/services/mail/mail-texts.ts';
import { reasonPart } from '#functions/services/mail/notification-mail.ts';
import { digestOptOutToken, optOutToken } from '#functions/services/mail/opt-out-token.ts';
import { resultList } from '#functions/services/mail/result-list.ts';
import { dayOf } from '#shared/domain/closing-date.ts';
import { isDigestFit } from '#shared/domain/job-digest.ts';
import { fitOfRank, rankJob } from '#shared/domain/languages/job-fit.ts';
import { match } from '#shared/domain/languages/match.ts';
import type { InterfaceLanguage } from '#shared/locales/languages.ts';
import { moneyOptions } from '#shared/texts/money-format.ts';
import { readReportable } from './fitting-jobs.ts';

/** A composed digest. */
export interface DigestMail {
  mail: Mail;
  /** Ends the digest for mail programs (RFC 8058). */
  oneClickUrl: string;
}

/** The pay as lists write it; empty without one. */
function payOf({ salary_min, salary_max, salary_currency }: StoredJob['summary'], site: InterfaceLanguage): string {
  const say = digestTexts(site);
  const money = (amount: number) => new Intl.NumberFormat(site, moneyOptions(salary_currency)).format(amount);
  if (salary_min && salary_max) return say('pay.range', { min: money(salary_min), max: money(salary_max) });
  if (salary_min) return say('pay.from', { min: money(salary_min) });
  return salary_max ? say('pay.upTo', { max: money(salary_max) }) : '';
}

/** Jobs with what they require. */
const withRequirements = (jobs: readonly StoredJob[]) =>
  Promise.all(
    jobs.map(async ({ summary }) => {
      const language_requirements = unpackRequirements(summary.language_requirements);
      return { summary, requirements: await needsOf({ language: summary.language, language_requirements }) };
    }),
  );

/**
 * The mail with the jobs of a weekly digest that still fit and can still be reported when it is sent, each with its fit in words (1 read unit, and
 * 1.5 for each job).
 * @returns undefined when none is left, or the reader pauses
 */
export async function readDigestMail(
  candidateId: number,
  ids: readonly number[],
  { siteUrl, language }: { siteUrl: string; language: InterfaceLanguage },
): Promise<DigestMail | undefined> {
  const now = clock.now();
  const profile = await readCandidate(candidateId, true);
  if (!profile || !isListed(profile.summary)) return undefined;
  const { languages, modes } = unpackLanguages(profile.summary.languages);
  const wordsOf = await fitWordsIn(language);
  const jobs = await withRequirements(await readReportable(profile.summary, ids, now));
  const results = jobs.flatMap(({ summary, requirements }) => {
    const { byFit } = rankJob(languages, modes, requirements, dayOf(now));
    if (!isDigestFit(fitOfRank(byFit))) return [];
    const { id, title, company_name, location } = summary;
    return [
      {
        texts: [title, company_name, location, payOf(summary, language)],
        note: wordsOf(match(languages, modes, requirements, dayOf(now))),
        link: `/jobs/${id}`,
      },
    ];
  });
  if (results.length === 0) return undefined;
  const reader = { kind: 'candidate', id: candidateId } as const;
  const token = digestOptOutToken(reader);
  const [say, notice] = [digestTexts(language), noticeTexts(language)];
  const mail = composeMail(
    say('subject'),
    [
      paragraph(say('message', { found: results.length })),
      resultList(results, siteUrl),
      linkPart(say('action'), `${siteUrl}/candidate/dashboard`),
      paragraph(siteName()),
      reasonPart(notice('reason'), [
        { label: say('stop'), url: `${siteUrl}/unsubscribe?digest=${token}` },
        { label: notice('optOut'), url: `${siteUrl}/unsubscribe?token=${optOutToken(reader)}` },
      ]),
    ],
    language,
    siteUrl,
  );
  return { mail, oneClickUrl: `${siteUrl}/api/notifications/unsubscribe?token=${token}` };
}
