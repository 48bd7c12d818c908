import { startMail } from '#infra/local/mail.ts';
import { somePort } from '#test/support/stack.ts';
import { benchEnvironment } from './canned.ts';
import { startBenchDatabase } from './database.ts';
import { runProbe } from './probe.ts';
import type { Finding } from './report.ts';

interface Cost {
  name: string;
  read: number;
  write: number;
  mostRead: number;
  mostWrite: number;
}

/** Read and write units of the budgeted calls on a seeded table, the session's read unit included. */
export async function measureCallUnits(): Promise<Finding[]> {
  const database = await startBenchDatabase(benchEnvironment.TABLE_NAME);
  const port = somePort();
  const mail = await startMail(port);
  try {
    const costs = await runProbe<Cost[]>('units', [], {
      ...benchEnvironment,
      DYNAMODB_ENDPOINT: database.endpoint,
      SES_ENDPOINT: `http://127.0.0.1:${port}`,
      MAIL_FROM: 'Portal <no-reply@portal.example>',
      MAIL_CONFIGURATION_SET: 'bench',
      SITE_URL: 'http://127.0.0.1:3000',
      OTP_PEPPER: 'a pepper of the report',
      FILES_BUCKET: 'bench',
      ADDRESS_BUDGET: '100',
    });
    return costs.map(({ name, read, write, mostRead, mostWrite }) => ({
      what: name,
      measured: `${read} / ${write}`,
      budget: `<= ${mostRead} / ${mostWrite}`,
      holds: read <= mostRead && write <= mostWrite,
    }));
  } finally {
    mail.close();
    mail.closeAllConnections();
    await database.stop();
  }
}
