import type { DecisionCatalogue } from './decision-catalogue.ts';

/** Why an admin rejected a certificate. */
const rejections: Readonly<Record<string, string>> = {
  unreadable: 'le document est illisible',
  other_facts: 'le document ne correspond pas à vos indications',
  other_person: 'le document n’est pas à votre nom',
  number_missing: 'le numéro du certificat manque',
  not_genuine: 'l’authenticité du document n’a pas pu être reconnue',
};

export const frenchDecisions: DecisionCatalogue = {
  measures: {
    job_taken_down: {
      subject: 'Votre offre n’est plus sur le site',
      message: ({ job_title }) =>
        `Notre équipe a retiré du site votre offre « ${job_title} ». Vous ne pouvez pas la republier tant que la décision n’est pas levée.`,
    },
    job_removed: {
      subject: 'Votre offre a été retirée',
      message: ({ job_title }) => `Notre équipe a supprimé votre offre « ${job_title} ».`,
    },
    certificate_rejected: {
      subject: 'Votre certificat n’a pas été accepté',
      message: ({ scale: test, reason: key }) => {
        const reason = rejections[String(key)];
        return reason === undefined
          ? `Votre certificat ${test} n’a pas été accepté. Le document a été supprimé. Vous pouvez en importer un autre.`
          : `Votre certificat ${test} n’a pas été accepté : ${reason}. Le document a été supprimé. Vous pouvez en importer un autre.`;
      },
    },
    account_deactivated: {
      subject: 'Votre compte a été désactivé',
      message: () =>
        'Notre équipe a désactivé votre compte : vous ne pouvez plus vous connecter, et personne ne voit votre profil ni vos offres.',
    },
    account_deleted: {
      subject: 'Votre compte a été supprimé',
      message: () =>
        'Notre équipe a supprimé votre compte : vous ne pouvez plus vous connecter, et personne ne voit votre profil ni vos offres.',
    },
    recruiter_unverified: {
      subject: 'Votre vérification a été retirée',
      message: () =>
        'Notre équipe a retiré la vérification de votre compte : vos offres et la page de votre entreprise ne sont plus affichées, et vous ne pouvez plus contacter de candidats.',
    },
  },
  rule: (rule) => `La règle : ${rule}.`,
  rules: {
    terms:
      'la règle générale de nos conditions d’utilisation : ce que vous publiez et votre usage du site doivent être licites, honnêtes et liés au travail',
    scam: 'pas de fraude : ni frais, ni avances, ni données demandées sous un prétexte',
    discrimination: 'personne ne doit être désavantagé en raison de ce qu’il est',
    not_real: 'les offres, les entreprises et les personnes doivent être réelles',
    misleading: 'vos indications doivent être vraies et ne pas induire en erreur',
    offensive: 'ni insultes, ni menaces, ni contenus sexuels',
    personal_data: 'pas de données d’autres personnes sans leur consentement',
    unlawful: 'rien de ce que la loi interdit',
    evidence: 'un certificat doit être lisible, authentique, à votre nom, et indiquer ce que vous avez saisi',
  },
  found: (reason) => `Ce que notre équipe a constaté : ${reason}`,
  notFound:
    'Notre équipe n’a pas écrit davantage sur ce qu’elle a constaté. Vous pouvez le demander avec votre contestation.',
  effect:
    'Cette décision a été prise par une personne de notre équipe, sans moyens automatisés. Elle vaut sur tout le site jusqu’à ce qu’elle soit levée.',
  how: (end) =>
    `Si vous la jugez erronée, vous pouvez la contester une fois, gratuitement, jusqu’au ${end} (UTC), sur la page ci-dessous. Notre équipe la réexamine alors et répond par e-mail. Vous pouvez aussi saisir un tribunal ou un organisme de règlement extrajudiciaire des litiges.`,
  action: 'Contester cette décision',
  answer: {
    subject: 'Notre réponse à votre contestation',
    upheld: 'Notre équipe a réexaminé sa décision : elle est maintenue.',
    reversed: 'Notre équipe a réexaminé sa décision : vous aviez raison, et elle ne vaut plus.',
    redo: 'Ce qui a été supprimé ne peut pas être rétabli : veuillez l’envoyer ou le publier de nouveau.',
    why: (text) => `Pourquoi : ${text}`,
    court: 'Vous pouvez toujours saisir un tribunal ou un organisme de règlement extrajudiciaire des litiges.',
  },
};
