import { type FieldTextId, textId } from './text-id.ts';

/** A problem of `shared/domain/phones`, whose keys are keys of texts. */
type Problem =
  | {
      key: 'phone_missing' | 'phone_characters' | 'phone_extension' | 'phone_several';
    }
  | { key: 'phone_country_missing' | 'phone_country_unknown' }
  | { key: 'phone_too_short' | 'phone_too_long' | 'phone_not_of_country'; code: number };

/** The text that says why something is no telephone number. */
export const phoneText = (problem: Problem): FieldTextId =>
  'code' in problem ? textId(problem.key, { code: problem.code }) : textId(problem.key);
