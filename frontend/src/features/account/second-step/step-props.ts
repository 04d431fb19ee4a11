import type { SignedIn } from '../api.ts';

/** What each way of taking the second step is given. */
export interface StepProps {
  ticket: string;
  onSignedIn: (answer: SignedIn) => void;
  /** @returns whether the sign-in is over, and the screen with it */
  onRefused: (error: unknown) => boolean;
}
