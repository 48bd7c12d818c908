import type { BillingDocument, OwnDocument } from '#shared/contracts/invoices.ts';
import { amountInWords } from '#shared/domain/billing/amount-in-words.ts';
import type { BillingDocument as StoredDocument } from './stored-document.ts';

/** A document as its recruiter and admins see it. */
export const toDocument = ({ payment_id: _, recruiter_id: __, ...document }: StoredDocument): BillingDocument => ({
  ...document,
  total_in_words: amountInWords(document.amounts.total),
  endorsement: endorsementOf(document),
});

/** A document in its recruiter's copy of all data. */
export const toOwnDocument = ({ payment_id, recruiter_id, ...document }: StoredDocument): OwnDocument => ({
  payment_id,
  recruiter_id,
  ...toDocument({ payment_id, recruiter_id, ...document }),
});

/** The words that rule 46 of the CGST Rules prescribes for exports. */
function endorsementOf({ tax, rate, place_of_supply }: Pick<StoredDocument, 'tax' | 'rate' | 'place_of_supply'>) {
  if (tax === 'export') {
    return 'Supply meant for export under bond or letter of undertaking without payment of integrated tax';
  }
  return rate !== null && place_of_supply === null ? 'Supply meant for export on payment of integrated tax' : null;
}
