import { describe, expect, test } from 'vitest';
import { type JobPlace, readPlace } from './read-place.ts';

const at = (country: string, locality?: string, region?: string) => ({
  isRemote: false,
  country,
  ...(locality ? { locality } : {}),
  ...(region ? { region } : {}),
});
const from = (...countries: string[]) => ({ isRemote: true, countries });

describe('a place that names its country', () => {
  test.each<[string, object]>([
    ['Berlin, Germany', at('DE', 'Berlin')],
    ['München, Deutschland', at('DE', 'München')],
    ['Lyon, France', at('FR', 'Lyon')],
    ['Prague, Czech Republic', at('CZ', 'Prague')],
    ['Prag, Tschechien', at('CZ', 'Prag')],
    ['Prag, Tschechische Republik', at('CZ', 'Prag')],
    ['Brno, Czechia', at('CZ', 'Brno')],
    ['Sevilla, España', at('ES', 'Sevilla')],
    ['Ámsterdam, Países Bajos', at('NL', 'Ámsterdam')],
    ['Utrecht, The Netherlands', at('NL', 'Utrecht')],
    ['Utrecht, Holland', at('NL', 'Utrecht')],
    ['Londres, Royaume-Uni', at('GB', 'Londres')],
    ['london, uk', at('GB', 'london')],
    ['London, U.K.', at('GB', 'London')],
    ['Edinburgh, Scotland', at('GB', 'Edinburgh')],
    ['Seoul, South Korea', at('KR', 'Seoul')],
    ['Istanbul, Turkey', at('TR', 'Istanbul')],
    ['İzmir, Türkiye', at('TR', 'İzmir')],
    ['Abidjan, Ivory Coast', at('CI', 'Abidjan')],
    ['Dubai, UAE', at('AE', 'Dubai')],
    ['Hong Kong', at('HK')],
    ['Hongkong', at('HK')],
    ['Kowloon, Hong Kong SAR', at('HK', 'Kowloon')],
    ['Singapore', at('SG')],
    ['Luxembourg, Luxembourg', at('LU', 'Luxembourg')],
    ['Mexico City, Mexico', at('MX', 'Mexico City')],
    ['القاهرة، مصر', at('EG', 'القاهرة')],
    ['الرياض، المملكة العربية السعودية', at('SA', 'الرياض')],
    ['東京、日本', at('JP', '東京')],
    ['日本、大阪', at('JP', '大阪')],
    ['ロンドン、イギリス', at('GB', 'ロンドン')],
    ['ニューヨーク、米国', at('US', 'ニューヨーク')],
    ['दिल्ली, भारत', at('IN', 'दिल्ली')],
    ['लंदन, यूनाइटेड किंगडम', at('GB', 'लंदन')],
    ['Kreuzberg, Berlin, Germany', at('DE', 'Kreuzberg, Berlin')],
    ['Berlin / Munich, Germany', at('DE')],
    ['Berlin or Munich, Germany', at('DE', 'Berlin or Munich')],
    ['Austin, Texas, USA', at('US', 'Austin', 'TX')],
    ['San Francisco, CA, USA', at('US', 'San Francisco', 'CA')],
    ['Savannah, Georgia, United States', at('US', 'Savannah', 'GA')],
    ['Texas, USA', at('US', undefined, 'TX')],
    ['New York, USA', at('US', 'New York')],
    ['Chicago, U.S.A.', at('US', 'Chicago')],
  ])('%s', (text, place) => {
    expect(readPlace(text)).toEqual(place);
  });
});

describe('a state of the USA', () => {
  test.each<[string, object]>([
    ['San Francisco, CA', at('US', 'San Francisco', 'CA')],
    ['Chicago, IL', at('US', 'Chicago', 'IL')],
    ['Boston, MA', at('US', 'Boston', 'MA')],
    ['Atlanta, Georgia', at('US', 'Atlanta', 'GA')],
    ['Atlanta, GA', at('US', 'Atlanta', 'GA')],
    ['Washington, D.C.', at('US', 'Washington', 'DC')],
    ['Fresno, California', at('US', 'Fresno', 'CA')],
    ['Jordan, Minnesota', at('US', 'Jordan', 'MN')],
    ['New York, NY', at('US', 'New York', 'NY')],
    ['St. Louis, MO', at('US', 'St. Louis', 'MO')],
    ['Tbilisi, Georgia', at('GE', 'Tbilisi')],
  ])('or what looks like one is read with its city: %s', (text, place) => {
    expect(readPlace(text)).toEqual(place);
  });

  test.each([
    'CA',
    'California',
    'Georgia',
    'Toronto, CA',
    'Tel Aviv, IL',
    'Casablanca, MA',
    'Perth, WA',
    'Milano, MI',
    'Rustenburg, Georgia',
    'Sarandí Grande, Florida',
    'Remote, California',
    'Remote, Georgia',
  ])('is not guessed for %s', (text) => {
    expect(readPlace(text)).toBeUndefined();
  });
});

describe('a place that names no country without doubt', () => {
  test.each([
    '',
    'Berlin',
    'IN',
    'Berlin, DE',
    'Bern, BE',
    'Genève, GE',
    'Moscow, RU',
    'Granada',
    'Europe',
    'EU',
    'New Mexico',
    'America',
    'Germany, Austria',
    'Berlin, Germany; Paris, France',
    'Congo',
  ])('is not read: %s', (text) => {
    expect(readPlace(text)).toBeUndefined();
  });
});

describe('work from home', () => {
  test.each<[string, JobPlace | object]>([
    ['Remote, India', from('IN')],
    ['Remote (Japan)', from('JP')],
    ['Remote - Germany', from('DE')],
    ['Remote in Germany', from('DE')],
    ['Germany Remote', from('DE')],
    ['Fully remote, within the UK', from()],
    ['100% Remote, Deutschland', from('DE')],
    ['Berlin, Germany (Remote)', from('DE')],
    ['San Francisco, CA (Remote)', from('US')],
    ['Anywhere in the US', from('US')],
    ['Remote (Germany, Austria)', from('DE', 'AT')],
    ['Homeoffice, Schweiz', from('CH')],
    ['Télétravail, France', from('FR')],
    ['Teletrabajo, España', from('ES')],
    ['عن بُعد، مصر', from('EG')],
    ['日本（フルリモート）', from('JP')],
    ['रिमोट, भारत', from('IN')],
  ])('is read with its countries: %s', (text, place) => {
    expect(readPlace(text)).toEqual('countries' in place && place.countries.length === 0 ? undefined : place);
  });

  test.each(['Remote', 'Remote, EU', 'Remote (Worldwide)', 'Anywhere', 'Remote Berlin', 'Remote Berlin, Germany'])(
    'of an unknown country is not read: %s',
    (text) => {
      expect(readPlace(text)).toBeUndefined();
    },
  );

  test.each<[string, object]>([
    ['Berlin, Germany (Hybrid)', at('DE', 'Berlin')],
    ['Hybrid, Berlin, Germany', at('DE', 'Berlin')],
    ['Berlin, Germany (partly remote)', at('DE', 'Berlin')],
    ['Berlin, Germany, 2 days remote', at('DE', 'Berlin')],
    ['Berlin, Deutschland (Homeoffice möglich)', at('DE', 'Berlin')],
    ['Madrid, España (híbrido)', at('ES', 'Madrid')],
    ['東京、日本（ハイブリッド）', at('JP', '東京')],
  ])('for some of the time is work on site: %s', (text, place) => {
    expect(readPlace(text)).toEqual(place);
  });
});

describe('a place beside work from home', () => {
  test.each<[string, Parameters<typeof readPlace>[1]]>([
    ['Remote', 'DE'],
    ['Remote (EU)', 'DE'],
    ['EU / Remote', 'DE'],
    ['Remote / Germany', 'DE'],
    ['Germany | Remote', 'DE'],
    ['Remote (Worldwide)', 'DE'],
    ['Berlin (Remote)', 'DE'],
    ['Berlin - Remote', 'DE'],
    ['Homeoffice', 'DE'],
    ['100 % Homeoffice', 'DE'],
    ['Homeoffice (bundesweit)', 'DE'],
    ['Télétravail', 'FR'],
    ['Télétravail / Union européenne', 'FR'],
    ['Teletrabajo', 'ES'],
    ['عن بعد', 'EG'],
    ['عن بُعد (الاتحاد الأوروبي)', 'EG'],
    ['घर से काम', 'IN'],
    ['在宅', 'JP'],
    ['在宅勤務（全国）', 'JP'],
    ['フルリモート・全国', 'JP'],
    ['東京（フルリモート）', 'JP'],
  ])('that is no other place of work leaves %s fully remote', (text, country) => {
    expect(readPlace(text, country)).toEqual({ isRemote: true, countries: [country] });
  });

  test.each<[string, Parameters<typeof readPlace>[1], object]>([
    ['Tokyo / Remote', 'JP', at('JP', 'Tokyo')],
    ['Remote / Tokyo', 'JP', at('JP', 'Tokyo')],
    ['Tokyo/Remote', 'JP', at('JP', 'Tokyo')],
    ['Tokyo | Remote', 'JP', at('JP', 'Tokyo')],
    ['Tokyo; remote', 'JP', at('JP', 'Tokyo')],
    ['Tokyo, Japan / Remote', undefined, at('JP', 'Tokyo')],
    ['東京・在宅', 'JP', at('JP', '東京')],
    ['東京／リモート', 'JP', at('JP', '東京')],
    ['東京、在宅可', 'JP', at('JP', '東京')],
    ['Berlin / Homeoffice', 'DE', at('DE', 'Berlin')],
    ['Berlin oder remote', 'DE', at('DE')],
    ['Berlin or remote', 'DE', at('DE')],
    ['Hybrid', 'DE', at('DE')],
    ['Hybrid, Berlin', 'DE', at('DE', 'Berlin')],
    ['Berlin (hybrid / remote)', 'DE', at('DE', 'Berlin')],
    ['Paris / télétravail', 'FR', at('FR', 'Paris')],
    ['Paris ou télétravail', 'FR', at('FR')],
    ['Madrid / teletrabajo', 'ES', at('ES', 'Madrid')],
    ['Madrid o remoto', 'ES', at('ES')],
    ['القاهرة / عن بعد', 'EG', at('EG', 'القاهرة')],
    ['القاهرة أو عن بُعد', 'EG', at('EG')],
    ['दिल्ली / रिमोट', 'IN', at('IN', 'दिल्ली')],
    ['दिल्ली या घर से काम', 'IN', at('IN')],
  ])('that is offered with it makes %s no remote work', (text, country, place) => {
    expect(readPlace(text, country)).toEqual(place);
  });

  test.each<[string, Parameters<typeof readPlace>[1]]>([
    ['Remote, Berlin', 'DE'],
    ['Remote Berlin', 'DE'],
    ['Berlin, remote', 'DE'],
    ['Remote (Berlin)', 'DE'],
    ['Remote, Berlin, Germany', undefined],
    ['在宅、東京', 'JP'],
  ])('is not guessed for %s', (text, country) => {
    expect(readPlace(text, country)).toBeUndefined();
  });
});

describe('the country that the recruiter chose decides', () => {
  test.each<[string, Parameters<typeof readPlace>[1], object | undefined]>([
    ['Berlin', 'DE', at('DE', 'Berlin')],
    ['Toronto, CA', 'CA', at('CA', 'Toronto')],
    ['Batumi, Georgia', 'GE', at('GE', 'Batumi')],
    ['Zugdidi, Georgia', 'GE', at('GE', 'Zugdidi, Georgia')],
    ['Berlin, Germany', 'DE', at('DE', 'Berlin')],
    ['Berlin, Germany', 'AT', at('AT')],
    ['San Francisco, CA', 'CA', at('CA')],
    ['Remote', 'DE', from('DE')],
    ['Remote, EU', 'FR', from('FR')],
    ['Hybrid', 'DE', at('DE')],
    ['Remote Berlin', 'DE', undefined],
  ])('%s with %s', (text, country, place) => {
    expect(readPlace(text, country)).toEqual(place);
  });
});
