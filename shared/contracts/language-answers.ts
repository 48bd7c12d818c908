import * as z from 'zod/mini';
import { needs } from '#shared/domain/languages/language-requirement.ts';
import { modes, rungs, workingLevels } from '#shared/domain/languages/language-row.ts';
import { forEachSkill, pointFields } from './language-point.ts';

// Languages, modes and requirements as answers have them; what clients may send is in `language-row.ts` and
// `language-requirement.ts`. Fields that were not stated are absent. The marks let bundles leave out what they do not use.

const shownClaim = z.object({
  ...pointFields,
  taken_on: z.optional(z.nullable(z.iso.date())),
  expires_on: z.optional(z.nullable(z.iso.date())),
  evidence: z.enum(rungs),
});

const claim = z.object({ ...shownClaim.shape, certificate_number: z.optional(z.nullable(z.string())) });

const rowOf = <Claim extends z.ZodMiniType>(skillClaim: Claim) =>
  z.object({
    tag: z.string(),
    native: z.boolean(),
    working: z.nullable(z.enum(workingLevels)),
    skills: z.object(forEachSkill(z.array(skillClaim))),
    /** `YYYY-MM`. */
    last_used: z.nullable(z.string()),
  });

/** A language of a candidate with the numbers of certificates: in full profiles only. */
export const languageRow = /* @__PURE__ */ rowOf(claim);
export type FullLanguageRow = z.output<typeof languageRow>;

/** A language of a candidate without the numbers of certificates, which identify the person. */
export const shownLanguageRow = /* @__PURE__ */ rowOf(shownClaim);
export type ShownLanguageRow = z.output<typeof shownLanguageRow>;

/** What candidates state about their languages, as all answers but full profiles have it. */
export const shownLanguages = { languages: z.array(shownLanguageRow), modes: z.array(z.enum(modes)) };

/** The same with the numbers of certificates. */
export const fullLanguages = { ...shownLanguages, languages: z.array(languageRow) };

const alternative = z.object({
  tag: z.string(),
  min: z.object(forEachSkill(z.optional(z.object(pointFields)))),
  evidence_at_least: z.optional(z.nullable(z.enum(rungs))),
});

const need = z.enum(needs);

/** The language requirements of a job; empty lists without any. */
export const shownRequirements = z.object({
  all: z.array(z.object({ any: z.array(alternative), need })),
  pairs: z.array(z.object({ from: z.string(), to: z.string(), mode: z.enum(modes), need })),
});
export type ShownRequirements = z.output<typeof shownRequirements>;
