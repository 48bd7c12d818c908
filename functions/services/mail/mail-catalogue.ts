import type { MailedKind } from '#shared/domain/notification-kinds.ts';
import type { TextsOfMail } from './mail-page.ts';

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
