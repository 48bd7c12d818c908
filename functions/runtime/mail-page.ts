/** A mail's parts. */
export interface Mail {
  subject: string;
  text: string;
  html: string;
}

export const product = 'Foreign Language Job Portal';

/** A text for the HTML of a mail. */
export const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** The HTML of a mail from its paragraphs, which are HTML already; `language` is the texts'. */
export const mailPage = (parts: readonly string[], language = 'en'): string =>
  [
    '<!doctype html>',
    `<html lang="${escapeHtml(language)}"><head><meta charset="utf-8"><title>${product}</title></head>`,
    '<body style="font-family:Arial,Helvetica,sans-serif;font-size:16px;line-height:1.5;color:#222;max-width:560px;margin:0 auto;padding:24px">',
    ...parts,
    '</body></html>',
  ].join('\n');
