import * as z from 'zod/mini';
import type { PlanTexts, PlanTranslations } from '../domain/plan-texts.ts';
import { interfaceLanguages } from '../locales/languages.ts';
import { line, paragraphs, tags } from './fields.ts';

/** Bounds of a plan's texts, of its own and of the translated ones. */
export const planTextFields = { name: line(60), description: paragraphs(500), features: tags(20, 100) };

const language = z.enum(interfaceLanguages);

/** A plan's texts by the language of the reader; an empty text is not translated. */
export const planTranslations = z.partialRecord(
  language,
  z.object({ name: z.string(), description: z.string(), features: z.array(z.string()) }),
);

const isTranslated = ({ name, description, features }: PlanTexts) =>
  name !== '' || description !== '' || features.length > 0;

const withoutEmpty = (given: PlanTranslations): PlanTranslations =>
  Object.fromEntries(Object.entries(given).filter(([, texts]) => isTranslated(texts)));

/** The translations as admins enter them: each text is optional, and languages without any are left out. */
export const enteredTranslations = z.pipe(
  z.partialRecord(
    language,
    z.object({
      name: z._default(planTextFields.name, ''),
      description: z._default(planTextFields.description, ''),
      features: z._default(planTextFields.features, []),
    }),
  ),
  z.transform(withoutEmpty),
);
