import { packRequirements } from '#functions/data/packed-requirements.ts';
import { storedFields } from '#functions/data/plain-fields.ts';
import { requirePossibleClosing } from '#functions/entities/job/closing-fields.ts';
import type { StoredJobDraft } from '#functions/entities/job-draft/stored-job-draft.ts';
import { validateBody } from '#functions/http/validate.ts';
import { invalidField } from '#functions/platform/http-error.ts';
import type { BodyOf } from '#shared/contracts/define.ts';
import type { jobDraftCalls } from '#shared/contracts/job-drafts.ts';
import { jobBody } from '#shared/contracts/jobs.ts';
import { zoneWithout } from '#shared/domain/closing-date.ts';
import { scheduleProblem } from '#shared/domain/job-drafts.ts';
import { jobFields } from '#shared/domain/job-fields.ts';
import { type EpochMs, toEpochMs } from '#shared/domain/time.ts';
import { dayIn } from '#shared/domain/time-zone.ts';
import { textId } from '#shared/texts/text-id.ts';
import { withDisplayLanguage } from './display-language.ts';

type Body = BodyOf<typeof jobDraftCalls.createDraft>;

/**
 * The form of a draft. One that is published by itself has all that a job must have, as no person is there to correct an error.
 * @throws HttpError 400 naming the fields
 */
export async function requireSchedulable(body: Body, now: EpochMs): Promise<Body> {
  const { publish_at } = body;
  if (!publish_at) return body;
  const problem = scheduleProblem(publish_at, now);
  if (problem) throw invalidField('publish_at', textId(problem));
  const form = await validateBody(jobBody, body);
  const then = toEpochMs(publish_at);
  if (form.closing_date !== null && form.closing_date < dayIn(form.closing_zone ?? zoneWithout, then)) {
    throw invalidField('closing_date', textId('closing_date_before_publishing'));
  }
  requirePossibleClosing(form, { is_active: true }, then);
  return { ...(await withDisplayLanguage(form)), publish_at };
}

/** The form of a draft as it is stored, and nothing else of a request. */
export const draftForm = (body: Body): StoredJobDraft['form'] => ({
  ...storedFields(jobFields, body),
  description: body.description,
  texts: body.texts?.length ? body.texts : undefined,
  language_requirements: body.language_requirements ? packRequirements(body.language_requirements) : undefined,
  closing_date: body.closing_date,
  closing_zone: body.closing_zone,
  is_active: body.is_active ?? true,
});
