import type { StatementSummary } from '#functions/entities/statement/stored-statement.ts';
import { escapeHtml } from '#functions/platform/html.ts';
import { languageFor } from '#functions/platform/site-language.ts';
import { isDeletion } from '#shared/domain/moderation.ts';
import type { EpochMs } from '#shared/domain/time.ts';
import { readTexts } from '#shared/locales/read-texts.ts';
import { cleaned } from './clean-values.ts';
import { linkFree } from './link-free.ts';
import { composeMail, linkPart, type Mail, paragraph, senderPart } from './mail-page.ts';

const decisionTexts = readTexts('mails/decisions');

interface MailSettings {
  language: string | null;
  /** The site's address. */
  siteUrl: string;
}

type Decision = Pick<StatementSummary, 'measure' | 'rule' | 'reason' | 'values'>;

/** A text of several lines that an admin typed, without anything that a mail program makes a link of. */
const typed = (text: string) => linkFree(text.toWellFormed());
const lines = (text: string) => paragraph(text, escapeHtml(text).replaceAll('\n', '<br>'));

/**
 * The statement of reasons (Art. 17 of Regulation (EU) 2022/2065): what was decided, the rule, what was found, that a
 * person decided, and how to object.
 */
export function decisionMail(
  { measure, rule, reason, values }: Decision,
  { language: tag, siteUrl, objectUrl, objectUntil }: MailSettings & { objectUrl: string; objectUntil: EpochMs },
): Mail {
  const language = languageFor(tag);
  const say = decisionTexts(language);
  // The reader's time zone is not known: the time is given in UTC and says so.
  const end = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
  return composeMail(
    say(`measure.${measure}.subject`, cleaned(values)),
    [
      paragraph(say(`measure.${measure}.message`, cleaned(values))),
      paragraph(say('rule', { rule: say(`rule.${rule}`) })),
      reason === '' ? paragraph(say('notFound')) : lines(say('found', { reason: typed(reason) })),
      paragraph(say('effect')),
      paragraph(say('how', { end: end.format(objectUntil) })),
      linkPart(say('action'), objectUrl),
      senderPart(siteUrl),
    ],
    language,
    siteUrl,
  );
}

/** The answer to an objection. */
export function objectionAnswerMail(
  { measure, values }: Decision,
  answer: NonNullable<StatementSummary['answer']>,
  { language: tag, siteUrl }: MailSettings,
): Mail {
  const language = languageFor(tag);
  const say = decisionTexts(language);
  const isLost = answer.outcome === 'reversed' && isDeletion(measure);
  return composeMail(
    say('answer.subject'),
    [
      paragraph(say(`measure.${measure}.message`, cleaned(values))),
      paragraph(say(`answer.${answer.outcome}`)),
      ...(isLost ? [paragraph(say('answer.redo'))] : []),
      lines(say('answer.why', { text: typed(answer.text) })),
      ...(answer.outcome === 'upheld' ? [paragraph(say('answer.court'))] : []),
      senderPart(siteUrl),
    ],
    language,
    siteUrl,
  );
}
