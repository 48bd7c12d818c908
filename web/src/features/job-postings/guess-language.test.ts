import { expect, test } from 'vitest';
import { guessLanguage } from './guess-language.ts';

test.each([
  ['en', 'We are looking for an interpreter who will work with our clients at trade fairs.'],
  ['de', 'Wir suchen eine Dolmetscherin (m/w/d) für Messen. Sie arbeiten mit Kunden und unseren Teams.'],
  ['fr', 'Nous cherchons une interprète pour les salons. Vous travaillez avec nos clients et notre équipe.'],
  ['es', 'Buscamos intérprete para ferias. Trabajará con los clientes y el equipo de la empresa.'],
  ['pt', 'Procuramos intérprete para feiras. Você trabalha com os clientes e a equipe da empresa em uma sala.'],
  ['it', 'Cerchiamo un interprete per le fiere. Il lavoro con i clienti e con gli altri è nel team della società.'],
  ['nl', 'Wij zoeken een tolk voor beurzen. Je werkt met klanten en met onze mensen van het team.'],
  ['ja', '展示会の通訳者を募集しています。お客様とチームの間を通訳します。'],
  ['ar', 'نبحث عن مترجم فوري للمعارض التجارية والعمل مع العملاء.'],
  ['hi', 'हम व्यापार मेलों के लिए दुभाषिया खोज रहे हैं और ग्राहकों के साथ काम है।'],
])('a text in %s is recognised', (tag, text) => {
  expect(guessLanguage(text)).toBe(tag);
});

test.each([
  ['an empty text', ''],
  ['a title alone', 'Dolmetscher (m/w/d)'],
  ['Persian', 'ما به دنبال یک مترجم برای نمایشگاه هستیم'],
  ['Chinese', '我们正在寻找展会口译员'],
  ['Russian', 'Мы ищем переводчика для выставок'],
  ['two languages in equal parts', 'We are the team and you work with us. Wir sind das Team und Sie arbeiten mit uns.'],
])('%s gives no guess', (_, text) => {
  expect(guessLanguage(text)).toBeUndefined();
});
