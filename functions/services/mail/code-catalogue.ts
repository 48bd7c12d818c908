import type { SignInPurpose } from '#functions/entities/one-time-code/one-time-code.ts';
import type { InterfaceLanguage } from '#shared/domain/interface-languages.ts';
import type { TextsOfMail } from './mail-page.ts';

/** Texts of the mails with codes for one use, as plain text. */
export interface CodeTexts {
  subject: string;
  /** The line before the code; `account` is one of the catalogue's `accounts`. */
  intro: (account: string) => string;
  /** What to do for those who did not ask for the code. */
  ignore: string;
}

/** All texts of the mails with one-time codes in one language. */
export interface CodeCatalogue extends TextsOfMail {
  language: InterfaceLanguage;
  greeting: string;
  /** How long a code is valid (`codeLifetimeMs`), and that it works once. */
  validity: string;
  /** Warns against giving the code away. */
  warning: string;
  /** Names of the kinds of account, in the form that the intros need. */
  accounts: Readonly<Record<SignInPurpose, string>>;
  signIn: CodeTexts;
  signUp: CodeTexts;
  /** For a new e-mail address. */
  change: CodeTexts;
}
