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

const box = (type: string, ...parts: readonly Buffer[]): Buffer => {
  const size = Buffer.alloc(4);
  size.writeUInt32BE(parts.reduce((sum, { length }) => sum + length, 8));
  return Buffer.concat([size, Buffer.from(type, 'latin1'), ...parts]);
};

/** The description of a video as iPhones record it, in a MOV file without its type; not playable. */
export const hevc = (name = 'IMG_0001.MOV'): Upload => {
  const handler = box('hdlr', Buffer.alloc(8), Buffer.from('vide'), Buffer.alloc(13));
  const samples = box('stbl', box('stsd', Buffer.alloc(8), box('hvc1', Buffer.alloc(78))));
  const media = box('trak', box('mdia', handler, box('minf', samples)));
  const buffer = Buffer.concat([box('wide'), box('mdat', Buffer.alloc(1000)), box('moov', media)]);
  return { name, mimeType: '', buffer };
};

/** A text file with another declared type. */
export const text = (name: string): Upload => ({ name, mimeType: 'text/plain', buffer: Buffer.from('Just words.') });
