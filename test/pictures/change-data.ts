/** The same response without entries in its lists. */
export const emptied = (body: unknown): unknown => {
  if (Array.isArray(body)) return [];
  if (typeof body !== 'object' || body === null) return body;
  return Object.fromEntries(Object.entries(body).map(([key, value]) => [key, Array.isArray(value) ? [] : value]));
};

/** Fields with texts that people wrote, which may be long. */
const written = new Set(['name', 'masked_name', 'title', 'company_name', 'address', 'location', 'subtitle']);

const longWord = 'Rechtsschutzversicherungsgesellschaftsangelegenheiten';
const manyWords = 'für grenzüberschreitende Zusammenarbeit in fünf Sprachen';

/** Plans are found by their names, which are also keys. */
const isKey = (value: string): boolean => /^(trial|basic|premium|enterprise)$/i.test(value);

/** The same response with long names, titles and places. */
export const lengthened = (body: unknown): unknown => {
  if (Array.isArray(body)) return body.map(lengthened);
  if (typeof body !== 'object' || body === null) return body;
  return Object.fromEntries(
    Object.entries(body).map(([key, value]) => [
      key,
      typeof value === 'string' && written.has(key) && !isKey(value)
        ? `${value} ${longWord} ${manyWords}`
        : lengthened(value),
    ]),
  );
};
