import type { LegalContent, LegalSection } from '@ironbloom/brand';
import type { PageText } from '#shared/lib/server-only.ts';

export interface LegalVersion {
  version: number;
  /** `YYYY-MM-DD`. */
  inForceSince: string;
}

/** One version of a legal page, and the other public ones, newest first. */
export interface LegalText {
  version: number;
  content: Omit<LegalContent, 'sections'> & {
    sections: readonly (Omit<LegalSection, 'html'> & { html?: PageText })[];
  };
  others: readonly LegalVersion[];
}

/** The version in force, if it is another one. */
export const inForceNow = ({ version, others }: LegalText): LegalVersion | undefined => {
  const [newest] = others;
  return newest && newest.version > version ? newest : undefined;
};
