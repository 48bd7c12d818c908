import type { MailCatalogue, Values } from './mail-catalogue.ts';
import { product } from './mail-page.ts';

const statusMessages: Readonly<Record<string, (job: string, company: string) => string>> = {
  reviewed: (job, company) => `${company} a examiné votre candidature pour « ${job} ».`,
  shortlisted: (job, company) => `${company} a présélectionné votre candidature pour « ${job} ».`,
  rejected: (job, company) => `${company} a décidé de ne pas donner suite à votre candidature pour « ${job} ».`,
  hired: (job, company) => `Félicitations : ${company} vous embauche pour le poste « ${job} » !`,
};

const contactWays: Readonly<Record<string, string>> = {
  email: ' par e-mail',
  phone: ' par téléphone',
  video: ' par appel vidéo',
};

const named = ({ job_title, company_name }: Values) => ({ job: String(job_title), company: String(company_name) });

export const french: MailCatalogue = {
  language: 'fr',
  direction: 'ltr',
  greeting: 'Bonjour,',
  reason: 'Vous recevez cet e-mail parce que vous avez un compte chez nous.',
  optOut: 'Ne plus recevoir ces e-mails',
  stopSearch: 'Ne plus recevoir d’e-mails sur cette recherche',
  ending: {
    subject: `Votre abonnement ${product} se termine bientôt`,
    message: (plan, day) => `Votre abonnement ${plan} se termine le ${day} (UTC).`,
    advice: 'Si vous prenez une formule avant cette date, les consultations et les jours restants s’y ajoutent.',
    action: 'Voir les formules',
  },
  addressChange: {
    subject: `L’adresse e-mail de votre compte ${product} a été modifiée`,
    message: (time) =>
      `L’adresse e-mail de votre compte a été modifiée le ${time} (UTC). La présente adresse n’y est plus associée : vous vous connectez avec la nouvelle et y recevez nos e-mails.`,
    advice: (end) =>
      `Si vous êtes à l’origine de ce changement, vous n’avez rien à faire. Sinon, rétablissez cette adresse : le lien ci-dessous est valable jusqu’au ${end} (UTC). Il déconnecte tous les appareils, et seule cette adresse permettra alors de se reconnecter.`,
    action: 'Rétablir cette adresse',
  },
  invitation: {
    subject: `Vous administrez désormais ${product}`,
    message: (inviter) => `${inviter} a créé pour vous un compte admin sur ${product}.`,
    messageWithoutName: `Un compte admin sur ${product} a été créé pour vous.`,
    advice:
      'Pour vous connecter, ouvrez la page ci-dessous et saisissez l’adresse à laquelle cet e-mail a été envoyé. Nous vous enverrons alors un code à usage unique ; aucun mot de passe n’est nécessaire.',
    action: 'Se connecter en tant qu’admin',
    unexpected:
      'Si vous n’attendez pas cette invitation, vous pouvez ignorer cet e-mail : vous seul recevez les codes pour cette adresse.',
  },
  about: {
    application_received: {
      subject: 'Nouvelle candidature pour votre offre',
      message: ({ job_title, candidate_name }) => `${candidate_name} a postulé à votre offre « ${job_title} ».`,
      action: 'Voir les candidatures',
    },
    application_status_changed: {
      subject: 'Du nouveau pour votre candidature',
      message: (values) => {
        const { job, company } = named(values);
        const message = statusMessages[String(values.status)]?.(job, company);
        return message ?? `Votre candidature pour « ${job} » chez ${company} a un nouveau statut.`;
      },
      action: 'Voir l’offre',
    },
    shortlisted: {
      subject: 'Votre profil figure dans une présélection',
      message: (values) => {
        const { job, company } = named(values);
        const isForJob = values.job_title !== undefined;
        return isForJob
          ? `${company} a ajouté votre profil à la présélection pour « ${job} ».`
          : 'Une équipe de recrutement a ajouté votre profil à une présélection.';
      },
      action: 'Aller à mon espace',
    },
    contacted: {
      subject: 'Une équipe de recrutement prend contact avec vous',
      message: (values) => {
        const { job, company } = named(values);
        const way = contactWays[String(values.method)] ?? '';
        return `${company} prend contact avec vous${way} au sujet de « ${job} ».`;
      },
      action: 'Voir l’offre',
    },
    profile_unlocked: {
      subject: 'Votre profil a été débloqué',
      message: ({ company_name }) =>
        `${company_name} a débloqué votre profil et voit maintenant votre nom, vos coordonnées et vos fichiers. Vous pouvez bloquer cette entreprise à tout moment.`,
      action: 'Voir qui a débloqué votre profil',
    },
    certificate_checked: {
      subject: 'Votre certificat a été vérifié',
      message: ({ scale: test }) =>
        `Votre certificat ${test} a été vérifié : il compte désormais comme justificatif vérifié.`,
      action: 'Voir mes certificats',
    },
    jobs_found: {
      subject: 'Nouvelles offres pour votre recherche enregistrée',
      message: ({ search_name, found }) =>
        `Nouvelles offres pour votre recherche enregistrée « ${search_name} » : ${found}.`,
      action: 'Voir les offres',
    },
    candidates_found: {
      subject: 'Nouveaux candidats pour votre recherche enregistrée',
      message: ({ search_name, found }) =>
        `Nouveaux candidats pour votre recherche enregistrée « ${search_name} » : ${found}. Leurs noms sont masqués.`,
      action: 'Voir les candidats',
    },
    recruiter_verified: {
      subject: 'Votre compte est vérifié',
      message: () => 'Votre compte est vérifié : vous pouvez maintenant publier des offres.',
      action: 'Aller à mon espace',
    },
    subscription_started: {
      subject: 'Votre abonnement est actif',
      message: ({ plan_name }) => `Votre abonnement ${plan_name} est actif.`,
      action: 'Aller à votre tableau de bord',
    },
    subscription_ended: {
      subject: 'Votre abonnement est terminé',
      message: ({ plan_name }) => `Votre abonnement ${plan_name} est terminé.`,
      action: 'Voir les formules',
    },
    payment_received: {
      subject: 'Nous avons reçu votre paiement',
      message: ({ plan_name, amount }) =>
        `Nous avons reçu votre paiement de ${amount} pour la formule ${plan_name}. La facture se trouve parmi vos paiements.`,
      action: 'Voir vos paiements',
    },
    payment_refunded: {
      subject: 'Votre paiement a été remboursé',
      message: ({ plan_name, amount }) =>
        `${amount} de votre paiement pour la formule ${plan_name} ont été remboursés.`,
      action: 'Voir vos paiements',
    },
    refund_failed: {
      subject: 'Votre remboursement n’a pas abouti',
      message: ({ plan_name, amount }) =>
        `${amount} de votre paiement pour la formule ${plan_name} n’ont pas pu être remboursés. Ce que vous avez payé est de nouveau actif jusqu’à un remboursement par un autre moyen.`,
      action: 'Voir vos paiements',
    },
    payment_failed: {
      subject: 'Votre paiement n’a pas abouti',
      message: ({ plan_name, method }) =>
        method === 'upi'
          ? `Votre paiement UPI pour la formule ${plan_name} a été écarté et ne sera pas confirmé. Si vous l’avez effectué, veuillez contacter l’assistance.`
          : `Votre paiement par carte pour la formule ${plan_name} a échoué. Vous pouvez réessayer.`,
      action: 'Voir les formules',
    },
    report_decided: {
      subject: 'Votre signalement a été traité',
      message: ({ decision }) =>
        decision === 'take_down'
          ? 'Merci pour votre signalement. Notre équipe l’a examiné et a retiré du site ce que vous avez signalé.'
          : 'Merci pour votre signalement. Notre équipe l’a examiné et n’a constaté aucune infraction aux règles.',
      action: 'Aller à votre tableau de bord',
    },
  },
};
