import { expect, test } from 'vitest';
import { placeText } from './place-text.ts';

test.each([
  ['Berlin', 'DE', 'en', 'Berlin (Germany)'],
  ['Berlin, germany', 'DE', 'en', 'Berlin, germany'],
  ['Berlin, Germany', 'DE', 'de', 'Berlin, Germany'],
  ['Remote', 'DE', 'de', 'Remote (Deutschland)'],
  ['London, UK', 'GB', 'fr', 'London, UK'],
  ['Austin, USA', 'US', 'ja', 'Austin, USA'],
  ['Austin', 'US', 'en', 'Austin (United States)'],
  ['東京、日本', 'JP', 'ja', '東京、日本'],
  ['Berlin', null, 'en', 'Berlin'],
])('%s with the country %s is shown in %s as %s', (place, country, language, text) => {
  expect(placeText(place, country, language)).toBe(text);
});
