/**
 * Parses CSV by RFC 4180 into records of cells; the byte order mark is left out.
 * @param separator `,`; spreadsheets of many countries use `;`
 */
export const parseCsv = (text: string, separator = ','): string[][] => {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let isQuoted = false;
  const endCell = () => {
    row.push(cell);
    cell = '';
  };
  const source = text.replace(/^\uFEFF/, '');
  for (let at = 0; at < source.length; at += 1) {
    const character = source[at] as string;
    if (isQuoted) {
      if (character !== '"') cell += character;
      else if (source[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (character === '"' && cell === '') isQuoted = true;
    else if (character === separator) endCell();
    else if (character === '\n' || character === '\r') {
      if (character === '\r' && source[at + 1] === '\n') at += 1;
      endCell();
      rows.push(row);
      row = [];
    } else cell += character;
  }
  if (cell !== '' || row.length > 0) {
    endCell();
    rows.push(row);
  }
  return rows;
};

/**
 * Whether a spreadsheet would run the cell: it starts with a formula sign, also after blanks, invisible characters and
 * quotes.
 */
export const isFormula = (cell: string): boolean =>
  /^[\s\p{Cc}\p{Cf}"`‘’“”«»]*[=+\-@＝＋－＠]/u.test(cell) && !/^-\d+(\.\d+)?$/.test(cell);
