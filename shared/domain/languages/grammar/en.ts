import { listerOf, type RequirementGrammar } from './grammar.ts';

const locale = 'en-GB';
const all = listerOf(locale, 'conjunction');

export const english: RequirementGrammar = {
  locale,
  skills: {
    listening: 'listening',
    reading: 'reading',
    spoken_interaction: 'spoken interaction',
    spoken_production: 'spoken production',
    writing: 'writing',
    speaking: 'speaking',
    watching: 'visual reception',
    signed_interaction: 'signed interaction',
    signed_production: 'signed production',
    signing: 'signing',
  },
  modes: {
    consecutive: 'consecutive interpreting',
    simultaneous: 'simultaneous interpreting',
    whispered: 'whispered interpreting',
    liaison: 'liaison interpreting',
    sight_translation: 'sight translation',
    translation: 'translation',
    subtitling: 'subtitling',
    dubbing: 'dubbing',
  },
  evidence: {
    uploaded: 'an uploaded certificate',
    checked: 'a checked certificate',
    attested: 'a level attested by a recruiter',
  },
  separator: '; ',
  threshold: (level, skills) => [level, ...(skills.length > 0 ? [all(skills)] : [])].join(' '),
  alternative: (name, thresholds, evidence) =>
    [
      name,
      ...(thresholds.length > 0 ? [`from ${all(thresholds)}`] : []),
      ...(evidence === null ? [] : [`with ${evidence}`]),
    ].join(' '),
  alternatives: (list) => list.join(', or '),
  pair: (mode, from, to) => `${mode} from ${from} into ${to}`,
  nice: (text) => `${text} is a plus`,
};
