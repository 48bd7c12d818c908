import { dative } from './dative.ts';
import { listerOf, type RequirementGrammar } from './grammar.ts';

const locale = 'de';
const all = listerOf(locale, 'conjunction');
const either = listerOf(locale, 'disjunction');

export const german: RequirementGrammar = {
  locale,
  skills: {
    listening: 'im Hören',
    reading: 'im Lesen',
    spoken_interaction: 'in mündlicher Interaktion',
    spoken_production: 'im zusammenhängenden Sprechen',
    writing: 'im Schreiben',
    speaking: 'im Sprechen',
    watching: 'im Verstehen von Gebärden',
    signed_interaction: 'in der Interaktion in Gebärden',
    signed_production: 'im zusammenhängenden Gebärden',
    signing: 'im Gebärden',
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
  threshold: (level, skills) => `ab ${level}${skills.length > 0 ? ` ${all(skills)}` : ''}`,
  alternative: (name, thresholds, evidence) =>
    [name, ...(thresholds.length > 0 ? [all(thresholds)] : [])].join(' ') + (evidence === null ? '' : ` ${evidence}`),
  alternatives: (list, isProven) => (isProven ? list.join(', oder ') : either(list)),
  pair: (mode, from, to) => `${mode} von ${dative(from)} nach ${dative(to)}`,
  nice: (text) => `${text} ist von Vorteil`,
};
