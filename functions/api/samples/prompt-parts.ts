/**
 * What prompts are composed of: sentences that fit each other in any combination. They ask for nothing that tells who
 * speaks: no name, place, employer or life story.
 */
export interface PromptParts {
  situations: readonly string[];
  tasks: readonly string[];
  conditions: readonly string[];
  details: readonly string[];
}
