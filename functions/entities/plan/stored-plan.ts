import * as z from 'zod/mini';
import { storedInstant } from '#functions/data/stored-fields.ts';
import { interfaceLanguages } from '#shared/locales/languages.ts';

/** Of the items that this code writes. */
export const planSchemaVersion = 1;

const planItem = z.object({
  id: z.int(),
  /** Of the standard plans; null for plans added later. */
  key: z.nullable(z.enum(['trial', 'basic', 'premium', 'enterprise'])),
  name: z.string(),
  description: z.string(),
  /** In whole rupees. */
  price: z.int(),
  candidate_limit: z.int(),
  duration_days: z.int(),
  is_active: z.boolean(),
  features: z.array(z.string()),
  /** By the reader's language; an empty text is not translated. Older plans have no translations. */
  translations: z._default(
    z.partialRecord(
      z.enum(interfaceLanguages),
      z.object({ name: z.string(), description: z.string(), features: z.array(z.string()) }),
    ),
    {},
  ),
  created_at: storedInstant,
});
export type StoredPlan = z.output<typeof planItem>;

/** What was agreed on with a plan: it is stored with what was sold, whatever becomes of the plan. */
export const planTerms = z.pick(planItem, {
  key: true,
  name: true,
  price: true,
  candidate_limit: true,
  duration_days: true,
});
export type PlanTerms = z.output<typeof planTerms>;

/**
 * A plan as it is stored.
 * @throws ZodError when the item is no plan
 */
export const parsePlan = (item: unknown): StoredPlan => planItem.parse(item);
