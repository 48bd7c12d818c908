import type { DecisionCatalogue } from './decision-catalogue.ts';

/** Why an admin rejected a certificate. */
const rejections: Readonly<Record<string, string>> = {
  unreadable: 'Das Dokument ist nicht lesbar',
  other_facts: 'Im Dokument steht etwas anderes als in Ihren Angaben',
  other_person: 'Das Dokument lautet nicht auf Ihren Namen',
  number_missing: 'Die Nummer des Zertifikats fehlt',
  not_genuine: 'Das Dokument konnte nicht als echt anerkannt werden',
};

export const germanDecisions: DecisionCatalogue = {
  measures: {
    job_taken_down: {
      subject: 'Ihre Stelle wurde von der Website genommen',
      message: ({ job_title }) =>
        `Unser Team hat Ihre Stelle ${job_title} von der Website genommen. Sie können sie nicht wieder veröffentlichen, bis die Entscheidung aufgehoben ist.`,
    },
    job_removed: {
      subject: 'Ihre Stelle wurde entfernt',
      message: ({ job_title }) => `Unser Team hat Ihre Stelle ${job_title} gelöscht.`,
    },
    certificate_rejected: {
      subject: 'Ihr Zertifikat wurde nicht angenommen',
      message: ({ scale: test, reason: key }) => {
        const reason = rejections[String(key)];
        return reason === undefined
          ? `Ihr Zertifikat ${test} wurde nicht angenommen. Das Dokument wurde gelöscht. Sie können ein anderes hochladen.`
          : `Ihr Zertifikat ${test} wurde nicht angenommen. ${reason}. Das Dokument wurde gelöscht. Sie können ein anderes hochladen.`;
      },
    },
    account_deactivated: {
      subject: 'Ihr Konto wurde deaktiviert',
      message: () =>
        'Unser Team hat Ihr Konto deaktiviert: Sie können sich nicht anmelden, und niemand sieht Ihr Profil oder Ihre Stellen.',
    },
    account_deleted: {
      subject: 'Ihr Konto wurde gelöscht',
      message: () =>
        'Unser Team hat Ihr Konto gelöscht: Sie können sich nicht anmelden, und niemand sieht Ihr Profil oder Ihre Stellen.',
    },
    recruiter_unverified: {
      subject: 'Ihre Verifizierung wurde zurückgezogen',
      message: () =>
        'Unser Team hat die Verifizierung Ihres Kontos zurückgezogen: Ihre Stellen und Ihre Firmenseite werden nicht gezeigt, und Sie können keine Kandidaten ansprechen.',
    },
  },
  rule: (rule) => `Die Regel: ${rule}.`,
  rules: {
    terms:
      'die allgemeine Regel unserer Nutzungsbedingungen: Was Sie veröffentlichen und wie Sie die Website nutzen, muss rechtmäßig und ehrlich sein und mit Arbeit zu tun haben',
    scam: 'kein Betrug: keine Gebühren, Vorauszahlungen oder Daten unter einem Vorwand',
    discrimination: 'niemand darf wegen seiner Person benachteiligt werden',
    not_real: 'Stellen, Firmen und Personen müssen echt sein',
    misleading: 'Ihre Angaben müssen stimmen und dürfen nicht irreführen',
    offensive: 'keine Beleidigungen, Drohungen oder sexuellen Inhalte',
    personal_data: 'keine Daten anderer Menschen ohne deren Einwilligung',
    unlawful: 'nichts, was das Gesetz verbietet',
    evidence: 'ein Zertifikat muss lesbar, echt und Ihres sein und das angeben, was Sie eingetragen haben',
  },
  found: (reason) => `Was unser Team festgestellt hat: ${reason}`,
  notFound:
    'Mehr hat unser Team zu seiner Feststellung nicht geschrieben. Sie können mit Ihrem Widerspruch danach fragen.',
  effect:
    'Diese Entscheidung hat ein Mensch aus unserem Team getroffen, ohne automatisierte Mittel. Sie gilt auf der ganzen Website, bis sie aufgehoben wird.',
  how: (end) =>
    `Wenn Sie sie für falsch halten, können Sie auf der Seite unten bis ${end} (UTC) einmal kostenlos widersprechen. Unser Team prüft sie dann noch einmal und antwortet per E-Mail. Sie können auch ein Gericht oder eine Stelle zur außergerichtlichen Streitbeilegung anrufen.`,
  action: 'Dieser Entscheidung widersprechen',
  answer: {
    subject: 'Unsere Antwort auf Ihren Widerspruch',
    upheld: 'Unser Team hat seine Entscheidung noch einmal geprüft: Sie bleibt bestehen.',
    reversed: 'Unser Team hat seine Entscheidung noch einmal geprüft: Sie hatten recht, und sie gilt nicht mehr.',
    redo: 'Was gelöscht wurde, lässt sich nicht wiederherstellen: Bitte laden Sie es noch einmal hoch oder schreiben Sie es noch einmal aus.',
    why: (text) => `Warum: ${text}`,
    court: 'Sie können weiterhin ein Gericht oder eine Stelle zur außergerichtlichen Streitbeilegung anrufen.',
  },
};
