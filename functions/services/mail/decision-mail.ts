import type { StatementSummary } from '#functions/entities/statement/stored-statement.ts';
import { escapeHtml } from '#functions/platform/html.ts';
import type { InterfaceLanguage } from '#shared/domain/interface-languages.ts';
import { isDeletion } from '#shared/domain/moderation.ts';
import type { EpochMs } from '#shared/domain/time.ts';
import { cleaned } from './clean-values.ts';
import type { DecisionCatalogue } from './decision-catalogue.ts';
import { arabicDecisions } from './decision-texts-ar.ts';
import { germanDecisions } from './decision-texts-de.ts';
import { englishDecisions } from './decision-texts-en.ts';
import { spanishDecisions } from './decision-texts-es.ts';
import { frenchDecisions } from './decision-texts-fr.ts';
import { hindiDecisions } from './decision-texts-hi.ts';
import { japaneseDecisions } from './decision-texts-ja.ts';
import { linkFree } from './link-free.ts';
import { composeMail, linkPart, type Mail, paragraph, senderPart } from './mail-page.ts';
import { textsIn } from './mail-texts.ts';

const catalogues: Readonly<Record<InterfaceLanguage, DecisionCatalogue>> = {
  en: englishDecisions,
  de: germanDecisions,
  ar: arabicDecisions,
  fr: frenchDecisions,
  es: spanishDecisions,
  ja: japaneseDecisions,
  hi: hindiDecisions,
};

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
  { language, siteUrl, objectUrl, objectUntil }: MailSettings & { objectUrl: string; objectUntil: EpochMs },
): Mail {
  const texts = textsIn(language);
  const decisions = catalogues[texts.language];
  const { subject, message } = decisions.measures[measure];
  // The reader's time zone is not known: the time is given in UTC and says so.
  const end = new Intl.DateTimeFormat(texts.language, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
  return composeMail(
    subject,
    [
      paragraph(texts.greeting),
      paragraph(message(cleaned(values))),
      paragraph(decisions.rule(decisions.rules[rule])),
      reason === '' ? paragraph(decisions.notFound) : lines(decisions.found(typed(reason))),
      paragraph(decisions.effect),
      paragraph(decisions.how(end.format(objectUntil))),
      linkPart(decisions.action, objectUrl),
      senderPart(siteUrl),
    ],
    texts,
    siteUrl,
  );
}

/** The answer to an objection. */
export function objectionAnswerMail(
  { measure, values }: Decision,
  answer: NonNullable<StatementSummary['answer']>,
  { language, siteUrl }: MailSettings,
): Mail {
  const texts = textsIn(language);
  const { measures, answer: answers } = catalogues[texts.language];
  const isLost = answer.outcome === 'reversed' && isDeletion(measure);
  return composeMail(
    answers.subject,
    [
      paragraph(texts.greeting),
      paragraph(measures[measure].message(cleaned(values))),
      paragraph(answers[answer.outcome]),
      ...(isLost ? [paragraph(answers.redo)] : []),
      lines(answers.why(typed(answer.text))),
      ...(answer.outcome === 'upheld' ? [paragraph(answers.court)] : []),
      senderPart(siteUrl),
    ],
    texts,
    siteUrl,
  );
}
