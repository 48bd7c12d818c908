import { type GstState, isGstState } from './gst-states.ts';

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** State, PAN, number of the registration, `Z`, check digit: the GSTIN of a regular taxpayer. */
const pattern = /^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;

/**
 * The check digit of the first 14 characters, by the GST network's rule: each character is a number of base 36, every
 * second one is doubled, and the digits of each product in base 36 are added up.
 */
function checkDigit(characters: string): string {
  const sum = [...characters].reduce((total, character, place) => {
    const product = digits.indexOf(character) * (place % 2 === 0 ? 1 : 2);
    return total + Math.floor(product / 36) + (product % 36);
  }, 0);
  return digits.charAt((36 - (sum % 36)) % 36);
}

/** A GSTIN as it is written on documents: capital letters, without the spaces and hyphens that people type. */
export const gstinOf = (text: string): string => text.replaceAll(/[\s-]/g, '').toUpperCase();

/** Whether a text, as `gstinOf` returns it, is the GSTIN of a regular taxpayer; it may still not be registered. */
export const isGstin = (text: string): boolean =>
  pattern.test(text) && isGstState(text.slice(0, 2)) && text.endsWith(checkDigit(text.slice(0, 14)));

/** The state in which a valid GSTIN is registered. */
export const stateOfGstin = (gstin: string): GstState => gstin.slice(0, 2) as GstState;

/** The PAN of the taxpayer, which a valid GSTIN contains. */
export const panOfGstin = (gstin: string): string => gstin.slice(2, 12);
