import { type AwsService, jsonAnswer } from './services.ts';

/** The state of a table that the local engine does not know. */
export interface TableProtection {
  isProtected: boolean;
  /** Days to which the table can be restored; 0: point-in-time recovery is off. */
  restoreDays: number;
}

/** DescribeTable and DescribeContinuousBackups, as far as they tell what protects a table. */
export const tableProtection =
  (table: TableProtection): AwsService =>
  ({ headers }) => {
    const operation = String(headers['x-amz-target']).replace(/^DynamoDB_20120810\./, '');
    if (operation === 'DescribeTable') return jsonAnswer({ Table: { DeletionProtectionEnabled: table.isProtected } });
    if (operation !== 'DescribeContinuousBackups') return undefined;
    const PointInTimeRecoveryDescription = {
      PointInTimeRecoveryStatus: table.restoreDays > 0 ? 'ENABLED' : 'DISABLED',
      RecoveryPeriodInDays: table.restoreDays,
    };
    return jsonAnswer({
      ContinuousBackupsDescription: { ContinuousBackupsStatus: 'ENABLED', PointInTimeRecoveryDescription },
    });
  };
