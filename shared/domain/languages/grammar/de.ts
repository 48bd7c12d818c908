import { listerOf, type RequirementGrammar } from './grammar.ts';

const locale = 'de';
const all = listerOf(locale, 'conjunction');

export const german: RequirementGrammar = {
  locale,
  skills: {
    listening: 'Hören',
    reading: 'Lesen',
    spoken_interaction: 'Gespräch',
    spoken_production: 'zusammenhängenden Sprechen',
    writing: 'Schreiben',
    speaking: 'Sprechen',
    watching: 'Verstehen',
    signed_interaction: 'gebärdeten Gespräch',
    signed_production: 'zusammenhängenden Gebärden',
    signing: 'Gebärden',
  },
  modes: {
    consecutive: 'Konsekutivdolmetschen',
    simultaneous: 'Simultandolmetschen',
    whispered: 'Flüsterdolmetschen',
    liaison: 'Verhandlungsdolmetschen',
    sight_translation: 'Vom-Blatt-Dolmetschen',
    translation: 'Übersetzen',
    subtitling: 'Untertitelung',
    dubbing: 'Synchronisation',
  },
  evidence: {
    uploaded: 'mit hochgeladenem Zertifikat',
    checked: 'mit geprüftem Zertifikat',
    attested: 'mit vom Arbeitgeber bestätigtem Niveau',
  },
  separator: '; ',
  threshold: (level, skills) => `ab ${level}${skills.length > 0 ? ` im ${all(skills)}` : ''}`,
  alternative: (name, thresholds, evidence) =>
    [name, ...(thresholds.length > 0 ? [all(thresholds)] : [])].join(' ') + (evidence === null ? '' : `, ${evidence}`),
  alternatives: listerOf(locale, 'disjunction'),
  pair: (mode, from, to) => `${mode} von ${from} nach ${to}`,
  nice: (text) => `${text} ist von Vorteil`,
};
