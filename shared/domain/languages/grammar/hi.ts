import { listerOf, type RequirementGrammar } from './grammar.ts';

const locale = 'hi';
const all = listerOf(locale, 'conjunction');

export const hindi: RequirementGrammar = {
  locale,
  skills: {
    listening: 'श्रवण',
    reading: 'पठन',
    spoken_interaction: 'मौखिक बातचीत',
    spoken_production: 'मौखिक प्रस्तुति',
    writing: 'लेखन',
    speaking: 'बोलने',
    watching: 'संकेत समझने',
    signed_interaction: 'संकेतों में बातचीत',
    signed_production: 'संकेतों में प्रस्तुति',
    signing: 'संकेत करने',
  },
  modes: {
    consecutive: 'क्रमिक मौखिक अनुवाद',
    simultaneous: 'समकालिक मौखिक अनुवाद',
    whispered: 'फुसफुसाकर मौखिक अनुवाद',
    liaison: 'बैठकों में मौखिक अनुवाद',
    sight_translation: 'देखकर मौखिक अनुवाद',
    translation: 'लिखित अनुवाद',
    subtitling: 'सबटाइटलिंग',
    dubbing: 'डबिंग',
  },
  evidence: {
    uploaded: 'अपलोड किए गए प्रमाणपत्र के साथ',
    checked: 'जाँचे गए प्रमाणपत्र के साथ',
    attested: 'नियोक्ता द्वारा पुष्ट स्तर के साथ',
  },
  separator: '; ',
  threshold: (level, skills) => `${skills.length > 0 ? `${all(skills)} में ` : ''}कम से कम ${level}`,
  alternative: (name, thresholds, evidence) => {
    const details = [...thresholds, ...(evidence === null ? [] : [evidence])];
    return details.length > 0 ? `${name} (${details.join(', ')})` : name;
  },
  alternatives: listerOf(locale, 'disjunction'),
  pair: (mode, from, to) => `${from} से ${to} में ${mode}`,
  nice: (text) => `वांछनीय: ${text}`,
};
