import { escapeHtml } from '#functions/platform/html.ts';

/** A mail's parts. */
export interface Mail {
  subject: string;
  text: string;
  html: string;
}

export const product = 'Foreign Language Job Portal';

/** What a mail's HTML says about its texts. */
export interface TextsOfMail {
  /** Language tag of the texts. */
  language: string;
  direction: 'ltr' | 'rtl';
}

/** The HTML of a mail from its paragraphs, which are HTML already. */
export const mailPage = (parts: readonly string[], { language, direction }: TextsOfMail): string => {
  const isRightToLeft = direction === 'rtl';
  return [
    '<!doctype html>',
    `<html lang="${escapeHtml(language)}"${isRightToLeft ? ' dir="rtl"' : ''}><head><meta charset="utf-8"><title>${product}</title></head>`,
    '<body style="font-family:Arial,Helvetica,sans-serif;font-size:16px;line-height:1.5;color:#222;max-width:560px;margin:0 auto;padding:24px">',
    // Mail programs that show mails inside a page of their own leave out `<html>`: the direction stands inside as well.
    ...(isRightToLeft ? ['<div dir="rtl">', ...parts, '</div>'] : parts),
    '</body></html>',
  ].join('\n');
};
