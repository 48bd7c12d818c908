import { countryCodes } from '../countries.ts';
import { foldPart } from './folded.ts';

// Which hosts without a path are addresses: those with a known ending. Endings that are also words, or the ends of file
// names, need a sign of an address, because spaces after a full stop are often omitted: `I speak Hindi.It is my first`.

/** Endings for everyone, of the IANA root zone; not all of them, as most are ordinary words. */
const general =
  'com net org info biz edu gov dev app online site website web blog xyz email cloud digital click link studio agency consulting international global berlin hamburg koeln wien paris london nyc tokyo asia cat eus gal icu rocks wiki guru expert academy example test invalid рф укр бел срб 中国 公司 网址 한국 みんな भारत السعودية مصر امارات';
const countries = `${countryCodes.join(' ').toLowerCase()} uk eu su ac tp`;

const words =
  'in it is so no me my be to am us by do as at an he we id la md py rs sh ps ml tv pm mobi pro name jobs careers career work works team group media school education training life live world today space tech services solutions social network art design page shop store club top fun one chat center community company contact language translate';

const weak = new Set(words.split(' '));
const strong = new Set(
  foldPart(`${general} ${countries}`)
    .split(' ')
    .filter((ending) => !weak.has(ending)),
);

/** Of hosts in words, as in `annaschmidt dot com`. `point net` and `dot net` are prose. */
const spelled = { english: new Set(['com', 'org', 'info', 'example']), other: new Set(['com', 'example']) };

export const isSpelledEnding = (label: string, isEnglish: boolean): boolean =>
  spelled[isEnglish ? 'english' : 'other'].has(label);
export const isStrongEnding = (label: string): boolean => strong.has(label);
/** Whether a label is an ending at all. */
export const isEnding = (label: string): boolean => strong.has(label) || weak.has(label);

/** Companies whose name is a host: people name them as employers. With a path they are addresses too. */
const companies = new Set(
  'booking.com hotels.com trip.com ctrip.com amazon.com amazon.de amazon.in amazon.co.uk amazon.co.jp amazon.fr amazon.es salesforce.com monday.com cars.com indeed.com naukri.com alibaba.com jd.com wix.com wordpress.com wordpress.org proz.com translatorscafe.com gengo.com rev.com preply.com cambly.com verbling.com udemy.com coursera.org edx.org kiwi.com check24.de idealo.de web.de gmx.de gmx.net t-online.de mobile.de otto.de mail.ru match.com ancestry.com crypto.com priceline.com overstock.com realtor.com make.com cal.com un.org iso.org change.org chess.com'.split(
    ' ',
  ),
);
export const isCompany = (host: string): boolean => companies.has(host);

const products = new Set('asp.net vb.net ado.net ml.net paint.net draw.io socket.io'.split(' '));

/** Products and libraries with the name of a host or file, which people list with a slash: `Node.js/React`. */
export const isProduct = (host: string): boolean => products.has(host) || /\.(?:js|ts|py)$/.test(host);
