import { hash } from 'node:crypto';
import type * as z from 'zod/mini';
import type { sellerSettings } from '#functions/services/payments/seller.ts';
import type { LocalSecrets } from './secrets.ts';

export const localTable = 'job-portal-local';
export const filesBucket = 'job-portal-files-local';

/** URLs of a run's services, without a trailing slash. */
export interface LocalAddresses {
  site: string;
  mail: string;
  files: string;
  database: string;
  payments: string;
  transcription: string;
  visits: string;
  video: string;
}

/** The Razorpay keys of the local run and its emulator, derived from the secrets of the data folder. */
export const razorpayAccount = ({ ORIGIN_SECRET }: LocalSecrets) => {
  const secret = (name: string) => hash('sha256', `razorpay ${name} ${ORIGIN_SECRET}`);
  return { keyId: 'rzp_test_local', keySecret: secret('key'), webhookSecret: secret('webhook') };
};

/** High, because tests and demos use one client address. */
const generousAddressBudget = '1000000';

/** The seller of the local run: invented, with a GSTIN whose check digit is right. */
const localSeller: z.input<typeof sellerSettings> = {
  name: 'Foreign Language Job Portal Private Limited',
  address: '12 Example Road\nBengaluru 560001',
  gstin: '29AAAAA0000A1ZY',
  lut: 'AD290426000000A',
};

/** The environment variables of the functions in the local run. */
export const functionEnvironment = (
  addresses: LocalAddresses,
  secrets: LocalSecrets,
  addressBudget: string = generousAddressBudget,
): Record<string, string> => {
  const razorpay = razorpayAccount(secrets);
  return {
    STAGE: 'local',
    TABLE_NAME: localTable,
    FILES_BUCKET: filesBucket,
    MAIL_FROM: 'Foreign Language Job Portal <no-reply@portal.example>',
    MAIL_CONFIGURATION_SET: 'local',
    SITE_URL: addresses.site,
    // One line per call would hide the printed addresses; warnings and errors are still shown.
    LOG_LEVEL: 'WARN',
    ADDRESS_BUDGET: addressBudget,
    ...secrets,
    RAZORPAY_KEY_ID: razorpay.keyId,
    RAZORPAY_KEY_SECRET: razorpay.keySecret,
    RAZORPAY_WEBHOOK_SECRET: razorpay.webhookSecret,
    RAZORPAY_ENDPOINT: addresses.payments,
    UPI_ID: 'portal@example',
    SELLER: JSON.stringify(localSeller),
    SUPPORT_EMAIL: 'help@portal.example',
    SUPPORT_PHONE: '+91 80 5550 0100',
    TRANSCRIBE_ENDPOINT: addresses.transcription,
    LAMBDA_ENDPOINT: addresses.visits,
    KINESIS_VIDEO_ENDPOINT: addresses.video,
    VIDEO_ROOMS: 'direct',
    WEBSITE_FUNCTION: 'visit-website',
    DYNAMODB_ENDPOINT: addresses.database,
    S3_ENDPOINT: addresses.files,
    SES_ENDPOINT: addresses.mail,
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
  };
};
