import { optionalSetting } from '#functions/platform/env.ts';
import { escapeHtml } from '#functions/platform/html.ts';
import type { InterfaceLanguage } from '#shared/domain/interface-languages.ts';

interface ReplyTexts {
  /** Replies go to the support's address. */
  toSupport: (address: string) => string;
  /** The deployment has a support number only. */
  toPhone: (number: string) => string;
  /** The deployment names no support contact. */
  unread: string;
}

const texts: Readonly<Record<InterfaceLanguage, ReplyTexts>> = {
  en: {
    toSupport: (address) => `If you reply to this mail, our support gets your reply: ${address}`,
    toPhone: (number) => `Replies to this mail are not read. Our support can be reached by phone: ${number}`,
    unread: 'Replies to this mail are not read.',
  },
  de: {
    toSupport: (address) => `Wenn Sie auf diese E-Mail antworten, erreicht Ihre Antwort unseren Support: ${address}`,
    toPhone: (number) =>
      `Antworten auf diese E-Mail werden nicht gelesen. Unseren Support erreichen Sie telefonisch: ${number}`,
    unread: 'Antworten auf diese E-Mail werden nicht gelesen.',
  },
  fr: {
    toSupport: (address) => `Si vous répondez à cet e-mail, votre réponse parvient à notre assistance : ${address}`,
    toPhone: (number) =>
      `Les réponses à cet e-mail ne sont pas lues. Notre assistance est joignable par téléphone : ${number}`,
    unread: 'Les réponses à cet e-mail ne sont pas lues.',
  },
  es: {
    toSupport: (address) => `Si responde a este correo, su respuesta llega a nuestro equipo de ayuda: ${address}`,
    toPhone: (number) =>
      `Las respuestas a este correo no se leen. Nuestro equipo de ayuda atiende por teléfono: ${number}`,
    unread: 'Las respuestas a este correo no se leen.',
  },
  ar: {
    toSupport: (address) => `إذا رددت على هذه الرسالة فسيصل ردك إلى فريق الدعم لدينا: ${address}`,
    toPhone: (number) => `لا تُقرأ الردود على هذه الرسالة. يمكنك الاتصال بفريق الدعم لدينا هاتفيًا: ${number}`,
    unread: 'لا تُقرأ الردود على هذه الرسالة.',
  },
  hi: {
    toSupport: (address) => `इस मेल का उत्तर देने पर आपका उत्तर हमारी सहायता टीम तक पहुँचता है: ${address}`,
    toPhone: (number) => `इस मेल के उत्तर पढ़े नहीं जाते। हमारी सहायता टीम से फ़ोन पर संपर्क करें: ${number}`,
    unread: 'इस मेल के उत्तर पढ़े नहीं जाते।',
  },
  ja: {
    toSupport: (address) => `このメールに返信すると、サポート窓口に届きます: ${address}`,
    toPhone: (number) => `このメールへの返信は読まれません。サポート窓口のお電話はこちらです: ${number}`,
    unread: 'このメールへの返信は読まれません。',
  },
};

/**
 * Where a reply to a mail goes, as its last paragraph: `Reply-To` (`send-mail.ts`) and these words come from the same
 * setting.
 */
export function repliesPart(language: InterfaceLanguage): { text: string; html: string } {
  const { toSupport, toPhone, unread } = texts[language];
  const address = optionalSetting('SUPPORT_EMAIL');
  const contact = address ?? optionalSetting('SUPPORT_PHONE');
  const sentence = address ? toSupport : toPhone;
  const html = contact ? sentence(`<bdi>${escapeHtml(contact)}</bdi>`) : unread;
  return {
    text: contact ? sentence(contact) : unread,
    html: `<p style="color:#555;font-size:14px">${html}</p>`,
  };
}
