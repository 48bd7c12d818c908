import { packRequirements } from '#functions/data/packed-requirements.ts';
import type { StoredJob } from '#functions/entities/job/stored-job.ts';
import { communities } from '#infra/local/demo-data/communities.ts';
import { fill } from '#infra/local/demo-data/look-up.ts';
import { createRandom } from '#infra/local/demo-data/random.ts';
import { roleNames, roles } from '#infra/local/demo-data/roles.ts';
import { excerptOf } from '#shared/domain/job-excerpt.ts';
import { jobTypes } from '#shared/domain/job-terms.ts';
import { type Skill, skills } from '#shared/domain/languages/skills.ts';
import { epochMs } from '#shared/domain/time.ts';
import { bareJob } from '#test/support/bare-job.ts';

const titles = [
  'Conference Interpreter',
  'Übersetzer für Verträge',
  '同時通訳者',
  '통역사',
  'مترجم قانوني',
  'Sales Manager',
];
const places = ['Zürich, Switzerland', 'Osaka, Japan', '東京', 'São Paulo, Brazil', 'Łódź, Poland', 'الرياض', 'Remote'];
const languages = ['Japanese', 'German', 'Español', 'Arabic', 'Korean', 'Polish'];
const syllables = 'ka lo mi tra ven dor sen qui pel nar tek ula fre gos hin bra cze zet wol yor'.split(' ');

/** Sentences of jobs that are not advertised in English. `{word}` is a generated word, rare or common. */
const foreign = [
  [
    'Wir suchen Übersetzerinnen und Übersetzer für Verträge, Gutachten und Patente aus der Schweiz, Österreich und {word}.',
    'Sie prüfen Texte Ihrer Kolleginnen, pflegen das Glossar {word} und beraten unsere Kundschaft am Telefon.',
    'Flexible Arbeitszeiten, dreißig Tage Urlaub und ein Büro nahe der Straßenbahn {word} gehören dazu.',
  ],
  [
    'Buscamos intérpretes con experiencia en congresos, juicios y reuniones médicas de {word}.',
    'Prepararás glosarios, acompañarás a las delegaciones y corregirás las traducciones de {word} antes de cada reunión.',
    'Ofrecemos teletrabajo dos días por semana, formación continua y un equipo de quince nacionalidades en {word}.',
  ],
  [
    '{word}の会議で同時通訳を担当していただきます。専門用語の準備から当日のブース業務までお任せします。',
    '医療、法律、製造業の{word}に関する翻訳と校正も行います。週二日は在宅勤務が可能です。',
    '日本語能力試験一級、または同等の読解力をお持ちの方を歓迎します。{word}での実務経験があれば尚可です。',
  ],
  [
    '{word} 국제회의에서 동시통역을 맡고 회의 전에 용어집을 준비합니다.',
    '의료와 법률 분야의 {word} 문서를 번역하고 동료의 번역을 검토합니다. 주 이틀은 재택근무가 가능합니다.',
  ],
  [
    'نبحث عن مترجمين قانونيين ذوي خبرة في العقود والأحكام لدى {word}.',
    'ستعمل مع فريق من خمس عشرة جنسية على ترجمة الوثائق ومراجعتها في {word}، مع يومين من العمل عن بُعد كل أسبوع.',
  ],
] as const;

/** Letters for names in scripts without spaces, so that names differ. */
const letters = {
  2: '東京大阪横浜神戸札幌福岡名古屋仙台広島長崎金沢熊本高松松山秋田青森山形新潟富山石川岐阜三重滋賀奈良鳥取島根徳島香川愛媛高知佐賀大分宮崎沖縄',
  3: '서울부산대구인천광주대전울산수원창원고양용인성남청주전주천안안산안양남양주화성김해평택포항제주의정부시흥파주구미진주원주',
} as Readonly<Record<number, string>>;

/** Minimum length of descriptions in characters: 1,500 on average. */
const length = 1_400;

const needsOf = (tag: string, skill: Skill, level: string) => ({
  need: 'must' as const,
  any: [{ tag, min: { [skill]: { scale: 'cefr' as const, level } } }],
});
const tags = ['ja', 'de', 'es', 'ar', 'ko', 'pl', 'fr', 'hi', 'zh', 'pt', 'it', 'ru'];
const levels = ['A2', 'B1', 'B2', 'C1', 'C2'];
/** Different requirements: most jobs share a few, as in any market. */
const requirements = ['en', ...tags].flatMap((second) =>
  tags
    .filter((tag) => tag !== second)
    .flatMap((tag) =>
      levels.flatMap((level) =>
        skills.map((skill) => ({
          all: [needsOf(tag, skill, level), needsOf(second, 'spoken_interaction', level === 'C2' ? 'C1' : 'B1')],
          pairs: [],
        })),
      ),
    ),
);
/** Spreads neighbouring numbers over 0 to 1. */
const spread = (id: number) => ((id * 2_654_435_761) % 2 ** 32) / 2 ** 32;
const requirementsOf = (id: number) => requirements[Math.floor(requirements.length * spread(id) ** 3)];

/** Jobs with whole descriptions in six languages, the same in every run, and a word that few of them have. */
export function benchJobs() {
  const { pick, int, chance, some } = createRandom(1);
  const wordOf = () => Array.from({ length: int(2, 4) }, () => pick(syllables)).join('');
  const vocabulary = Array.from({ length: 4_000 }, wordOf);
  /** Some words are common and most are rare, as in any language. */
  const word = () => vocabulary[Math.floor(vocabulary.length * (int(0, 999) / 1_000) ** 3)] as string;
  const nameOf = (script: number) => {
    const own = [...(letters[script] ?? '')];
    return own.length > 0 ? Array.from({ length: int(2, 3) }, () => pick(own)).join('') : word();
  };

  const english = (company_name: string) => {
    const role = roles[pick(roleNames)];
    const { language, cities } = pick(communities);
    const values = {
      language,
      company: company_name,
      customers: `clients in ${pick(cities)}`,
      subject: 'contracts and manuals',
      where: ` in ${pick(cities)}`,
    };
    const sentences = [pick(role.intros), ...some([...role.tasks, ...role.needs], 5)];
    return sentences.map((text) => `${fill(text, values)} ${word()} ${word()} ${word()}.`).join('\n');
  };
  const description = (company_name: string) => {
    const script = int(0, 2 * foreign.length - 1);
    const sentences = foreign[script];
    let text = '';
    while (text.length < length) {
      text += sentences ? pick(sentences).replaceAll('{word}', () => nameOf(script)) : english(company_name);
      text += '\n';
    }
    return text;
  };

  const makeJob = (id: number): StoredJob => {
    const salary = chance(0.2) ? null : int(20, 119) * 1_000;
    const company_name = `${word()} ${pick(['Language Services', 'GmbH', '株式会社'])}`;
    const whole = description(company_name);
    const summary = {
      title: `${pick(['Senior', 'Junior', 'Lead'])} ${pick(titles)} ${word()}`,
      description: excerptOf(whole),
      location: pick(places),
      language: pick(languages),
      language_requirements: packRequirements(requirementsOf(id) ?? { all: [], pairs: [] }),
      job_type: pick(jobTypes),
      experience_level: 'mid' as const,
      salary_min: salary,
      salary_max: salary && salary + 10_000,
      company_name,
      recruiter_id: int(1, 2_000),
    };
    return bareJob(id, epochMs(Date.UTC(2026, 0, 1) + id * 60_000), summary, { description: whole });
  };
  return { makeJob, rareWord: vocabulary[3_900] as string };
}
