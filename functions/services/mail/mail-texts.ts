import type { MailedKind } from '#shared/contracts/notifications.ts';
import type { TextsOfMail } from './mail-page.ts';
import { arabic } from './mail-texts-ar.ts';
import { german } from './mail-texts-de.ts';
import { english } from './mail-texts-en.ts';

/** Values of a notification: what people typed is among them. */
export type Values = Readonly<Record<string, string | number>>;

/** What a mail says about one kind of notification, as plain text. */
export interface MailTexts {
  /** A fixed phrase: nothing that people typed reaches a subject. */
  subject: string;
  news: (values: Values) => string;
  /** Text of the link into the site. */
  action: string;
}

/** What the mail says that reminds of a subscription's end. */
export interface EndingTexts {
  subject: string;
  /** `day` with its time, in UTC. */
  news: (plan: string, day: string) => string;
  advice: string;
  action: string;
}

/** What the mail says that tells a former address of its change; times are in UTC. */
export interface AddressChangeTexts {
  subject: string;
  news: (time: string) => string;
  /** Until when it can be undone. */
  advice: (end: string) => string;
  action: string;
}

/** All texts of the mails in one language; those with codes are in English. */
export interface MailCatalogue extends TextsOfMail {
  greeting: string;
  /** Why the reader gets this mail. */
  reason: string;
  optOut: string;
  ending: EndingTexts;
  addressChange: AddressChangeTexts;
  about: Readonly<Record<MailedKind, MailTexts>>;
}

/** A language is added as a module of its own and a line here. */
const catalogues: readonly MailCatalogue[] = [english, german, arabic];

/** The texts in a language, in its main form (`pt` for `pt-BR`) where there is no closer one, or else in English. */
export function textsIn(language: string | null): MailCatalogue {
  const tag = language?.toLowerCase() ?? '';
  const find = (wanted: string | undefined) => catalogues.find((texts) => texts.language.toLowerCase() === wanted);
  return find(tag) ?? find(tag.split('-')[0]) ?? english;
}
