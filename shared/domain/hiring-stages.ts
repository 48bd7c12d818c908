import type { ApplicationStatus, PipelineState } from './hiring-statuses.ts';

/** The steps after an application that a recruiter's figures count, in order. A later one includes those before it. */
export const hiringStages = ['shortlisted', 'interviewed', 'hired'] as const;
export type HiringStage = (typeof hiringStages)[number];

/** The figures of a job on one day, in the order of the funnel. */
export const hiringFigures = ['views', 'applications', ...hiringStages] as const;
export type HiringFigure = (typeof hiringFigures)[number];

const upTo = (stage: HiringStage): readonly HiringStage[] => hiringStages.slice(0, hiringStages.indexOf(stage) + 1);

/** The stages that an application with a status has reached; it may have reached more before. */
export const stagesOfApplication = (status: ApplicationStatus): readonly HiringStage[] =>
  status === 'shortlisted' || status === 'hired' ? upTo(status) : [];

/** The stages that a person has reached whose shortlist entry has a state; it may have reached more before. */
export const stagesOfEntry = (status: PipelineState): readonly HiringStage[] =>
  status === 'interviewed' || status === 'hired' ? upTo(status) : ['shortlisted'];
