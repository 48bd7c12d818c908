import { epochMs } from '#shared/domain/time.ts';
import { defineTask } from '../target/task.ts';

/** Creates the standard plans as a first deployment does, and lists all plans. */
export const plans = defineTask({
  summary: 'lists the plans, and creates the standard ones if they never existed',
  about: `A deployment does the same automatically. Plans that admins changed or deleted are not restored: --missing creates
missing standard plans again.`,
  options: { missing: { type: 'boolean', help: 'recreates standard plans that were deleted' } },
  run: async ({ missing }, { isDryRun, print }) => {
    const { listPlans } = await import('#functions/entities/plan/plan-store.ts');
    const { addMissingPlans, arePlansSeeded, missingPlans, seedPlans } = await import(
      '#functions/entities/plan/seed-plans.ts'
    );
    if (isDryRun) {
      const wouldCreate = missing || (!(await arePlansSeeded()) && (await listPlans()).length === 0);
      const names = wouldCreate ? (await missingPlans()).map(({ name }) => name) : [];
      print(names.length > 0 ? `Would create: ${names.join(', ')}.` : 'Would create nothing.');
    } else {
      const { plans: first } = await seedPlans(epochMs(Date.now()));
      const created = [...first, ...(missing ? await addMissingPlans(epochMs(Date.now())) : [])];
      print(created.length > 0 ? `Created: ${created.map(({ name }) => name).join(', ')}.` : 'Nothing was to create.');
    }
    for (const { id, name, price, candidate_limit, duration_days, is_active } of await listPlans()) {
      const terms = `${candidate_limit} candidates, ${duration_days} days, ${price} rupees`;
      print(`  ${String(id).padStart(3)}  ${name.padEnd(20)} ${terms}${is_active ? '' : ' (switched off)'}`);
    }
    return 0;
  },
});
