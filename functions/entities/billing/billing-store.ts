import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { batchGet } from '#functions/data/batch-get.ts';
import { keys } from '#functions/data/keys.ts';
import { documents, tableName } from '#functions/data/table.ts';
import type { TransactionItem } from '#functions/data/write.ts';
import type { DocumentBuyer } from '#functions/entities/invoice/stored-document.ts';
import { parseRecruiter } from '#functions/entities/recruiter/stored-recruiter.ts';
import { type BillingDetails, billingSchemaVersion, parseBilling } from './stored-billing.ts';

/** The write that replaces a recruiter's billing details (2 write units inside a transaction up to 1 KB). */
export const putBilling = (recruiterId: number, details: BillingDetails): TransactionItem => ({
  Put: {
    Item: {
      ...keys.billing(recruiterId),
      entity: 'billing_details',
      schema_version: billingSchemaVersion,
      ...details,
    },
  },
});

/** A recruiter's billing details, or undefined (0.5 read units). */
export async function readBilling(recruiterId: number): Promise<BillingDetails | undefined> {
  const { Item } = await documents.send(new GetCommand({ TableName: tableName(), Key: keys.billing(recruiterId) }));
  return Item && parseBilling(Item);
}

/**
 * Who an invoice to a recruiter names: the billing details, or else company and address of the profile; null when the
 * account was deleted (2 read units: consistent).
 */
export async function readBuyer(recruiterId: number): Promise<DocumentBuyer | null> {
  const [billing, profile] = [keys.billing(recruiterId), keys.profile('recruiter', recruiterId)];
  const items = await batchGet([billing, profile], true);
  const at = ({ SK }: { SK: string }) => items.find((item) => item.SK === SK);
  const given = at(billing);
  if (given) {
    const { legal_name: name, ...rest } = parseBilling(given);
    return { name, ...rest };
  }
  const known = at(profile);
  return known ? buyerOf(parseRecruiter(known).summary) : null;
}

/** Who an invoice names without billing details. */
export const buyerOf = ({ company_name: name, address }: { company_name: string; address: string }): DocumentBuyer => ({
  name,
  address,
  state: null,
  country: null,
  gstin: null,
});
