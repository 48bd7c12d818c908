import { type LoadErrorTexts, recruitersErrorTexts } from '../load-errors.ts';

/** Failed loads of users and of recruiters have the same specified texts, except the last one. */
export const usersErrorTexts: LoadErrorTexts = { ...recruitersErrorTexts, failed: 'adminUsers.loadFailed' };
