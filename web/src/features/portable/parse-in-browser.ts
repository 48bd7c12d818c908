import type { ParseXml } from './formats/xml-element.ts';

/** Parses XML by the browser, which neither loads anything nor runs scripts for it, and reports errors as an element. */
export const parseInBrowser: ParseXml = (text) => {
  const parsed = new DOMParser().parseFromString(text, 'application/xml');
  if (parsed.querySelector('parsererror')) throw new SyntaxError('The XML is not well-formed.');
  return parsed.documentElement;
};
