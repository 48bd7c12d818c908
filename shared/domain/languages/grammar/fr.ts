import { listerOf, type RequirementGrammar, uncapitalised } from './grammar.ts';

const locale = 'fr';
const all = listerOf(locale, 'conjunction');
const either = listerOf(locale, 'disjunction');

export const french: RequirementGrammar = {
  locale,
  skills: {
    listening: 'compréhension de l’oral',
    reading: 'compréhension de l’écrit',
    spoken_interaction: 'interaction orale',
    spoken_production: 'expression orale en continu',
    writing: 'expression écrite',
    speaking: 'expression et interaction orales',
    watching: 'réception visuelle',
    signed_interaction: 'interaction signée',
    signed_production: 'expression signée',
    signing: 'expression et interaction signées',
  },
  modes: {
    consecutive: 'interprétation consécutive',
    simultaneous: 'interprétation simultanée',
    whispered: 'chuchotage',
    liaison: 'interprétation de liaison',
    sight_translation: 'traduction à vue',
    translation: 'traduction',
    subtitling: 'sous-titrage',
    dubbing: 'doublage',
  },
  evidence: {
    uploaded: 'avec certificat déposé',
    checked: 'avec certificat vérifié',
    attested: 'avec niveau attesté par un employeur',
  },
  // Narrow no-break spaces before signs, as in French typesetting.
  separator: '\u202f; ',
  threshold: (level, skills) => `${level} minimum${skills.length > 0 ? ` en ${all(skills)}` : ''}`,
  alternative: (name, thresholds, evidence) =>
    [name, ...(thresholds.length > 0 ? [all(thresholds)] : [])].join(' ') + (evidence === null ? '' : ` ${evidence}`),
  alternatives: (list, isProven) => (isProven ? list.join(', ou ') : either(list)),
  pair: (mode, from, to) => `${mode} (${from} vers ${to})`,
  nice: (text) => `atout\u00a0: ${text}`,
  name: uncapitalised(locale),
};
