import { fullDayAndTime } from '@ironbloom/brand/india';
import { Injectable } from '@nestjs/common';
import { type Fact, good, missing, type SetupCheck } from '../setup-items.ts';
import { SetupRepository } from '../setup.repository.ts';

const DAY = 86_400_000;
/** They are made every night: one may be missed, two are a reason to look. */
const LATE_AFTER_MS = 2 * DAY;

@Injectable()
export class BackupCheck implements SetupCheck {
  readonly item = 'backup';

  constructor(private readonly repository: SetupRepository) {}

  async look(): Promise<Fact[]> {
    const at = await this.repository.lastBackup();
    if (!at) return [missing('No backup has been made yet. Run scripts/backup on the server to make one')];
    const age = Date.now() - at.getTime();
    const when = `The last complete backup was made on ${fullDayAndTime(at)}`;
    return [age < LATE_AFTER_MS ? good(when) : missing(`${when}, ${Math.floor(age / DAY)} days ago`)];
  }
}
