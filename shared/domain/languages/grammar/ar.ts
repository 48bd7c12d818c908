import { listerOf, type RequirementGrammar } from './grammar.ts';

const locale = 'ar';
const all = listerOf(locale, 'conjunction');

export const arabic: RequirementGrammar = {
  locale,
  skills: {
    listening: 'الاستماع',
    reading: 'القراءة',
    spoken_interaction: 'التفاعل الشفهي',
    spoken_production: 'التعبير الشفهي',
    writing: 'الكتابة',
    speaking: 'التحدث',
    watching: 'الاستقبال البصري',
    signed_interaction: 'التفاعل بالإشارة',
    signed_production: 'التعبير بالإشارة',
    signing: 'التواصل بالإشارة',
  },
  modes: {
    consecutive: 'ترجمة تتبعية',
    simultaneous: 'ترجمة فورية',
    whispered: 'ترجمة همسية',
    liaison: 'ترجمة ثنائية',
    sight_translation: 'ترجمة منظورة',
    translation: 'ترجمة تحريرية',
    subtitling: 'ترجمة الشاشة',
    dubbing: 'دبلجة',
  },
  evidence: {
    uploaded: 'مع شهادة مرفوعة',
    checked: 'مع شهادة جرى التحقق منها',
    attested: 'مع مستوى أكدته جهة عمل',
  },
  separator: '؛ ',
  threshold: (level, skills) => `من ${level} فما فوق${skills.length > 0 ? ` في ${all(skills)}` : ''}`,
  alternative: (name, thresholds, evidence) =>
    [name, ...(thresholds.length > 0 ? [all(thresholds)] : [])].join(' ') + (evidence === null ? '' : `، ${evidence}`),
  alternatives: (list) => list.join('، أو '),
  pair: (mode, from, to) => `${mode} من ${from} إلى ${to}`,
  nice: (text) => `ميزة إضافية: ${text}`,
  // "2+" would be shown as "+2" otherwise.
  level: (level) => `\u2066${level}\u2069`,
};
