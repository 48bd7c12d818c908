import { listerOf, type RequirementGrammar, uncapitalised } from './grammar.ts';

const locale = 'es';
const all = listerOf(locale, 'conjunction');
const either = listerOf(locale, 'disjunction');

export const spanish: RequirementGrammar = {
  locale,
  skills: {
    listening: 'comprensión auditiva',
    reading: 'comprensión de lectura',
    spoken_interaction: 'interacción oral',
    spoken_production: 'expresión oral',
    writing: 'expresión escrita',
    speaking: 'expresión e interacción orales',
    watching: 'recepción visual',
    signed_interaction: 'interacción signada',
    signed_production: 'expresión signada',
    signing: 'expresión e interacción signadas',
  },
  modes: {
    consecutive: 'interpretación consecutiva',
    simultaneous: 'interpretación simultánea',
    whispered: 'interpretación susurrada',
    liaison: 'interpretación de enlace',
    sight_translation: 'traducción a la vista',
    translation: 'traducción',
    subtitling: 'subtitulado',
    dubbing: 'doblaje',
  },
  evidence: {
    uploaded: 'con certificado subido',
    checked: 'con certificado comprobado',
    attested: 'con nivel confirmado por una empresa',
  },
  separator: '; ',
  threshold: (level, skills) => `desde ${level}${skills.length > 0 ? ` en ${all(skills)}` : ''}`,
  alternative: (name, thresholds, evidence) =>
    [name, ...(thresholds.length > 0 ? [all(thresholds)] : [])].join(' ') + (evidence === null ? '' : ` ${evidence}`),
  alternatives: (list, isProven) =>
    isProven ? list.reduce((said, next) => `${said}, ${/^h?o/i.test(next) ? 'u' : 'o'} ${next}`) : either(list),
  pair: (mode, from, to) => `${mode} de ${from} a ${to}`,
  nice: (text) => `se valora ${text}`,
  name: uncapitalised(locale),
};
