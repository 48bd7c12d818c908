import type { BodyOf } from '#shared/contracts/define.ts';
import type { jobCalls } from '#shared/contracts/jobs.ts';

type Body = BodyOf<typeof jobCalls.create>;

/** The tag that a job's requirements name first. */
const firstTag = ({ language_requirements: requirements }: Body): string | undefined =>
  requirements?.all[0]?.any[0]?.tag ?? requirements?.pairs[0]?.from;

/** The form with the text that shows the job's language: if it is empty, the English name of the first required language. */
export async function withDisplayLanguage(body: Body): Promise<Body> {
  const tag = body.language === '' ? firstTag(body) : undefined;
  if (tag === undefined) return body;
  // The table of names is large: jobs that name their language do without.
  const { englishNameOf } = await import('#functions/services/languages/language-names.ts');
  return { ...body, language: await englishNameOf(tag) };
}
