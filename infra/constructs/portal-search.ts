import { Duration, Size } from 'aws-cdk-lib';
import { Schedule, ScheduleExpression } from 'aws-cdk-lib/aws-scheduler';
import { LambdaInvoke } from 'aws-cdk-lib/aws-scheduler-targets';
import { Construct } from 'constructs';
import type { StackConfig } from '../config.ts';
import type { PortalFiles } from './portal-files.ts';
import { PortalFunction } from './portal-function.ts';
import type { PortalTable } from './portal-table.ts';
import { schedulerRole } from './scheduler-role.ts';

interface PortalSearchProps {
  config: StackConfig;
  table: PortalTable;
  files: PortalFiles;
}

/** Keeps the snapshots of the search indexes fresh, so that functions that search start with few changes. */
export class PortalSearch extends Construct {
  readonly snapshots: PortalFunction;
  /** Runs them. */
  readonly schedule: Schedule;

  constructor(scope: Construct, id: string, { config, table, files }: PortalSearchProps) {
    super(scope, id);
    this.snapshots = new PortalFunction(this, 'Snapshots', {
      config,
      entry: 'functions/search/on-schedule.ts',
      description: `Language job portal (${config.stage}): snapshots of the search indexes`,
      timeout: Duration.minutes(10),
      // An index of 100,000 jobs is 445 MB, and stands there twice while it is written.
      temporaryStorage: Size.gibibytes(3),
    });
    table.giveTo(this.snapshots, 'read');
    files.giveTo(this.snapshots, ['search', 'index']);

    const caller = schedulerRole(this, 'SnapshotsCaller', this.snapshots);
    this.schedule = new Schedule(this, 'SnapshotsSchedule', {
      description: 'Writes snapshots of the search indexes with what changed since the last ones.',
      schedule: ScheduleExpression.rate(Duration.minutes(10)),
      // The next run does all that a failed one left.
      target: new LambdaInvoke(this.snapshots, { role: caller, retryAttempts: 0, maxEventAge: Duration.minutes(10) }),
    });
  }
}
