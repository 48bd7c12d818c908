import type { NewNotification } from '#functions/entities/notification/notification-store.ts';
import type { ThreadSide } from '#shared/domain/messages.ts';
import type { ThreadSummary } from './stored-thread.ts';

type Named = Pick<ThreadSummary, 'id' | 'recruiter_id' | 'candidate_id' | 'company_name' | 'masked_name'>;

/**
 * What a side's notification about messages of the other one says: one for each thread while it is unread. The company has perhaps not unlocked
 * the candidate: the name stays masked.
 */
export function messageNotification(
  { id, recruiter_id, candidate_id, company_name, masked_name }: Named,
  from: ThreadSide,
): Pick<NewNotification, 'kind' | 'values' | 'link' | 'about'> {
  return {
    kind: 'message_received',
    values: { name: from === 'recruiter' ? company_name : masked_name },
    link: `/messages/${id}`,
    about: { kind: from, id: from === 'recruiter' ? recruiter_id : candidate_id },
  };
}
