import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { keys } from '#functions/data/keys.ts';
import { documents, tableName } from '#functions/data/table.ts';
import { adminCalls } from '#shared/contracts/admin.ts';
import type { FaultCase } from './fault-cases.ts';

const terminateCandidate: FaultCase['before'] = (api, cast) =>
  api.call(adminCalls.terminateUser, { params: { a: 'candidate', b: '8' }, token: cast.admin.token });

const deleteEntitlement = () => documents.send(new DeleteCommand({ TableName: tableName(), Key: keys.entitlement(7) }));

/** Changes by admins: users, subscriptions and plans. */
export const adminFaultCases: readonly FaultCase[] = [
  { operation: 'admin.unverifyRecruiter', by: 'admin' },
  { operation: 'admin.terminateUser', by: 'admin' },
  // Without `seen`, the second call for an active user deletes for good, as the specification requires: it is no retry.
  { operation: 'admin.manualDeleteUser', by: 'admin', before: terminateCandidate },
  { operation: 'admin.hardDeleteUser', by: 'admin' },
  { operation: 'admin.reactivateUser', by: 'admin' },
  { operation: 'admin.updateProfile', by: 'admin' },
  { operation: 'admin.decideReports', by: 'admin' },
  {
    operation: 'admin.decideReports',
    by: 'admin',
    input: { params: { subject: 'job', id: 101 }, body: { decision: 'take_down', version: 1 } },
  },
  { operation: 'admin.restoreJob', by: 'admin' },
  { operation: 'certificates.decide', by: 'admin' },
  {
    operation: 'certificates.decide',
    by: 'admin',
    input: {
      params: { candidateId: 7, id: 'certificate-of-candidate-7' },
      body: { decision: 'reject', reason: 'unreadable', version: 1 },
    },
  },
  { operation: 'certificates.dismissDuplicate', by: 'admin', repeated: 'NOT_FOUND' },
  { operation: 'subscriptions.adminCreate', by: 'admin' },
  {
    operation: 'subscriptions.adminCreate',
    by: 'admin',
    input: { body: { recruiter_id: 8, payment_status: 'pending' } },
  },
  { operation: 'subscriptions.createPlan', by: 'admin' },
  { operation: 'subscriptions.updatePlan', by: 'admin', auditedAgain: true },
  { operation: 'subscriptions.deletePlan', by: 'admin', repeated: 'NOT_FOUND' },
  { operation: 'subscriptions.confirmPlanPayment', by: 'admin' },
  { operation: 'subscriptions.adminConfirmPayment', by: 'masterAdmin' },
  { operation: 'subscriptions.adminUpdate', by: 'admin', auditedAgain: true },
  {
    operation: 'subscriptions.adminUpdate',
    by: 'admin',
    input: { params: { id: 902 }, body: { payment_status: 'completed', is_active: true } },
    before: deleteEntitlement,
    auditedAgain: true,
  },
  { operation: 'subscriptions.adminDelete', by: 'admin', repeated: 'NOT_FOUND' },
];
