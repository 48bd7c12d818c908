import type { PipelineState } from '#shared/domain/hiring-statuses.ts';

// In which states a person and a job may move in which way (decision 84). What the state is afterwards is in
// `shared/domain/hiring-pipeline.ts`, for both resources.

const entryMoves = {
  /** By hand, to any state. A rejection is final. */
  move: ['active', 'contacted', 'interview', 'interviewed', 'hired'],
  /** By a contact that is recorded: only who is at the first step, so that a repeated one never leads back. */
  contact: ['active'],
  /** By an agreed time: never back from a later state. */
  agree: ['active', 'contacted', 'interview'],
} as const satisfies Record<string, readonly PipelineState[]>;

/** Whether an entry in a state may move in this way. */
export const mayMove = (way: keyof typeof entryMoves, state: PipelineState): boolean =>
  entryMoves[way].some((each) => each === state);
