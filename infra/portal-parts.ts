import type { Construct } from 'constructs';
import type { AlarmTopics } from './constructs/portal-alarms.ts';
import type { PortalEvents } from './constructs/portal-events.ts';
import type { PortalFiles } from './constructs/portal-files.ts';
import type { PortalMail } from './constructs/portal-mail.ts';
import type { PortalRoutes } from './constructs/portal-routes.ts';
import type { PortalSavedSearches } from './constructs/portal-saved-searches.ts';
import type { PortalSchedules } from './constructs/portal-schedules.ts';
import type { PortalSearch } from './constructs/portal-search.ts';
import type { PortalSearchEngine } from './constructs/portal-search-engine.ts';
import type { PortalSecrets } from './constructs/portal-secrets.ts';
import type { PortalSite } from './constructs/portal-site.ts';
import type { PortalTable } from './constructs/portal-table.ts';
import type { PortalTranscripts } from './constructs/portal-transcripts.ts';

/** The lasting parts of a stage, to which the other stacks refer. */
export interface PortalParts {
  table: PortalTable;
  files: PortalFiles;
  mail: PortalMail;
  secrets: PortalSecrets;
  schedules: PortalSchedules;
  search: PortalSearch;
  events: PortalEvents;
  /** Absent where searches use the embedded engine. */
  engine: PortalSearchEngine | undefined;
  transcripts: PortalTranscripts;
  savedSearches: PortalSavedSearches;
  routes: PortalRoutes;
  site: PortalSite;
  /** Both last, as their subscriptions are confirmed by hand. */
  topics: AlarmTopics;
  /** Where the topics are: alarms beside them have the ids of the previous layout. */
  alarms: Construct;
}
