import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { inForceNow, type LegalText } from '../legal-text.ts';
import { longDay } from '../long-day.ts';

/** Every version that was in force stays readable. */
export function OtherVersions({ path, text }: { path: string; text: LegalText }): ReactNode {
  return (
    <>
      <h2 id="versions">{inForceNow(text) ? 'Other versions' : 'Earlier versions'}</h2>
      <ul>
        {text.others.map(({ version, inForceSince }) => (
          <li key={version}>
            <Link to={`${path}?version=${version}`} rel="nofollow">
              Version {version}, in force since {longDay(inForceSince)}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
