import { listerOf, type RequirementGrammar } from './grammar.ts';

const locale = 'ja';

export const japanese: RequirementGrammar = {
  locale,
  skills: {
    listening: '聞くこと',
    reading: '読むこと',
    spoken_interaction: 'やり取り',
    spoken_production: '発表',
    writing: '書くこと',
    speaking: '話すこと',
    watching: '手話を読み取ること',
    signed_interaction: '手話でのやり取り',
    signed_production: '手話での発表',
    signing: '手話表現',
  },
  modes: {
    consecutive: '逐次通訳',
    simultaneous: '同時通訳',
    whispered: 'ウィスパリング通訳',
    liaison: 'リエゾン通訳',
    sight_translation: 'サイトトランスレーション',
    translation: '翻訳',
    subtitling: '字幕翻訳',
    dubbing: '吹替翻訳',
  },
  evidence: {
    uploaded: '証明書の提出あり',
    checked: '確認済みの証明書あり',
    attested: '採用企業による確認あり',
  },
  separator: '／',
  threshold: (level, skills) => `${skills.length > 0 ? `${skills.join('・')}は` : ''}${level}以上`,
  alternative: (name, thresholds, evidence) => {
    const details = [...thresholds, ...(evidence === null ? [] : [evidence])];
    return details.length > 0 ? `${name}（${details.join('、')}）` : name;
  },
  alternatives: listerOf(locale, 'disjunction'),
  pair: (mode, from, to) => `${from}から${to}への${mode}`,
  nice: (text) => `${text}ができれば尚可`,
};
