/** Why a text is no telephone number, by the key of its refusal text; `code` is the calling code of its country. */
export type PhoneProblem =
  | { key: 'phone_missing' | 'phone_characters' | 'phone_extension' | 'phone_several' }
  | { key: 'phone_country_missing' | 'phone_country_unknown' }
  | { key: 'phone_too_short' | 'phone_too_long' | 'phone_not_of_country'; code: number };
