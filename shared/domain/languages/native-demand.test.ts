import { describe, expect, it } from 'vitest';
import { nativeDemandIn } from './native-demand.ts';

describe('a demand for native speakers', () => {
  it.each([
    ['Native speaker of German preferred', 'Native speaker'],
    ['We need a native-level writer', 'native-level'],
    ['native English teacher', 'native English'],
    ['Your mother tongue is French', 'mother tongue'],
    ['Native or near native speakers', 'Native or near native speakers'],
    ['Deutsch-Muttersprachler (m/w/d)', 'Muttersprachler'],
    ['Sie sprechen Japanisch auf muttersprachlichem Niveau', 'muttersprachlichem'],
    ['Le français est votre langue maternelle', 'langue maternelle'],
    ['Locuteur natif exigé', 'Locuteur natif'],
    ['anglais natif', 'anglais natif'],
    ['Se busca hablante nativo', 'hablante nativo'],
    ['nivel nativo de alemán', 'nivel nativo'],
    ['Nativos de inglés', 'Nativos de inglés'],
    ['Español como lengua materna', 'lengua materna'],
    ['日本語ネイティブスピーカー歓迎', 'ネイティブスピーカー'],
    ['日本語ネイティブレベル', 'ネイティブレベル'],
    ['英語を母国語とする方', '母国語'],
    ['日本語母語話者', '母語話者'],
    ['हिंदी मातृभाषा हो', 'मातृभाषा'],
    ['नेटिव स्पीकर चाहिए', 'नेटिव स्पीकर'],
    ['العربية لغة أم', 'لغة أم'],
    ['أن تكون الألمانية لغته الأم', 'لغته الأم'],
    ['متحدث أصلي للإنجليزية', 'متحدث أصلي'],
    ['ناطق بالعربية كلغة أم', 'ناطق بالعربية كلغة أم'],
  ])('is found in "%s"', (text, words) => {
    expect(nativeDemandIn([text])).toBe(words);
  });

  it.each([
    'React Native developer for native apps',
    'A cloud-native platform for digital natives',
    'Native Android and iOS development',
    'Fluent German, C1 speaking',
    'Vocabulaire et aliments natifs du pays',
    'Plantas nativas y aplicaciones nativas',
    'クラウドネイティブの開発、ネイティブアプリ',
    'Your first day',
    'تعليم اللغة العربية للأمهات',
    'माता और भाषा',
  ])('is not found in "%s"', (text) => {
    expect(nativeDemandIn([text])).toBeNull();
  });

  it('is found in any of the texts, the first one first', () => {
    expect(nativeDemandIn(['Interpreter', 'Muttersprache Deutsch', 'native speaker'])).toBe('Muttersprache');
    expect(nativeDemandIn([])).toBeNull();
  });
});
