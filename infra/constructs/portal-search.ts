import { Duration } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import type { StackConfig } from '../settings/config.ts';
import { snapshotStorage } from './index-needs.ts';
import type { PortalFiles } from './portal-files.ts';
import { PortalFunction } from './portal-function.ts';
import type { PortalSchedules } from './portal-schedules.ts';
import type { PortalTable } from './portal-table.ts';
import { eventRights } from './table-rights.ts';

interface PortalSearchProps {
  config: StackConfig;
  table: PortalTable;
  files: PortalFiles;
  schedules: PortalSchedules;
}

/** How often snapshots are written. */
export const snapshotPeriod = Duration.minutes(10);

/** Updates the snapshots of the search indexes, so that functions start with few changes to apply. */
export class PortalSearch extends Construct {
  readonly snapshots: PortalFunction;

  constructor(scope: Construct, id: string, { config, table, files, schedules }: PortalSearchProps) {
    super(scope, id);
    this.snapshots = new PortalFunction(this, 'Snapshots', {
      config,
      entry: 'functions/events/write-search-snapshots.ts',
      description: `Language job portal (${config.stage}): snapshots of the search indexes`,
      timeout: Duration.minutes(10),
      temporaryStorage: snapshotStorage(),
    });
    table.giveTo(this.snapshots, eventRights.snapshots);
    files.giveTo(this.snapshots, ['search', 'index']);
    // OpenSearch needs no snapshots; the function stays for its alarms and for the way back.
    if (config.search.engine === 'opensearch') return;
    schedules.repeat(this.snapshots, {
      description: 'Writes snapshots of the search indexes with the changes since the last ones.',
      period: snapshotPeriod,
      retryAttempts: 0,
    });
  }
}
