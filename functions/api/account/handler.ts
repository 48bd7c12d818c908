import { createHandler } from '#functions/http/create-handler.ts';
import { accountCalls } from '#shared/contracts/account.ts';
import { acceptDocuments } from './accept-documents.ts';
import { removeAccount } from './remove-account.ts';
import { endOtherSessions, sessions } from './sessions.ts';

export const handler = createHandler(accountCalls, {
  // The export knows nearly every store: it is loaded with the first one, not with every cold start.
  export: async (request) => (await import('./export-data.ts')).exportData(request),
  remove: removeAccount,
  acceptDocuments,
  sessions,
  endOtherSessions,
});
