import { Duration } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import type { StackConfig } from '../settings/config.ts';
import { PortalFunction } from './portal-function.ts';
import type { PortalSchedules } from './portal-schedules.ts';
import type { PortalTable } from './portal-table.ts';
import { eventRights } from './table-rights.ts';

interface PortalSavedSearchesProps {
  config: StackConfig;
  table: PortalTable;
  schedules: PortalSchedules;
}

/** Compares new jobs and candidates with the saved searches, and reports their new results. */
export class PortalSavedSearches extends Construct {
  readonly run: PortalFunction;

  constructor(scope: Construct, id: string, { config, table, schedules }: PortalSavedSearchesProps) {
    super(scope, id);
    this.run = new PortalFunction(this, 'Run', {
      config,
      entry: 'functions/events/run-saved-searches.ts',
      description: `Language job portal (${config.stage}): results of saved searches`,
      timeout: Duration.minutes(1),
    });
    table.giveTo(this.run, eventRights.savedSearches);
    schedules.repeat(this.run, {
      description: 'Compares new jobs and candidates with the saved searches, and reports what is due.',
      period: Duration.minutes(1),
      retryAttempts: 0,
    });
  }
}
