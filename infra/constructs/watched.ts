import type { HttpStage } from 'aws-cdk-lib/aws-apigatewayv2';
import type { ILogGroup } from 'aws-cdk-lib/aws-logs';
import type { StackConfig } from '../settings/config.ts';
import type { PortalEvents } from './portal-events.ts';
import type { PortalFunction } from './portal-function.ts';
import type { ApiFunctions } from './portal-functions.ts';
import type { PortalSavedSearches } from './portal-saved-searches.ts';
import type { PortalSchedules } from './portal-schedules.ts';
import type { PortalSearch } from './portal-search.ts';
import type { PortalSearchEngine } from './portal-search-engine.ts';
import type { PortalTable } from './portal-table.ts';
import type { PortalTranscripts } from './portal-transcripts.ts';

/** The parts of the portal that have alarms and metrics. */
export interface Watched {
  config: StackConfig;
  functions: ApiFunctions;
  events: PortalEvents;
  search: PortalSearch;
  /** Absent where searches use the embedded engine. */
  engine: PortalSearchEngine | undefined;
  transcripts: PortalTranscripts;
  savedSearches: PortalSavedSearches;
  schedules: PortalSchedules;
  /** The stages of the APIs that calls go to, and their access log. */
  stages: readonly HttpStage[];
  accessLog: ILogGroup;
  table: PortalTable;
}

/** Every function by its name on the dashboard. */
export const functionsOf = (watched: Watched): Record<string, PortalFunction> => ({
  ...watched.functions,
  stream: watched.events.stream,
  expiry: watched.events.expiry,
  mails: watched.events.mails,
  snapshots: watched.search.snapshots,
  transcripts: watched.transcripts.cleanUp,
  savedSearches: watched.savedSearches.run,
  ...(watched.engine && { searchWriter: watched.engine.writer, searchKeeper: watched.engine.keeper }),
});
