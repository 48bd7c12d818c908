import { describe, expect, test } from 'vitest';
import type { CountryCode } from '#shared/domain/countries.ts';
import { type JobPlace, readPlace } from './read-place.ts';
import { isCountryName } from './words.ts';

const at = (locality?: string, region?: string) => ({
  ...(locality ? { locality } : {}),
  ...(region ? { region } : {}),
});
type Row = [text: string, country: CountryCode, place: JobPlace | undefined];

describe('a place in the country that the recruiter chose', () => {
  test.each<Row>([
    ['Berlin, Germany', 'DE', at('Berlin')],
    ['München, Deutschland', 'DE', at('München')],
    ['Lyon, France', 'FR', at('Lyon')],
    ['Prague, Czech Republic', 'CZ', at('Prague')],
    ['Prag, Tschechien', 'CZ', at('Prag')],
    ['Prag, Tschechische Republik', 'CZ', at('Prag')],
    ['Brno, Czechia', 'CZ', at('Brno')],
    ['Sevilla, España', 'ES', at('Sevilla')],
    ['Ámsterdam, Países Bajos', 'NL', at('Ámsterdam')],
    ['Utrecht, The Netherlands', 'NL', at('Utrecht')],
    ['Utrecht, Holland', 'NL', at('Utrecht')],
    ['Londres, Royaume-Uni', 'GB', at('Londres')],
    ['london, uk', 'GB', at('london')],
    ['London, U.K.', 'GB', at('London')],
    ['Edinburgh, Scotland', 'GB', at('Edinburgh')],
    ['Seoul, South Korea', 'KR', at('Seoul')],
    ['Istanbul, Turkey', 'TR', at('Istanbul')],
    ['İzmir, Türkiye', 'TR', at('İzmir')],
    ['Abidjan, Ivory Coast', 'CI', at('Abidjan')],
    ['Dubai, UAE', 'AE', at('Dubai')],
    ['Hong Kong', 'HK', at()],
    ['Hongkong', 'HK', at()],
    ['Kowloon, Hong Kong SAR', 'HK', at('Kowloon')],
    ['Singapore', 'SG', at()],
    ['Luxembourg, Luxembourg', 'LU', at('Luxembourg')],
    ['Mexico City, Mexico', 'MX', at('Mexico City')],
    ['القاهرة، مصر', 'EG', at('القاهرة')],
    ['الرياض، المملكة العربية السعودية', 'SA', at('الرياض')],
    ['東京、日本', 'JP', at('東京')],
    ['日本、大阪', 'JP', at('大阪')],
    ['ロンドン、イギリス', 'GB', at('ロンドン')],
    ['ニューヨーク、米国', 'US', at('ニューヨーク')],
    ['दिल्ली, भारत', 'IN', at('दिल्ली')],
    ['लंदन, यूनाइटेड किंगडम', 'GB', at('लंदन')],
    ['Kreuzberg, Berlin, Germany', 'DE', at('Kreuzberg, Berlin')],
    ['Berlin / Munich, Germany', 'DE', at()],
    ['Berlin or Munich, Germany', 'DE', at('Berlin or Munich')],
    ['Austin, Texas, USA', 'US', at('Austin', 'TX')],
    ['San Francisco, CA, USA', 'US', at('San Francisco', 'CA')],
    ['Savannah, Georgia, United States', 'US', at('Savannah', 'GA')],
    ['Texas, USA', 'US', at(undefined, 'TX')],
    ['New York, USA', 'US', at('New York')],
    ['Chicago, U.S.A.', 'US', at('Chicago')],
  ])('does not repeat it: %s (%s)', (text, country, place) => {
    expect(readPlace(text, country)).toEqual(place);
  });

  test.each<Row>([
    ['San Francisco, CA', 'US', at('San Francisco', 'CA')],
    ['Chicago, IL', 'US', at('Chicago', 'IL')],
    ['Boston, MA', 'US', at('Boston', 'MA')],
    ['Atlanta, Georgia', 'US', at('Atlanta', 'GA')],
    ['Atlanta, GA', 'US', at('Atlanta', 'GA')],
    ['Washington, D.C.', 'US', at('Washington', 'DC')],
    ['Fresno, California', 'US', at('Fresno', 'CA')],
    ['Jordan, Minnesota', 'US', at('Jordan', 'MN')],
    ['New York, NY', 'US', at('New York', 'NY')],
    ['St. Louis, MO', 'US', at('St. Louis', 'MO')],
    ['Tbilisi, Georgia', 'GE', at('Tbilisi')],
    ['California', 'US', at(undefined, 'CA')],
    ['Perth, WA', 'AU', at('Perth, WA')],
    ['Savannah, Georgia', 'US', at('Savannah', 'GA')],
  ])('has its state in the USA only: %s (%s)', (text, country, place) => {
    expect(readPlace(text, country)).toEqual(place);
  });

  test.each<Row>([
    ['Berlin', 'DE', at('Berlin')],
    ['Toronto, CA', 'CA', at('Toronto')],
    ['Batumi, Georgia', 'GE', at('Batumi')],
    ['Zugdidi, Georgia', 'GE', at('Zugdidi')],
    ['Berlin, Germany', 'DE', at('Berlin')],
    ['Berlin, Germany', 'AT', at()],
    ['San Francisco, CA', 'CA', at('San Francisco')],
    ['Remote', 'DE', 'remote'],
    ['Remote, EU', 'FR', 'remote'],
    ['Hybrid', 'DE', at()],
    ['Remote Berlin', 'DE', undefined],
    ['Berlin, Germany; Paris, France', 'DE', at()],
    ['Congo', 'CD', at('Congo')],
  ])('follows the choice: %s (%s)', (text, country, place) => {
    expect(readPlace(text, country)).toEqual(place);
  });
});

describe('work from home', () => {
  test.each<[string, CountryCode]>([
    ['Remote, India', 'IN'],
    ['Remote (Japan)', 'JP'],
    ['Remote - Germany', 'DE'],
    ['Remote in Germany', 'DE'],
    ['Germany Remote', 'DE'],
    ['100% Remote, Deutschland', 'DE'],
    ['Berlin, Germany (Remote)', 'DE'],
    ['San Francisco, CA (Remote)', 'US'],
    ['Anywhere in the US', 'US'],
    ['Remote (Germany, Austria)', 'DE'],
    ['Remote (Germany, Austria)', 'AT'],
    ['Homeoffice, Schweiz', 'CH'],
    ['Télétravail, France', 'FR'],
    ['Teletrabajo, España', 'ES'],
    ['عن بُعد، مصر', 'EG'],
    ['日本（フルリモート）', 'JP'],
    ['रिमोट, भारत', 'IN'],
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
  ])('is read where no other place of work is named: %s', (text, country) => {
    expect(readPlace(text, country)).toBe('remote');
  });

  test.each<Row>([
    ['Berlin, Germany (Hybrid)', 'DE', at('Berlin')],
    ['Hybrid, Berlin, Germany', 'DE', at('Berlin')],
    ['Berlin, Germany (partly remote)', 'DE', at('Berlin')],
    ['Berlin, Germany, 2 days remote', 'DE', at('Berlin')],
    ['Berlin, Deutschland (Homeoffice möglich)', 'DE', at('Berlin')],
    ['Madrid, España (híbrido)', 'ES', at('Madrid')],
    ['東京、日本（ハイブリッド）', 'JP', at('東京')],
    ['Tokyo / Remote', 'JP', at('Tokyo')],
    ['Remote / Tokyo', 'JP', at('Tokyo')],
    ['Tokyo/Remote', 'JP', at('Tokyo')],
    ['Tokyo | Remote', 'JP', at('Tokyo')],
    ['Tokyo; remote', 'JP', at('Tokyo')],
    ['Tokyo, Japan / Remote', 'JP', at('Tokyo')],
    ['東京・在宅', 'JP', at('東京')],
    ['東京／リモート', 'JP', at('東京')],
    ['東京、在宅可', 'JP', at('東京')],
    ['Berlin / Homeoffice', 'DE', at('Berlin')],
    ['Berlin oder remote', 'DE', at()],
    ['Berlin or remote', 'DE', at()],
    ['Hybrid', 'DE', at()],
    ['Hybrid, Berlin', 'DE', at('Berlin')],
    ['Berlin (hybrid / remote)', 'DE', at('Berlin')],
    ['Paris / télétravail', 'FR', at('Paris')],
    ['Paris ou télétravail', 'FR', at()],
    ['Madrid / teletrabajo', 'ES', at('Madrid')],
    ['Madrid o remoto', 'ES', at()],
    ['القاهرة / عن بعد', 'EG', at('القاهرة')],
    ['القاهرة أو عن بُعد', 'EG', at()],
    ['दिल्ली / रिमोट', 'IN', at('दिल्ली')],
    ['दिल्ली या घर से काम', 'IN', at()],
  ])('that is offered with a place, or for some of the time, makes %s no remote work', (text, country, place) => {
    expect(readPlace(text, country)).toEqual(place);
  });

  test.each<[string, CountryCode]>([
    ['Fully remote, within the UK', 'GB'],
    ['Remote, Berlin', 'DE'],
    ['Remote Berlin', 'DE'],
    ['Berlin, remote', 'DE'],
    ['Remote (Berlin)', 'DE'],
    ['Remote, Berlin, Germany', 'DE'],
    ['在宅、東京', 'JP'],
  ])('is not guessed for %s', (text, country) => {
    expect(readPlace(text, country)).toBeUndefined();
  });
});

test.each(['US', 'UK', 'USA', 'Türkiye', 'Czechia', '日本'])('%s is a country', (name) => {
  expect(isCountryName(name)).toBe(true);
});

test.each(['CA', 'DE', 'IN', 'Georgia', 'Granada', 'Congo', 'Berlin'])('%s may be another place', (name) => {
  expect(isCountryName(name)).toBe(false);
});
