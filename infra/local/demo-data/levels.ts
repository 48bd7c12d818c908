const cefrLevels = ['B1', 'B2', 'C1', 'C2'] as const;
/** A level of the Common European Framework of Reference for Languages (CEFR). */
export type CefrLevel = (typeof cefrLevels)[number];

/** The certificate that employers usually ask for as proof of a level, if any. No JLPT level corresponds to C2. */
const certificates: Readonly<Record<string, Partial<Record<CefrLevel, string>>>> = {
  Japanese: { B1: 'JLPT N3', B2: 'JLPT N2', C1: 'JLPT N1' },
  German: { B2: 'Goethe-Zertifikat B2', C1: 'Goethe-Zertifikat C1', C2: 'Goethe-Zertifikat C2' },
  French: { B2: 'DELF B2', C1: 'DALF C1', C2: 'DALF C2' },
};

export const certificateOf = (language: string, level: CefrLevel): string | undefined =>
  certificates[language]?.[level];

/** The requirement in a posting: "Japanese at B2 or above, for example JLPT N2". */
export const requiredLevel = (language: string, level: CefrLevel): string => {
  const certificate = certificateOf(language, level);
  const reach = level === 'C2' ? '' : ' or above';
  return `${language} at ${level}${reach}${certificate ? `, for example ${certificate}` : ''}`;
};

/** Whether the level `has` is at least the required level `needs`. */
export const reaches = (has: CefrLevel, needs: CefrLevel): boolean =>
  cefrLevels.indexOf(has) >= cefrLevels.indexOf(needs);
