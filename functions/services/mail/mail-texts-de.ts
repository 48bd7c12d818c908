import type { MailCatalogue, Values } from './mail-catalogue.ts';
import { product } from './mail-page.ts';

const statusMessages: Readonly<Record<string, (job: string, company: string) => string>> = {
  reviewed: (job, company) => `${company} hat Ihre Bewerbung auf die Stelle ${job} gesichtet.`,
  shortlisted: (job, company) => `${company} hat Sie für die Stelle ${job} in die engere Auswahl genommen.`,
  rejected: (job, company) =>
    `${company} hat entschieden, Ihre Bewerbung auf die Stelle ${job} nicht weiter zu berücksichtigen.`,
  hired: (job, company) => `Herzlichen Glückwunsch: ${company} stellt Sie als ${job} ein!`,
};

const contactWays: Readonly<Record<string, string>> = {
  email: ' per E-Mail',
  phone: ' telefonisch',
  video: ' per Videoanruf',
};

const named = ({ job_title, company_name }: Values) => ({ job: String(job_title), company: String(company_name) });

export const german: MailCatalogue = {
  language: 'de',
  direction: 'ltr',
  greeting: 'Guten Tag,',
  reason: 'Sie erhalten diese E-Mail, weil Sie ein Konto bei uns haben.',
  optOut: 'Diese E-Mails abbestellen',
  stopSearch: 'E-Mails zu dieser Suche abbestellen',
  ending: {
    subject: `Ihr Abonnement bei ${product} endet bald`,
    message: (plan, day) => `Ihr Abonnement ${plan} endet am ${day} (UTC).`,
    advice: 'Wenn Sie vorher einen Tarif kaufen, kommen die übrigen Ansichten und Tage hinzu.',
    action: 'Tarife ansehen',
  },
  addressChange: {
    subject: `Die E-Mail-Adresse Ihres Kontos bei ${product} wurde geändert`,
    message: (time) =>
      `Die E-Mail-Adresse Ihres Kontos wurde am ${time} (UTC) geändert. Diese Adresse gehört nicht mehr dazu: Sie melden sich mit der neuen an und erhalten dort unsere E-Mails.`,
    advice: (end) =>
      `Wenn Sie das waren, müssen Sie nichts tun. Wenn nicht, stellen Sie diese Adresse wieder her: Der Link unten gilt bis ${end} (UTC). Er meldet alle Geräte ab, und nur mit dieser Adresse kann man sich dann wieder anmelden.`,
    action: 'Diese Adresse wiederherstellen',
  },
  invitation: {
    subject: `Sie sind jetzt Admin von ${product}`,
    message: (inviter) => `${inviter} hat für Sie ein Admin-Konto bei ${product} angelegt.`,
    messageWithoutName: `Für Sie wurde ein Admin-Konto bei ${product} angelegt.`,
    advice:
      'Öffnen Sie zum Anmelden die Seite unten und geben Sie die Adresse ein, an die diese E-Mail ging. Wir schicken Ihnen dann einen Einmalcode; ein Passwort brauchen Sie nicht.',
    action: 'Als Admin anmelden',
    unexpected:
      'Wenn Sie diese Einladung nicht erwarten, können Sie diese E-Mail ignorieren: Die Codes für diese Adresse erhalten nur Sie.',
  },
  about: {
    application_received: {
      subject: 'Neue Bewerbung auf Ihre Stelle',
      message: ({ job_title, candidate_name }) => `${candidate_name} hat sich auf die Stelle ${job_title} beworben.`,
      action: 'Bewerber ansehen',
    },
    application_status_changed: {
      subject: 'Neues zu Ihrer Bewerbung',
      message: (values) => {
        const { job, company } = named(values);
        const message = statusMessages[String(values.status)]?.(job, company);
        return message ?? `Ihre Bewerbung auf die Stelle ${job} bei ${company} hat einen neuen Status.`;
      },
      action: 'Stelle ansehen',
    },
    shortlisted: {
      subject: 'Sie stehen auf einer Auswahlliste',
      message: (values) => {
        const { job, company } = named(values);
        const isForJob = values.job_title !== undefined;
        return isForJob
          ? `${company} hat Sie auf die Auswahlliste für die Stelle ${job} gesetzt.`
          : 'Ein Recruiter hat Sie auf eine Auswahlliste gesetzt.';
      },
      action: 'Zur Übersicht',
    },
    contacted: {
      subject: 'Ein Recruiter nimmt Kontakt mit Ihnen auf',
      message: (values) => {
        const { job, company } = named(values);
        const way = contactWays[String(values.method)] ?? '';
        return `${company} nimmt wegen der Stelle ${job}${way} Kontakt mit Ihnen auf.`;
      },
      action: 'Stelle ansehen',
    },
    profile_unlocked: {
      subject: 'Ihr Profil wurde freigeschaltet',
      message: ({ company_name }) =>
        `${company_name} hat Ihr Profil freigeschaltet und sieht jetzt Ihren Namen, Ihre Kontaktdaten und Dateien. Sie können das Unternehmen jederzeit blockieren.`,
      action: 'Ansehen, wer Sie freigeschaltet hat',
    },
    certificate_checked: {
      subject: 'Ihr Zertifikat wurde geprüft',
      message: ({ scale: test }) => `Ihr Zertifikat ${test} wurde geprüft und gilt nun als geprüfter Nachweis.`,
      action: 'Zertifikate ansehen',
    },
    jobs_found: {
      subject: 'Neue Stellen zu Ihrer gespeicherten Suche',
      message: ({ search_name, found }) => `Neue Stellen zu Ihrer gespeicherten Suche „${search_name}“: ${found}.`,
      action: 'Stellen ansehen',
    },
    candidates_found: {
      subject: 'Neue Kandidaten zu Ihrer gespeicherten Suche',
      message: ({ search_name, found }) =>
        `Neue Kandidaten zu Ihrer gespeicherten Suche „${search_name}“: ${found}. Ihre Namen sind verdeckt.`,
      action: 'Kandidaten ansehen',
    },
    recruiter_verified: {
      subject: 'Ihr Konto ist verifiziert',
      message: () => 'Ihr Konto ist verifiziert: Jetzt können Sie Stellen ausschreiben.',
      action: 'Zur Übersicht',
    },
    subscription_started: {
      subject: 'Ihr Abonnement ist aktiv',
      message: ({ plan_name }) => `Ihr Abonnement ${plan_name} ist aktiv.`,
      action: 'Zu Ihrer Übersicht',
    },
    subscription_ended: {
      subject: 'Ihr Abonnement ist beendet',
      message: ({ plan_name }) => `Ihr Abonnement ${plan_name} ist beendet.`,
      action: 'Tarife ansehen',
    },
    payment_received: {
      subject: 'Ihre Zahlung ist eingegangen',
      message: ({ plan_name, amount }) =>
        `Ihre Zahlung von ${amount} für den Tarif ${plan_name} ist eingegangen. Die Rechnung finden Sie bei Ihren Zahlungen.`,
      action: 'Ihre Zahlungen ansehen',
    },
    payment_refunded: {
      subject: 'Ihre Zahlung wurde erstattet',
      message: ({ plan_name, amount }) => `Von Ihrer Zahlung für den Tarif ${plan_name} wurden ${amount} erstattet.`,
      action: 'Ihre Zahlungen ansehen',
    },
    refund_failed: {
      subject: 'Ihre Erstattung ist nicht angekommen',
      message: ({ plan_name, amount }) =>
        `${amount} Ihrer Zahlung für den Tarif ${plan_name} konnten nicht erstattet werden. Was Sie bezahlt haben, ist wieder aktiv, bis das Geld auf anderem Weg erstattet wird.`,
      action: 'Ihre Zahlungen ansehen',
    },
    payment_failed: {
      subject: 'Ihre Zahlung wurde nicht abgeschlossen',
      message: ({ plan_name, method }) =>
        method === 'upi'
          ? `Ihre UPI-Zahlung für den Tarif ${plan_name} wurde verworfen und wird nicht bestätigt. Falls Sie schon gezahlt haben, wenden Sie sich bitte an den Support.`
          : `Ihre Kartenzahlung für den Tarif ${plan_name} ist fehlgeschlagen. Sie können es noch einmal versuchen.`,
      action: 'Tarife ansehen',
    },
    report_decided: {
      subject: 'Über Ihre Meldung ist entschieden',
      message: ({ decision }) =>
        decision === 'take_down'
          ? 'Danke für Ihre Meldung. Unser Team hat sie geprüft und das Gemeldete von der Website genommen.'
          : 'Danke für Ihre Meldung. Unser Team hat sie geprüft und keinen Verstoß gegen die Regeln festgestellt.',
      action: 'Zur Übersicht',
    },
  },
};
