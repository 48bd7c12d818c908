// One stored item for each shape that a deployment ever wrote, oldest first. Only tests read them.

export const transcriptionItem = {
  PK: 'CANDIDATE#7',
  SK: 'TRANSCRIPTION#7-0123456789abcdef0123456789abcdef',
  entity: 'transcription',
  schema_version: 1,
  id: '7-0123456789abcdef0123456789abcdef',
  candidate_id: 7,
  status: 'failed',
  failure: 'service',
  attempt: 2,
  requested_at: Date.UTC(2026, 4, 1),
  starters: new Set(['candidate-7', 'recruiter-3']),
};

/** Of a candidate who names no language clearly. */
export const identifiedItem = { ...transcriptionItem, status: 'completed', failure: null, identified_language: 'ja' };

/** From before the entity got the name that it has today. */
export const firstDiscardedItem = {
  PK: 'DISCARDED_TRANSCRIPTIONS',
  SK: 'TRANSCRIPTION#7-0123456789abcdef0123456789abcdef',
  entity: 'discarded_transcription',
  id: '7-0123456789abcdef0123456789abcdef',
  candidate_id: 7,
  attempt: 2,
  discarded_at: Date.UTC(2026, 4, 2),
};

/** From before these items named their version. */
export const unversionedDiscardedItem = { ...firstDiscardedItem, entity: 'discarded_transcript' };

export const discardedItem = { ...unversionedDiscardedItem, schema_version: 1 };
