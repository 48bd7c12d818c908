import type { Identity } from '#shared/domain/redaction/masking.ts';

// What people write to be reached past the masking, and ordinary texts that look similar.

/** A text with something hidden between `‹` and `›`, of a person with this name, or of the one above. */
export interface HiddenText {
  name: string;
  text: string;
}

const nameless = 'Zdenka Quixworth';
const of = (name: string, ...texts: string[]): HiddenText[] => texts.map((text) => ({ name, text }));

const names = [
  ...of('محمد‌رضا کریمی', 'من ‹محمد‌رضا› هستم', 'من ‹محمدرضا› هستم', '‹محمد›‌ها و ‹رضا›', '‹محمد› ‹رضا›، مترجم'),
  ...of('सूर्‍या शर्मा', 'मैं ‹सूर्‍या› हूँ', 'मैं ‹सूर्या› हूँ', '‹सूर्‌या›, अनुवादक'),
  ...of('김민준', '저는 ‹민준›입니다', '‹김민준› 통역사', '번역가 ‹민준›'),
  ...of('남궁민수', '‹민수›라고 합니다'),
  ...of('李小龙', '我叫‹小龙›，在北京工作', '‹李小龙›，翻译'),
  ...of('王伟', '我是‹王伟›老师', '大家好，‹伟›。'),
  ...of('欧阳娜娜', '请叫我‹娜娜›'),
  ...of('山田太郎', '‹太郎›と申します', '‹山田›です'),
  ...of('森 光', '‹森光›です', '‹光›, 通訳'),
  ...of(
    'Anna Schmidt',
    '‹A\u200Bnna›, interpreter',
    'I am ‹Ａｎｎａ›',
    '‹An\u00ADna› Meier',
    '‹Аnnа› in mixed letters',
  ),
  ...of('Anna Schmidt', '‹A n n a›, interpreter', 'by ‹A.n.n.a›', '‹Schm-idt›', '‹ANNA SCHMIDT›'),
  ...of('Максим Котов', '‹Mаксим› и ‹Котoв›', '‹Максиму› ‹Котову›'),
  ...of("Sean O'Neill", '‹ONeill› or ‹O-n-e-ill›'),
];

const addresses = [
  ...of(
    'Bo Li',
    'Write ‹bo at gmail dot com› now',
    'Write ‹bo.li@mail.example›',
    '‹bo (at) mail (dot) example› please',
  ),
  ...of(
    'Bo Li',
    '‹bo at the rate gmail dot com›',
    'mail ‹bo[at]gmail›',
    '‹bo【at】gmail【dot】com›',
    '‹b\u200Bo@ma\u200Bil.example›',
  ),
  ...of(nameless, '请联系‹zq@mail.example›。谢谢', '‹zq＠mail。example›', 'mail: ‹zq @ mail . example›'),
  ...of(nameless, '‹zq arroba correo punto es›', '‹zq chiocciola posta punto it›', '‹zq arobase courrier point fr›'),
  ...of(nameless, '‹zq apenstaartje post punt nl›', '‹zq małpa poczta kropka pl›', '‹zq собака почта точка ру›'),
  ...of(
    nameless,
    '‹zq равлик пошта крапка укр›',
    '‹zq kuyruklu a posta nokta com›',
    '‹zq艾特gmail点com›',
    '‹zq골뱅이naver닷com›',
  ),
  ...of(
    nameless,
    '‹zq snabel-a post punkt se›',
    '‹zq zavináč posta tečka cz›',
    '‹zq arond posta punct ro›',
    '‹zq a còng thu chấm vn›',
  ),
  ...of(
    nameless,
    '‹zq a keong surat titik id›',
    '‹zqアットマークgmailドットcom›',
    '‹zq एट जीमेल डॉट कॉम›',
    '‹zq آت بريد دوت كوم›',
  ),
  ...of(
    nameless,
    '‹zq ät post punkt fi›',
    '‹zq kukac posta pont hu›',
    '‹zq à gmail point com›',
    '‹zq-at-gmail-dot-com›',
  ),
];

const hosts = [
  ...of('Anna Schmidt', 'See ‹annaschmidt.de› for more', 'site: ‹anna-speaks.com›', 'My work: ‹annaspeaks.me›'),
  ...of(
    nameless,
    'See ‹https://zq.example/a?b=c›',
    '‹linkedin.com/in/zq-speaks›',
    '‹t.me/zqspeaks›',
    'at ‹zq dot example›',
  ),
  ...of(nameless, '‹www.zq.example›', '作品见‹zq-speaks.com›。', '‹zq[.]example›'),
  ...of(
    nameless,
    'see ‹zqspeaks . com› now',
    'see ‹zqspeaks .com›',
    '‹zqspeaks。com›',
    '‹zqspeaks｡net›',
    '‹zqspeaks・com›',
  ),
  ...of(nameless, '‹www . zqspeaks . com›', '作品：‹zqspeaks。de›，谢谢', 'More on ‹zqspeaks·org›'),
];

const handles = [
  ...of(
    nameless,
    'telegram: ‹zq_speaks›',
    'my skype id is ‹zq.speaks›',
    'WhatsApp = ‹zqspeaks›',
    '‹zq_speaks› on Telegram',
  ),
  ...of(
    nameless,
    'LINE ID: ‹zq1234›',
    'my line is ‹zq_12›',
    '微信：‹zqspeaks›',
    '我的微信号‹zq_speaks›，谢谢',
    '카톡 아이디: ‹zqspeaks›',
  ),
  ...of(
    nameless,
    'Телеграм: ‹zq_speaks›',
    'تلغرام: ‹zq_speaks›',
    'टेलीग्राम: ‹zqspeaks›',
    'ライン：‹zqspeaks›',
    'Zalo: ‹zqspeaks›',
  ),
  ...of(
    nameless,
    'Viber ‹zq_speaks›',
    'signal: ‹zq.42›',
    'KakaoTalk ID ‹zqspeaks›',
    'Find ‹@zq_speaks› there',
    'insta ‹zq_speaks›',
  ),
  ...of(nameless, 'wa: ‹zqspeaks›', 'VX：‹zqspeaks›', 'my wa is ‹zq_speaks›', 'WA = ‹zqspeaks›', 'vx ‹zq_speaks›'),
  ...of(
    nameless,
    "what's app: ‹zqspeaks›",
    'What’s App - ‹zqspeaks›',
    'whats app: ‹zqspeaks›',
    'Whats-App: ‹zqspeaks›',
    'Tele gram: ‹zqspeaks›',
    'واتس اب: ‹zqspeaks›',
    'واتس أب ‹zq_speaks›',
    'الواتساب: ‹zqspeaks›',
    'व्हाट्स ऐप: ‹zqspeaks›',
  ),
  ...of(
    nameless,
    'Instagram - ‹zqspeaks›',
    'telegram — ‹zqspeaks›',
    'My Insta – ‹zqspeaks›.',
    '‹zq_speaks› on whats app',
  ),
  ...of(
    nameless,
    'reach me on telegram as ‹zqspeaks›',
    'On Telegram as ‹zqspeaks›.',
    'Ich bin auf Telegram als ‹zqspeaks›',
    'fb/‹zqspeaks›',
    'my ig/‹zqspeaks›',
    'discord ‹zqspeaks#1234›',
    'zoom id ‹zqspeaks›',
    'Zoom ID: ‹zq.speaks›',
  ),
];

const numbers = [
  ...of(
    nameless,
    'Call ‹+91 98765-43210› now',
    'Call ‹98765:43210›',
    'Call ‹98765|43210›',
    "Call ‹9876'543'210›",
    'Call ‹98765=43210›',
  ),
  ...of(
    nameless,
    'Call ‹9\u200B8765\u200B43210›',
    'Call ‹98765\u206043210›',
    'Call ‹٩٨٧٦٥٤٣٢١٠›',
    'Call ‹９８７６５４３２１０›',
    'Call ‹९८७६५४३२१०›',
  ),
  ...of(
    nameless,
    'Call ‹①②③④⑤⑥⑦⑧›',
    'Call ‹(030) 123 45 67›',
    'Since 2015, ‹98765 43210›',
    '‹98765 or 43210›',
    '电话：‹一三八零零一二三四五六›',
    'Call ‹01.23.45.67.89›',
  ),
];

/** At least 60 ways, with what must be hidden. */
export const hiddenTexts: readonly HiddenText[] = [...names, ...addresses, ...hosts, ...handles, ...numbers];

/** Ordinary texts, which stay byte for byte, whoever wrote them. */
export const ordinaryTexts: readonly string[] = [
  'Interpreter at Booking.com since 2015, then ASP.NET and Node.js developer',
  'At one point in my life I taught at home. The dot com era was over.',
  'Salary 40,000 - 60,000 EUR, or 3,50,000 to 5,00,000 INR; 45000-50000 before',
  '2010–2012, 2013–2015 and 2016-2020: translator (ISO 17100:2015, ISO 9001:2015)',
  'From 01.02.2015 to 31.12.2019, 09:00–17:30, 7.5, 8.0, 8.5, 9.0 in IELTS',
  'Levels 1, 2, 3, 10, 20, 30; 5+ years, 120 projects, 2,000,000 words',
  '我会说英语，也会日语。工作经验：５年；薪资：１０，０００～２０，０００元。',
  '英語と日本語の通訳です。「はい」、５年間（２０１５年～２０２０年）働きました。',
  '저는 영어와 일본어를 합니다. 경력 5년 이상, 급여 협의 가능.',
  'می‌خواهم با شما کار کنم؛ نامه‌ها را ترجمه می‌کنم، ۱۰ سال سابقه دارم.',
  'क्‍या आप हिन्दी बोलते हैं? मैं श्री‌मान के लिए अनुवाद करता हूँ।',
  'أعمل مترجماً منذ ٢٠١٥، في القاهرة، ولديّ خبرة ١٠ سنوات.',
  'I used WhatsApp, Telegram and Skype daily; line manager, signal processing, LinkedIn marketing',
  'WhatsApp support and Telegram community management, 24/7 on Skype',
  'I speak German.It is my mother tongue.I live in Delhi.in short: flexible',
  'B.Com, M.Com, Ph.D. and B.Tech, e.g. in U.S. schools, i.e. C1/C2',
  'C++, C#, Node.js/React and HTML/CSS — “quotes”, ‘apostrophes’, soft hyphens…',
  'Interpreter on Zoom, Skype, Teams; Zoom: webinars; Seattle, WA: interpreter; WhatsApp/phone; FB/Google ads',
  'Instagram - content, Telegram - moderation, Skype — interviews; Discord #1 of 5, level_2 on Zoom',
  'I worked on Telegram as moderator and on WhatsApp as interpreter. We chat: often. What’s up: nothing',
  'What’s app development? A .com company, the .NET framework, ASP .NET and C# . In short , 我会英语。net salary',
  'Fluent . Native · Basic • Com fluência; 会用Excel。in der Firma；英語・ドイツ語・com',
  'Work-at-home, on-site; look at me. I am here (at night) @ 5 pm'.replace(' @ 5 pm', ''),
  'En este punto es importante: el punto de vista, a punto de empezar en la escuela',
  'J’ai travaillé à Lyon ; un point net, au point de départ chez un éditeur № 5',
  'У меня есть собака. Точка зрения, работа на дому и в офисе — 10 лет',
  'ﬁne ligatures, ½ day, № 7, ㎏, ™ and ４５ stay as typed 👩‍💻',
  'Ünïcode stays dëcomposed: é à ü',
];

/** The text as people type it. */
export const typedOf = ({ text }: HiddenText): string => text.replaceAll(/[‹›]/g, '');

/** The person who wrote it. */
export const authorOf = ({ name }: Pick<HiddenText, 'name'>): Identity => ({
  name,
  email: 'kx7.mail@mail.example',
  phone: '+919876543210',
});

/** What is hidden in a text. */
export const hiddenIn = ({ text }: HiddenText): string[] =>
  Array.from(text.matchAll(/‹([^›]*)›/g), ([, part = '']) => part);
