import { optionalSetting } from '#functions/platform/env.ts';
import { escapeHtml } from '#functions/platform/html.ts';
import type { InterfaceLanguage } from '#shared/locales/languages.ts';
import { frameTexts } from './mail-texts.ts';

/**
 * Where a reply to a mail goes, as its last paragraph: `Reply-To` (`send-mail.ts`) and these words come from the same
 * setting.
 */
export function repliesPart(language: InterfaceLanguage): { text: string; html: string } {
  const say = frameTexts(language);
  const address = optionalSetting('SUPPORT_EMAIL');
  const contact = address ?? optionalSetting('SUPPORT_PHONE');
  const key = address ? 'repliesToSupport' : contact ? 'repliesToPhone' : 'repliesUnread';
  const html = say(key, contact ? { contact: `<bdi>${escapeHtml(contact)}</bdi>` } : {});
  return {
    text: say(key, contact ? { contact } : {}),
    html: `<p style="color:#555;font-size:14px">${html}</p>`,
  };
}
