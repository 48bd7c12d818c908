import type { MailedKind } from '#shared/domain/notification-kinds.ts';
import type { TextsOfMail } from './mail-page.ts';

/** Values of a notification: what people typed is among them. */
export type Values = Readonly<Record<string, string | number>>;

/** Texts of the mail about one kind of notification, as plain text. */
export interface MailTexts {
  /** A fixed phrase: user input never becomes part of a subject. */
  subject: string;
  message: (values: Values) => string;
  /** Text of the link into the site. */
  action: string;
}

/** Texts of the reminder before a subscription ends. */
export interface EndingTexts {
  subject: string;
  /** `day` with its time, in UTC. */
  message: (plan: string, day: string) => string;
  advice: string;
  action: string;
}

/** Texts of the notice to a previous e-mail address; times are in UTC. */
export interface AddressChangeTexts {
  subject: string;
  message: (time: string) => string;
  /** Until when it can be undone. */
  advice: (end: string) => string;
  action: string;
}

/** Texts of the invitation of a new admin. */
export interface InvitationTexts {
  subject: string;
  /** `inviter` is the name of the admin who created the account. */
  message: (inviter: string) => string;
  messageWithoutName: string;
  /** How to sign in: with the address of the mail and a mailed code. */
  advice: string;
  action: string;
  /** For readers who know nothing of it. */
  unexpected: string;
}

/** All texts of the mails in one language, but of those with codes (`CodeCatalogue`). */
export interface MailCatalogue extends TextsOfMail {
  greeting: string;
  /** Why the reader gets this mail. */
  reason: string;
  optOut: string;
  /** Text of the link that ends the mails about one saved search. */
  stopSearch: string;
  ending: EndingTexts;
  addressChange: AddressChangeTexts;
  invitation: InvitationTexts;
  about: Readonly<Record<MailedKind, MailTexts>>;
}
