import type { Measure, ModerationRule, ObjectionOutcome } from '#shared/domain/moderation.ts';
import type { Values } from './mail-catalogue.ts';

/** Texts of the mails about decisions against a person, in one language. */
export interface DecisionCatalogue {
  /** A subject is a fixed phrase: user input never becomes part of it. */
  measures: Readonly<Record<Measure, { subject: string; message: (values: Values) => string }>>;
  rule: (rule: string) => string;
  rules: Readonly<Record<ModerationRule, string>>;
  /** What the admin wrote, and what is shown there when they wrote nothing. */
  found: (reason: string) => string;
  notFound: string;
  /** Who decided, and where it holds. */
  effect: string;
  /** How to object; `end` with its time, in UTC. */
  how: (end: string) => string;
  action: string;
  answer: Readonly<Record<ObjectionOutcome, string>> & {
    subject: string;
    /** Of what was deleted and cannot be brought back. */
    redo: string;
    why: (text: string) => string;
    court: string;
  };
}
