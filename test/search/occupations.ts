import type { StoredJob } from '#functions/entities/job/stored-job.ts';
import type { Occupation } from '#shared/domain/occupation-slugs.ts';
import { addMs, epochMs, minuteMs } from '#shared/domain/time.ts';
import { bareJob } from '#test/support/bare-job.ts';

/** Jobs by the language of their title, with the occupation that their recruiter chose, if any. */
const titles: readonly (readonly [id: number, title: string, occupation?: Occupation])[] = [
  [1, 'Interpreter', 'interpreter'],
  [2, 'Dolmetscherin', 'interpreter'],
  [3, 'Poste d’interprète', 'interpreter'],
  [4, 'Intérprete de ruso', 'interpreter'],
  [5, 'مترجم فوري', 'interpreter'],
  [6, 'दुभाषिया चाहिए', 'interpreter'],
  [7, '通訳スタッフ', 'interpreter'],
  [8, 'Someone for our court', 'court-interpreter'],
  [9, 'Gebärdensprache', 'sign-language-interpreter'],
  [10, 'Wir suchen Sie', 'translator'],
  [11, 'Literatur', 'literary-translator'],
  [12, 'A guide for Rome', 'tour-guide'],
  [13, 'Lehrkraft', 'language-teacher'],
  [14, 'English lessons', 'english-teacher'],
  [15, 'Untertitel', 'subtitler'],
  [16, 'Werkstudent', 'localisation-manager'],
  // Without a choice: found by their words.
  [21, 'Dolmetscher in Teilzeit'],
  [22, 'Interpreter at court'],
  [23, 'ترجمان ومترجم فوري'],
  [24, 'Typist'],
];

/** What candidates chose; their texts name no occupation. */
export const chosenPeople: readonly (Occupation | undefined)[] = [
  'interpreter',
  'court-interpreter',
  'translator',
  undefined,
];

/** A keyword, and the numbers of the candidates that it finds. */
export const namedByPeople: readonly (readonly [keyword: string, ...ids: number[]])[] = [
  ['Dolmetscher', 1, 2],
  ['通訳', 1, 2],
  ['مترجم فوري', 1, 2],
  ['interpreter', 1, 2],
  ['法廷通訳', 2],
  ['traductrice', 3],
  ['"traductrice"'],
];

export const chosenJobs: readonly StoredJob[] = titles.map(([id, title, occupation]) =>
  bareJob(id, addMs(epochMs(Date.UTC(2026, 5, 1)), id * minuteMs), { title, occupation }),
);

const interpreters = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const translators = [10, 11, 15];

/** A keyword, and the ids that it finds. */
export const namedOccupations: readonly (readonly [keyword: string, ...ids: number[]])[] = [
  ['interpreter', ...interpreters, 22],
  ['interpreters', ...interpreters],
  ['INTERPRETER', ...interpreters, 22],
  ['language interpreter', ...interpreters],
  ['Dolmetscher', ...interpreters, 21],
  ['Dolmetscherin', ...interpreters],
  ['Dolmetscher/in', ...interpreters],
  ['Dolmetscher*innen', ...interpreters],
  ['Sprachmittler', ...interpreters],
  ['interprète', ...interpreters, 22],
  ['interpretes', ...interpreters],
  ['intérprete', ...interpreters, 22],
  ['intérprete de idiomas', ...interpreters],
  ['مترجم فوري', ...interpreters, 23],
  ['مُترجم فَوري', ...interpreters, 23],
  ['ترجمان', ...interpreters, 23],
  ['दुभाषिया', ...interpreters],
  ['भाषांतरकार', ...interpreters],
  ['通訳', ...interpreters],
  ['通訳者', ...interpreters],
  ['通訳スタッフ', ...interpreters],
  ['court interpreter', 8, 22],
  ['interpreter court', 8, 22],
  ['Gerichtsdolmetscher', 8],
  ['interprète judiciaire', 8],
  ['intérprete jurado', 8],
  ['مترجم محاكم', 8],
  ['अदालती दुभाषिया', 8],
  ['法廷通訳', 8],
  ['Gebaerdensprachdolmetscher', 9],
  ['sign-language interpreter', 9],
  ['手話通訳', 9],
  ['Übersetzer', ...translators],
  ['Uebersetzerin', ...translators],
  ['traducteur', ...translators],
  ['traductora', ...translators],
  ['अनुवादक', ...translators],
  ['翻訳者', ...translators],
  // Arabic calls both by one word, which is also part of the name of interpreters.
  ['مترجم', 5, ...translators, 23],
  ['subtitler', 15],
  ['sous-titreuse', 15],
  ['字幕翻訳', 15],
  ['localization manager', 16],
  ['ローカライズマネージャー', 16],
  ['tourist guides', 12],
  ['Fremdenführerin', 12],
  ['مرشد سياحي', 12],
  ['profesora de inglés', 14],
  ["professeur d'anglais", 14],
  ['語学教師', 13, 14],
  // A name with other words: all of them.
  ['Dolmetscher Teilzeit', 21],
  ['通訳 rom'],
  ['court Dolmetscher', 8],
  // What is quoted is meant as it is written.
  ['"Dolmetscher"', 2, 21],
  ['"interpreter"', 1, 22],
  // Parts of names are no names.
  ['dolmetsch', 2, 21],
  ['localisation'],
  ['شفهي'],
  ['typist', 24],
];
