import { createHandler } from '#functions/http/create-handler.ts';
import { reportCalls } from '#shared/contracts/reports.ts';
import { createReport } from './create-report.ts';

export const handler = createHandler(reportCalls, { create: createReport });
