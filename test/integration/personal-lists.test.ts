import { expect, it } from 'vitest';
import { patience } from '#functions/services/search/embedded/live-index.ts';
import { comparePersonalLists, listsAt, postAll } from '#test/search/personal-lists.ts';
import { testApi } from '#test/support/api.ts';
import { writeSnapshots } from '#test/support/handlers.ts';

const api = await testApi();

it('the list of any candidate, with any filters, is that of a comparison with every job', async () => {
  patience.ms = 60_000;
  api.clock.set(listsAt);
  await postAll();
  await api.drainStream();
  await writeSnapshots();
  await comparePersonalLists(api, { runs: 100, ms: 15_000 });
  expect.hasAssertions();
}, 60_000);
