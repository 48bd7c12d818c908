/** The product's documented name, in every language; a deployment may have its own (`site` in `stages/<stage>.json`). */
export const productName = 'Foreign Language Job Portal';

/** The documented year of the copyright line. */
export const copyrightYear = 2024;
