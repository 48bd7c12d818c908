/**
 * Calling codes of ITU-T E.164, of which none begins another: one digit, or one of the assigned codes of two, otherwise
 * three. Codes of three digits are not listed: readers of stored numbers need the code's end only.
 */
const callingCode = /^\+(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|[2-9]\d{2})/;

/** A number as E.164 writes it: `+`, calling code and national number, at most 15 digits. */
const e164 = /^\+[1-9]\d{6,14}$/;

/** Whether a text has the form of E.164; whether the number exists, `readPhone` knows. */
export const isE164 = (text: string): boolean => e164.test(text);

/** The calling code at the start of a text without separators, such as `+91` of `+919876543210`; empty without one. */
export const callingCodeOf = (text: string): string => callingCode.exec(text)?.[0] ?? '';
