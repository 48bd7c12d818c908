// One stored item for each shape that a deployment ever wrote. Only tests read them.

export const planItem = {
  PK: 'PLANS',
  SK: 'PLAN#000000000002',
  entity: 'plan',
  schema_version: 1,
  id: 2,
  key: 'basic',
  name: 'Basic',
  description: 'For a position or two a month.',
  price: 2_999,
  candidate_limit: 50,
  duration_days: 30,
  is_active: true,
  features: ['Basic analytics'],
  created_at: '2026-05-01T10:00:00.000Z',
};

/** A plan with its texts in other languages. */
export const translatedPlanItem = {
  ...planItem,
  translations: { ja: { name: 'ベーシック', description: '', features: ['基本分析'] } },
};
