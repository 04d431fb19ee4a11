import { setTimeout as delay } from 'node:timers/promises';
import { adminToken, get } from '../api.ts';
import { patiently } from '../buyer.ts';
import type { ComposeStack } from '../compose-stack.ts';
import { uploadPicture } from '../steps/picture.ts';

const SIGN_IN_EVERY_MS = 2_000;
const UPLOAD_EVERY_MS = 10_000;

/** Somebody who signs in and looks at their account, and an editor who uploads pictures, until they are told to stop. */
export class Members {
  signIns = 0;
  uploads = 0;
  /** Calls that had to be made again. */
  repeats = 0;
  /** What did not work within a minute and a half. */
  readonly lost: string[] = [];
  private readonly stack: ComposeStack;
  private readonly people: Promise<void>[];
  private stopped = false;

  constructor(stack: ComposeStack) {
    this.stack = stack;
    this.people = [
      this.again(SIGN_IN_EVERY_MS, () => this.signIn()),
      this.again(UPLOAD_EVERY_MS, () => this.upload()),
    ];
  }

  async stop(): Promise<void> {
    this.stopped = true;
    await Promise.all(this.people);
  }

  private async signIn(): Promise<void> {
    await get(`${this.stack.settings.siteUrl}/api/users/me`, await adminToken(this.stack));
    this.signIns += 1;
  }

  private async upload(): Promise<void> {
    const picture = await fetch(await uploadPicture(this.stack));
    if (!picture.ok) throw new Error(`an uploaded picture answered ${picture.status}`);
    this.uploads += 1;
  }

  private async again(everyMs: number, work: () => Promise<void>): Promise<void> {
    while (!this.stopped) {
      await patiently(work, () => (this.repeats += 1)).catch((error: unknown) =>
        this.lost.push(String(error)),
      );
      await delay(everyMs);
    }
  }
}
