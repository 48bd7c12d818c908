/** A file as Playwright passes it to a file input. */
interface Upload {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** An empty page as PDF. */
export const pdf = (name = 'cv.pdf'): Upload => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
      '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
  ),
});

/** The beginning of an MP4 file, which the server checks; not playable. */
export const mp4 = (name = 'intro.mp4'): Upload => ({
  name,
  mimeType: 'video/mp4',
  buffer: Buffer.from('\0\0\0\x18ftypisom\0\0\x02\0isommp42', 'latin1'),
});

/** A text file with another declared type. */
export const text = (name: string): Upload => ({ name, mimeType: 'text/plain', buffer: Buffer.from('Just words.') });
