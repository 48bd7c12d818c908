/** A PDF of one page without content, with words by which it is recognised. */
export const smallPdf = (words: string): string =>
  `%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj\n%${words}\ntrailer<</Root 1 0 R>>\n%%EOF\n`;

/** Where a PDF encrypted by `qpdf` 12 has its dictionary of encryption; the password is empty or `geheim`. */
export const lockedTrailer = `9 0 obj<</Filter/Standard/Length 40/O<86fe045358b44c9644693f33c07cb54f587dce1e2682fe9ecea6107a1ef630dd>/P -12/R 2/U<0ea9ef5baaf847bdf5c871cce23af198907c6d1380e5ee001c64e73b71a45d76>/V 1>>endobj\ntrailer<</Root 1 0 R/Encrypt 9 0 R/ID[<9c333d518af38eee536f92e7465c2752><9c333d518af38eee536f92e7465c2752>]>>\n%%EOF\n`;

/** A PDF that opens only with a password. */
export const lockedPdf = (words: string): string => smallPdf(words) + lockedTrailer;
