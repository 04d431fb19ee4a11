export * from './settings.ts';
import intakeJson from './intake.json' with { type: 'json' };

export type Answer = string | number | readonly string[];

interface QuestionBase {
  id: string;
  text: string;
  required: boolean;
  help?: string;
}

export interface ChoiceQuestion extends QuestionBase {
  kind: 'single' | 'multi';
  options: readonly { value: string | number; label: string }[];
}

export interface TextQuestion extends QuestionBase {
  kind: 'text';
  maxLength: number;
}

export interface NumberQuestion extends QuestionBase {
  kind: 'number';
  unit: string;
  min: number;
  max: number;
  step: number;
}

export interface PhoneQuestion extends QuestionBase {
  kind: 'phone';
}

export type IntakeQuestion = ChoiceQuestion | TextQuestion | NumberQuestion | PhoneQuestion;

/** Answered yes or no; a yes asks further, and may have training wait for a doctor's word. */
export interface HealthQuestion {
  id: string;
  text: string;
  followUp: { kind: 'text' | 'single'; text: string; options?: readonly { value: string; label: string }[] };
  yes: { outcome: string; blocksTraining: boolean; toClient: string; toCoach: string };
}

interface Intake {
  intro: string;
  /** How long it takes. */
  minutes: number;
  /** Four steps; the fifth is `health`. */
  steps: readonly { id: string; title: string; questions: readonly IntakeQuestion[] }[];
  health: {
    title: string;
    /** Asked before the first health question. `version` changes with its words; `howLong` has the placeholder of retention. */
    consent: { version: number; text: string; who: string; howLong: string; withdraw: string };
    questions: readonly HealthQuestion[];
    doctor: {
      text: string;
      options: readonly { value: DoctorAnswer; label: string }[];
      limitsText: { text: string; maxLength: number };
      help: string;
      opens: string;
    };
  };
}

/** What the doctor said, after a yes that has training wait. */
export type DoctorAnswer = 'may-train' | 'may-train-limits' | 'not-yet' | 'not-asked';

/** What a new client is asked before her plan is written. */
export const intake = intakeJson as unknown as Intake;
