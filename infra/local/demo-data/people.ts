/** A name in Latin letters and, if its owner writes it in another script, in that one. */
type Name = readonly [latin: string, native?: string];

export interface LanguageCommunity {
  language: string;
  /** Weight of the language among the demo's jobs and candidates. */
  share: number;
  cities: readonly string[];
  /** In the native script the family name comes first, without a comma. */
  familyFirst?: boolean;
  /** Separator between the parts of a name in the native script; by default a space. */
  gap?: '';
  given: readonly Name[];
  family: readonly Name[];
}

const latin = (names: string): Name[] => names.split(' ').map((name) => [name] as const);
const scripted = (names: string): Name[] =>
  names.split(' ').map((pair) => {
    const [first = '', native = ''] = pair.split('/');
    return [first, native] as const;
  });

/** Native speakers by language, with names and places. Every community has both candidates and recruiters. */
export const communities: readonly LanguageCommunity[] = [
  {
    language: 'Japanese',
    share: 24,
    cities: ['Tokyo, Japan', 'Osaka, Japan', 'Fukuoka, Japan', 'Kyoto, Japan'],
    familyFirst: true,
    given: scripted('Misaki/美咲 Haruto/陽翔 Yuki/由紀 Kenji/健二 Aoi/葵 Naomi/直美 Takumi/拓海 Emi/恵美'),
    family: scripted('Sato/佐藤 Suzuki/鈴木 Tanaka/田中 Watanabe/渡辺 Nakamura/中村 Kobayashi/小林 Okada/岡田'),
  },
  {
    language: 'Mandarin',
    share: 14,
    cities: ['Shanghai, China', 'Shenzhen, China', 'Taipei, Taiwan', 'Chengdu, China'],
    familyFirst: true,
    gap: '',
    given: scripted('Xiuying/秀英 Wei/伟 Jing/静 Lei/磊 Meiling/美玲 Haoran/浩然 Yuting/雨婷'),
    family: scripted('Wang/王 Li/李 Zhang/张 Liu/刘 Chen/陈 Huang/黄 Zhao/赵'),
  },
  {
    language: 'Korean',
    share: 10,
    cities: ['Seoul, South Korea', 'Busan, South Korea', 'Los Angeles, USA'],
    familyFirst: true,
    gap: '',
    given: scripted('Minjun/민준 Seoyeon/서연 Jiwoo/지우 Hyejin/혜진 Donghyun/동현'),
    family: scripted('Kim/김 Lee/이 Park/박 Choi/최 Jung/정 Kang/강'),
  },
  {
    language: 'Arabic',
    share: 13,
    cities: ['Dubai, UAE', 'Cairo, Egypt', 'Amman, Jordan', 'Casablanca, Morocco'],
    given: scripted('Layla/ليلى Omar/عمر Yasmin/ياسمين Karim/كريم Nour/نور Tariq/طارق Salma/سلمى'),
    family: scripted('Haddad/حداد Mansour/منصور Khalil/خليل Najjar/نجار Farouk/فاروق Saleh/صالح'),
  },
  {
    language: 'Hindi',
    share: 9,
    cities: ['Bengaluru, India', 'Pune, India', 'Delhi, India', 'Hyderabad, India', 'Mumbai, India'],
    given: scripted('Ananya/अनन्या Rohan/रोहन Priya/प्रिया Arjun/अर्जुन Kavya/काव्या Vikram/विक्रम Meera/मीरा Aditya/आदित्य'),
    family: scripted('Sharma/शर्मा Verma/वर्मा Iyer/अय्यर Patel/पटेल Nair/नायर Gupta/गुप्ता Joshi/जोशी Rao/राव'),
  },
  {
    language: 'Tamil',
    share: 5,
    cities: ['Chennai, India', 'Coimbatore, India', 'Singapore'],
    given: scripted('Kavitha/கவிதா Murugan/முருகன் Divya/திவ்யா Senthil/செந்தில்'),
    family: scripted('Subramanian/சுப்பிரமணியன் Raman/ராமன் Krishnan/கிருஷ்ணன் Selvam/செல்வம்'),
  },
  {
    language: 'Russian',
    share: 7,
    cities: ['Almaty, Kazakhstan', 'Tbilisi, Georgia', 'Riga, Latvia'],
    given: scripted('Irina/Ирина Dmitri/Дмитрий Olga/Ольга Alexei/Алексей Natalia/Наталья Sergei/Сергей'),
    family: scripted('Chernykh/Черных Sedykh/Седых Dolgikh/Долгих Melnik/Мельник Litvinenko/Литвиненко'),
  },
  {
    language: 'Ukrainian',
    share: 5,
    cities: ['Kyiv, Ukraine', 'Lviv, Ukraine', 'Berlin, Germany'],
    given: scripted('Oksana/Оксана Taras/Тарас Iryna/Ірина Andriy/Андрій'),
    family: scripted('Shevchenko/Шевченко Kovalenko/Коваленко Bondar/Бондар Tkachenko/Ткаченко'),
  },
  {
    language: 'Greek',
    share: 6,
    cities: ['Athens, Greece', 'Thessaloniki, Greece'],
    given: scripted('Eleni/Ελένη Nikos/Νίκος Sofia/Σοφία Giorgos/Γιώργος'),
    family: scripted('Alexandrou/Αλεξάνδρου Georgiou/Γεωργίου Ioannou/Ιωάννου Nikolaou/Νικολάου Vasileiou/Βασιλείου'),
  },
  {
    language: 'Hebrew',
    share: 4,
    cities: ['Tel Aviv, Israel', 'Haifa, Israel'],
    given: scripted('Noa/נועה Amit/עמית Tamar/תמר Eitan/איתן'),
    family: scripted('Cohen/כהן Levi/לוי Mizrahi/מזרחי Peretz/פרץ'),
  },
  {
    language: 'Thai',
    share: 5,
    cities: ['Bangkok, Thailand', 'Chiang Mai, Thailand'],
    given: scripted('Somchai/สมชาย Siriporn/ศิริพร Nattapong/ณัฐพงษ์ Kanya/กัญญา'),
    family: scripted('Saetang/แซ่ตั้ง Chaiyasit/ชัยสิทธิ์ Srisai/ศรีใส Thongdee/ทองดี'),
  },
  {
    language: 'Polish',
    share: 7,
    cities: ['Kraków, Poland', 'Warsaw, Poland', 'Wrocław, Poland'],
    given: latin('Zofia Paweł Agnieszka Łukasz Małgorzata Michał'),
    family: latin('Wójcik Król Nowak Mazur Kaczmarek Wróbel'),
  },
  {
    language: 'German',
    share: 17,
    cities: ['Berlin, Germany', 'Munich, Germany', 'Vienna, Austria', 'Zürich, Switzerland'],
    given: latin('Jürgen Katharina Lukas Anneliese Matthias Käthe Björn Leonie'),
    family: latin('Müller Schäfer Weiß Köhler Hoffmann Brandt Größl Lang'),
  },
  {
    language: 'French',
    share: 16,
    cities: ['Paris, France', 'Lyon, France', 'Brussels, Belgium', 'Montréal, Canada'],
    given: latin('Élodie François Camille Théo Chloé Jérôme Amélie Noël'),
    family: latin('Lefèvre Dubois Moreau Girard Bérubé Fontaine Marchand'),
  },
  {
    language: 'Spanish',
    share: 16,
    cities: ['Madrid, Spain', 'Barcelona, Spain', 'Mexico City, Mexico', 'Bogotá, Colombia'],
    given: latin('Lucía Íñigo María Andrés Sofía Joaquín Inés Mateo'),
    family: latin('Muñoz García Ibáñez Ramírez Núñez Peña Castro'),
  },
  {
    language: 'Portuguese',
    share: 10,
    cities: ['São Paulo, Brazil', 'Lisbon, Portugal', 'Porto, Portugal', 'Recife, Brazil'],
    given: latin('João Beatriz Thiago Inês Rafael Conceição Luísa'),
    family: latin('Gonçalves Araújo Magalhães Lima Simões Barbosa'),
  },
  {
    language: 'Italian',
    share: 9,
    cities: ['Milan, Italy', 'Rome, Italy', 'Turin, Italy', 'Lugano, Switzerland'],
    given: latin('Niccolò Giulia Matteo Chiara Alessandro Benedetta'),
    family: latin('Rossi Esposito Colombo Marchetti Ricci Gallo'),
  },
  {
    language: 'Dutch',
    share: 7,
    cities: ['Amsterdam, Netherlands', 'Utrecht, Netherlands', 'Ghent, Belgium'],
    given: latin('Sanne Daan Fleur Bram Anouk'),
    family: latin('Visser Bakker Mulder Dekker Smit'),
  },
  {
    language: 'Swedish',
    share: 5,
    cities: ['Stockholm, Sweden', 'Malmö, Sweden', 'Helsinki, Finland'],
    given: latin('Åsa Björn Linnéa Göran Elsa'),
    family: latin('Sjöberg Lindqvist Åkesson Nyström Holm'),
  },
  {
    language: 'Turkish',
    share: 6,
    cities: ['Istanbul, Türkiye', 'Izmir, Türkiye', 'Berlin, Germany'],
    given: latin('Ayşe Çağlar Elif Oğuz Zeynep Işıl'),
    family: latin('Yıldız Şahin Öztürk Kılıç Demir'),
  },
  {
    language: 'Vietnamese',
    share: 5,
    cities: ['Hanoi, Vietnam', 'Ho Chi Minh City, Vietnam', 'Melbourne, Australia'],
    given: latin('Hương Minh Thảo Tuấn Lan'),
    family: latin('Nguyễn Trần Phạm Đặng Võ'),
  },
  {
    language: 'English',
    share: 10,
    cities: ['London, UK', 'Dublin, Ireland', 'Toronto, Canada', 'Sydney, Australia', 'New York, USA'],
    given: latin('Siobhán Oliver Amara Declan Grace Tunde Charlotte'),
    family: latin("O'Brien Okafor Bennett Murphy Clarke Hughes"),
  },
];
