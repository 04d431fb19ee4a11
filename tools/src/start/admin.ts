import { shippedBusiness } from '@ironbloom/brand';
import { saveSecrets, type Secrets } from './settings/secrets.ts';

export interface Admin {
  email: string;
  password: string;
  generated: boolean;
}

/** The first admin: as given, else made up. */
export function adminOf(variables: NodeJS.ProcessEnv, secrets: Secrets): Admin {
  const email =
    variables['ADMIN_EMAIL']?.trim() || `admin@${shippedBusiness.supportEmail.split('@')[1] ?? 'localhost'}`;
  const password = variables['ADMIN_PASSWORD'];
  return password
    ? { email, password, generated: false }
    : { email, password: secrets.adminPassword, generated: true };
}

/**
 * Lines about how to sign in as admin. A generated password is shown on the first start only.
 * @param wasThere the account has the password that it had
 */
export async function introduceAdmin(
  admin: Admin,
  secrets: Secrets,
  dataDir: string,
  wasThere: boolean,
): Promise<string[]> {
  if (!admin.generated) return [];
  if (wasThere && !secrets.adminShown) return [`  Admin is ${admin.email}, who was there already.`];
  if (secrets.adminShown) return [`  Admin is ${admin.email}; the password is in ${dataDir}/secrets.json.`];
  await saveSecrets(dataDir, { ...secrets, adminShown: true });
  return [
    `  Admin is ${admin.email} with the password ${admin.password}`,
    `  (shown this once; kept in ${dataDir}/secrets.json).`,
  ];
}
