import { createHandler } from '#functions/http/create-handler.ts';
import { objectionCalls } from '#shared/contracts/objections.ts';
import { reportCalls } from '#shared/contracts/reports.ts';
import { createReport } from './create-report.ts';
import { object, statements } from './own-statements.ts';

export const handler = createHandler(
  { ...reportCalls, ...objectionCalls },
  {
    create: createReport,
    statements,
    object,
    // What lifts decisions knows accounts, jobs and profiles: it is loaded with the first answer.
    answer: async (request) => (await import('./answer-objection.ts')).answerObjection(request),
  },
);
