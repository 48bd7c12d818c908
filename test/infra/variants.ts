import { type StackConfig, type StageName, stages } from '#infra/settings/config.ts';

/** Settings that add resources, variables or text to a stack; those of `prod` are required anyway. */
const allSettings: Partial<StackConfig> = {
  supportEmail: 'help@jobs.example',
  supportPhone: '+91 80 5550 0100',
  alarmMail: 'operations@jobs.example',
  budgetUsd: 100,
  landingFigures: { candidates: 812, recruiters: 40, jobs: 96, applications: 1204, day: '2026-11-26' },
};

const engines = {
  embedded: { engine: 'embedded' },
  opensearch: { engine: 'opensearch', maxIndexingOcu: 2, maxSearchOcu: 4 },
} as const;

/** A kind of deployment. */
export interface Variant {
  stage: StageName;
  region: string;
  engine: keyof typeof engines;
}

const stageNames = Object.keys(stages) as StageName[];

/** Every kind of deployment. */
export const variants: readonly Variant[] = stageNames.flatMap((stage) =>
  ['us-east-1', 'ap-south-1'].flatMap((region) =>
    (['embedded', 'opensearch'] as const).map((engine) => ({ stage, region, engine })),
  ),
);

/** The settings of a variant, with all that add to its stacks. */
export const changesOf = ({ region, engine }: Variant): Partial<StackConfig> => ({
  ...allSettings,
  region,
  search: engines[engine],
});
