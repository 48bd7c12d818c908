import { Duration } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import type { StackConfig } from '../settings/config.ts';
import type { PortalFiles } from './portal-files.ts';
import { PortalFunction } from './portal-function.ts';
import type { PortalSchedules } from './portal-schedules.ts';
import type { PortalTable } from './portal-table.ts';
import { eventRights } from './table-rights.ts';
import { giveTranscribeCleanUp } from './transcribe-rights.ts';
import { giveVideoCleanUp } from './video-rights.ts';

interface PortalTranscriptsProps {
  config: StackConfig;
  table: PortalTable;
  files: PortalFiles;
  schedules: PortalSchedules;
}

/** Deletes output that Transcribe jobs write after their video or its candidate was deleted, and channels of rooms that are over. */
export class PortalTranscripts extends Construct {
  readonly cleanUp: PortalFunction;

  constructor(scope: Construct, id: string, { config, table, files, schedules }: PortalTranscriptsProps) {
    super(scope, id);
    this.cleanUp = new PortalFunction(this, 'CleanUp', {
      config,
      entry: 'functions/events/clear-discarded-transcripts.ts',
      description: `Language job portal (${config.stage}): discarded transcriptions`,
      timeout: Duration.minutes(5),
    });
    table.giveTo(this.cleanUp, eventRights.transcripts);
    files.giveTo(this.cleanUp, ['discard']);
    giveTranscribeCleanUp(this.cleanUp, config);
    giveVideoCleanUp(this.cleanUp, config);
    schedules.repeat(this.cleanUp, {
      description: 'Removes late results of discarded transcriptions, and channels of ended rooms.',
      period: Duration.minutes(15),
      retryAttempts: 0,
    });
  }
}
