import { type LoadErrorTexts, recruitersErrorTexts } from '../load-errors.ts';

/** Users and recruiters fail to load with the same documented texts, but for the last. */
export const usersErrorTexts: LoadErrorTexts = { ...recruitersErrorTexts, failed: 'adminUsers.loadFailed' };
