/** A line of a page, below the one before. */
export interface Line {
  font: 'F1' | 'F2';
  size: number;
  /** Distance from the line above, in points. */
  down: number;
  text: string;
}

/** Letters that Unicode does not decompose into a base letter and a mark. */
const plainLetters: Record<string, string> = { ł: 'l', Ł: 'L', đ: 'd', Đ: 'D', ı: 'i' };

/** A text reduced to the letters of the standard PDF fonts, which end at ÿ. */
const latin = (text: string): string =>
  Array.from(text.normalize('NFC'), (letter) => {
    const plain = letter <= 'ÿ' ? letter : (plainLetters[letter] ?? letter.normalize('NFD').charAt(0));
    return plain <= 'ÿ' ? plain : '';
  }).join('');

const escaped = (text: string): string => latin(text).replaceAll(/[\\()]/g, '\\$&');

/** A PDF of one A4 page. */
export const pdfPage = (lines: readonly Line[]): Uint8Array => {
  const text = lines
    .map((line) => `/${line.font} ${line.size} Tf 0 ${-line.down} Td (${escaped(line.text)}) Tj`)
    .join('\n');
  const content = `BT 60 770 Td\n${text}\nET`;
  const font = (name: string) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  return pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R ' +
      '/Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    font('Helvetica'),
    font('Helvetica-Bold'),
  ]);
};

/** A PDF of numbered objects, of which the first is the catalog. Every character takes one byte. */
const pdfOf = (objects: readonly string[]): Uint8Array => {
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return String(offset).padStart(10, '0');
  });
  const size = objects.length + 1;
  const table = ['0000000000 65535 f ', ...offsets.map((offset) => `${offset} 00000 n `)].join('\n');
  const trailer = `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
  return Buffer.from(`${body}xref\n0 ${size}\n${table}\n${trailer}`, 'latin1');
};
