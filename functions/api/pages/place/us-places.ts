import { nameKey } from './country-names.ts';

/** The states of the USA with DC: code, name, and cities that are known enough to tell the state from other places. */
const states: readonly (readonly [code: string, name: string, cities: string])[] = [
  ['AL', 'Alabama', 'Birmingham,Huntsville,Mobile,Montgomery,Tuscaloosa'],
  ['AK', 'Alaska', 'Anchorage,Fairbanks,Juneau'],
  ['AZ', 'Arizona', 'Phoenix,Tucson,Mesa,Chandler,Scottsdale,Tempe,Glendale,Flagstaff'],
  ['AR', 'Arkansas', 'Little Rock,Fayetteville,Bentonville,Fort Smith'],
  [
    'CA',
    'California',
    'San Francisco,Los Angeles,San Diego,San Jose,Sacramento,Oakland,Fresno,Long Beach,Palo Alto,Mountain View,Sunnyvale,Santa Clara,Cupertino,Menlo Park,Berkeley,Irvine,Anaheim,Santa Monica,Pasadena,Burbank,Riverside,Bakersfield,Stockton,Fremont,Redwood City,San Mateo,Culver City,Santa Barbara,Monterey',
  ],
  ['CO', 'Colorado', 'Denver,Boulder,Colorado Springs,Aurora,Fort Collins,Lakewood'],
  ['CT', 'Connecticut', 'Hartford,New Haven,Stamford,Bridgeport,Greenwich'],
  ['DE', 'Delaware', 'Wilmington,Dover,Newark'],
  ['DC', 'District of Columbia', 'Washington'],
  [
    'FL',
    'Florida',
    'Miami,Orlando,Tampa,Jacksonville,Tallahassee,Fort Lauderdale,St Petersburg,Boca Raton,West Palm Beach,Gainesville,Sarasota,Naples',
  ],
  ['GA', 'Georgia', 'Atlanta,Savannah,Augusta,Columbus,Macon,Athens,Alpharetta,Marietta,Roswell'],
  ['HI', 'Hawaii', 'Honolulu,Hilo'],
  ['ID', 'Idaho', 'Boise,Meridian,Nampa,Idaho Falls'],
  ['IL', 'Illinois', 'Chicago,Springfield,Naperville,Peoria,Rockford,Evanston,Champaign,Schaumburg'],
  ['IN', 'Indiana', 'Indianapolis,Fort Wayne,Evansville,South Bend,Bloomington,Carmel'],
  ['IA', 'Iowa', 'Des Moines,Cedar Rapids,Davenport,Iowa City'],
  ['KS', 'Kansas', 'Wichita,Overland Park,Topeka,Kansas City,Lawrence'],
  ['KY', 'Kentucky', 'Louisville,Lexington,Bowling Green,Covington'],
  ['LA', 'Louisiana', 'New Orleans,Baton Rouge,Shreveport,Lafayette'],
  ['ME', 'Maine', 'Portland,Bangor,Augusta'],
  ['MD', 'Maryland', 'Baltimore,Bethesda,Rockville,Annapolis,Columbia,Silver Spring,Frederick,Gaithersburg'],
  ['MA', 'Massachusetts', 'Boston,Cambridge,Worcester,Springfield,Lowell,Waltham,Somerville,Newton,Quincy'],
  ['MI', 'Michigan', 'Detroit,Grand Rapids,Ann Arbor,Lansing,Dearborn,Kalamazoo'],
  ['MN', 'Minnesota', 'Minneapolis,St Paul,Saint Paul,Rochester,Duluth,Bloomington'],
  ['MS', 'Mississippi', 'Jackson,Gulfport,Biloxi,Hattiesburg'],
  ['MO', 'Missouri', 'St Louis,Saint Louis,Kansas City,Springfield,Columbia'],
  ['MT', 'Montana', 'Billings,Missoula,Bozeman,Great Falls'],
  ['NE', 'Nebraska', 'Omaha,Lincoln'],
  ['NV', 'Nevada', 'Las Vegas,Reno,Henderson,Carson City'],
  ['NH', 'New Hampshire', 'Manchester,Nashua,Concord,Portsmouth'],
  ['NJ', 'New Jersey', 'Newark,Jersey City,Trenton,Princeton,Hoboken,Edison,Paterson'],
  ['NM', 'New Mexico', 'Albuquerque,Santa Fe,Las Cruces'],
  ['NY', 'New York', 'New York,New York City,Brooklyn,Manhattan,Queens,Buffalo,Rochester,Albany,Syracuse,Yonkers'],
  ['NC', 'North Carolina', 'Charlotte,Raleigh,Durham,Greensboro,Asheville,Cary,Chapel Hill,Winston Salem'],
  ['ND', 'North Dakota', 'Fargo,Bismarck,Grand Forks'],
  ['OH', 'Ohio', 'Columbus,Cleveland,Cincinnati,Dayton,Toledo,Akron'],
  ['OK', 'Oklahoma', 'Oklahoma City,Tulsa,Norman'],
  ['OR', 'Oregon', 'Portland,Eugene,Salem,Beaverton,Bend,Hillsboro'],
  ['PA', 'Pennsylvania', 'Philadelphia,Pittsburgh,Harrisburg,Allentown,Lancaster,King of Prussia'],
  ['RI', 'Rhode Island', 'Providence,Newport,Warwick'],
  ['SC', 'South Carolina', 'Charleston,Columbia,Greenville,Spartanburg'],
  ['SD', 'South Dakota', 'Sioux Falls,Rapid City'],
  ['TN', 'Tennessee', 'Nashville,Memphis,Knoxville,Chattanooga'],
  [
    'TX',
    'Texas',
    'Austin,Dallas,Houston,San Antonio,Fort Worth,El Paso,Plano,Irving,Arlington,Frisco,Laredo,McAllen,Corpus Christi',
  ],
  ['UT', 'Utah', 'Salt Lake City,Provo,Lehi,Ogden,Park City'],
  ['VT', 'Vermont', 'Burlington,Montpelier'],
  ['VA', 'Virginia', 'Richmond,Arlington,Alexandria,Reston,McLean,Norfolk,Virginia Beach,Fairfax,Herndon'],
  ['WA', 'Washington', 'Seattle,Bellevue,Redmond,Spokane,Tacoma,Kirkland,Olympia'],
  ['WV', 'West Virginia', 'Charleston,Morgantown,Huntington'],
  ['WI', 'Wisconsin', 'Milwaukee,Madison,Green Bay'],
  ['WY', 'Wyoming', 'Cheyenne,Jackson,Casper'],
];

/** Names of states that are also those of a country, a district or a province elsewhere. */
const ambiguousStates = new Set(['GA', 'FL', 'MD', 'MT']);

interface State {
  code: string;
  cities: ReadonlySet<string>;
  /** Its name alone says which place is meant. */
  hasClearName: boolean;
}

const byName = new Map<string, State>();
for (const [code, name, cities] of states) {
  const state = { code, cities: new Set(cities.split(',').map(nameKey)), hasClearName: !ambiguousStates.has(code) };
  byName.set(nameKey(name), state).set(nameKey(code), state);
}

/** The code of the state that ends a place in the USA. New York and Washington alone are the cities. */
export function stateInUs(parts: readonly string[]): string | undefined {
  const key = nameKey(parts.at(-1) ?? '');
  const isCity = parts.length === 1 && ['new york', 'washington'].includes(key);
  return isCity ? undefined : byName.get(key)?.code;
}

/**
 * The state of a city in the USA, as people write it (`Boston, MA`); undefined where the state may be another place. Its
 * name counts with any city (`Jordan, Minnesota`), its code only with a city known to be there: `Perth, WA` is
 * Australian, `Toronto, CA` Canadian, `Milano, MI` Italian.
 */
export function usStateOf(city: string, name: string): string | undefined {
  const state = byName.get(nameKey(name));
  if (!state) return undefined;
  const isNamed = state.hasClearName && nameKey(name).length > 2;
  return isNamed || state.cities.has(nameKey(city)) ? state.code : undefined;
}

/** Cities of the country of Georgia, whose name is also that of a state. */
const georgianCities = new Set(['tbilisi', 'tiflis', 'batumi', 'kutaisi', 'rustavi', 'poti'].map(nameKey));

/** Whether a place is in the country of Georgia. */
export const isGeorgian = (city: string, name: string): boolean =>
  nameKey(name) === 'georgia' && georgianCities.has(nameKey(city));
