import type { Skill } from '#shared/domain/languages/skills.ts';

/**
 * Names in the Europass document `Candidate`, used since 2020. Sources: Europass CV XML Schema Documentation 3.0.0 (DG EMPL,
 * 2020-06-02); for what the editor writes and reads beyond it, the files that it exports, as described by
 * `europass-cv` (S. Zeppieri, CC BY 4.0), both read on 2026-11-22.
 */
export const candidateNamespaces = {
  xmlns: 'http://www.europass.eu/1.0',
  'xmlns:oa': 'http://www.openapplications.org/oagis/9',
  'xmlns:eures': 'http://www.europass_eures.eu/1.0',
  'xmlns:hr': 'http://www.hr-xml.org/3',
  'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
  'xsi:schemaLocation': 'http://www.europass.eu/1.0 Candidate.xsd',
} as const;

/** The code of each skill's dimension. */
export const dimensionCodes: Readonly<Record<Skill, string>> = {
  listening: 'CEF-Understanding-Listening',
  reading: 'CEF-Understanding-Reading',
  spoken_interaction: 'CEF-Speaking-Interaction',
  spoken_production: 'CEF-Speaking-Production',
  writing: 'CEF-Writing-Production',
};

/** Further codes of a skill in the list of codes: it has two for writing, of which the editor uses one. */
export const otherCodes: Readonly<Partial<Record<Skill, readonly string[]>>> = { writing: ['CEF-Writing-Interaction'] };

/** The elements of the levels in `SkillsPassport` (Europass XML Schema 3.0 to 3.4, Cedefop, 2013 to 2020). */
export const passportLevels: Readonly<Record<Skill, string>> = {
  listening: 'Listening',
  reading: 'Reading',
  spoken_interaction: 'SpokenInteraction',
  spoken_production: 'SpokenProduction',
  writing: 'Writing',
};
