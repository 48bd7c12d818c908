import type { DynamoDBRecord } from 'aws-lambda';
import { candidateCalls } from '#shared/contracts/candidates.ts';
import { savedSearchCalls } from '#shared/contracts/saved-searches.ts';
import type { ReportFrequency, SavedFilters } from '#shared/domain/saved-searches.ts';
import type { TestApi } from './api.ts';
import { runSavedSearches, sendMails } from './handlers.ts';
import { notificationSteps } from './notification-steps.ts';
import type { Principal } from './principals.ts';

/** Japanese at B2 in reading, as a profile states it. */
export const readsJapanese = {
  languages: [{ tag: 'ja', skills: { reading: [{ scale: 'cefr', level: 'B2' }] } }],
  modes: ['consecutive'],
};

/** Steps for tests of saved searches. */
export function savedSearchSteps(api: TestApi) {
  const { settle, notificationsOf } = notificationSteps(api);
  const steps = {
    settle,
    /** What was reported to an account. */
    reportsTo: async (owner: Principal) =>
      (await notificationsOf(owner)).filter(({ kind }) => /^(?:jobs|candidates)_found$/.test(kind)),
    save: async (owner: Principal, filters: SavedFilters, frequency: ReportFrequency = 'instant'): Promise<string> => {
      const body = { name: 'My search', filters, frequency };
      const answer = await api.call(savedSearchCalls.create, { token: owner.token, body });
      if (answer.status !== 201) throw new Error(`The search was not saved: ${answer.status}`);
      return answer.body.id;
    },
    listOf: async ({ token }: Principal) => (await api.call(savedSearchCalls.list, { token })).body,
    change: ({ token }: Principal, id: string, body: object) =>
      api.call(savedSearchCalls.change, { token, params: { id }, body }),
    stateLanguages: async ({ token }: Principal, body: object): Promise<void> => {
      const { status } = await api.call(candidateCalls.setLanguages, { token, body });
      if (status !== 200) throw new Error(`The languages were not stored: ${status}`);
    },
    /** What the stream has brings tasks; a run compares and reports. */
    run: async () => {
      await settle();
      return await runSavedSearches();
    },
    /** A run and the mails that follow from it; returns the records of the new notifications. */
    runAndMail: async (): Promise<DynamoDBRecord[]> => {
      await steps.run();
      const records = await settle();
      const { batchItemFailures } = await sendMails({ Records: records });
      if (batchItemFailures.length > 0) throw new Error('A mail could not be sent.');
      return records;
    },
    /** How many results were reported to an account, one number for each report. */
    found: async (owner: Principal) => (await steps.reportsTo(owner)).map(({ values }) => Number(values.found)),
  };
  return steps;
}
