import { readTexts } from '#shared/locales/read-texts.ts';

// Texts of mails that are composed as soon as they are sent; those about decisions and of digests load later, with their mail.

/** Texts of every mail: greeting, names of legal pages, and where replies go. */
export const frameTexts = readTexts('mails/frame');

/** Texts of the mails with one-time codes. */
export const codeTexts = readTexts('mails/codes');

/** Texts of the mails about notifications and about an account. */
export const noticeTexts = readTexts('mails/notices');
