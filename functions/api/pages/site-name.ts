/** The name of the site in titles and structured data. */
export const siteName = 'Foreign Language Job Portal';
