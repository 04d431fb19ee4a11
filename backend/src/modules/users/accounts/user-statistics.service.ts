import { Inject, Injectable } from '@nestjs/common';
import type { Env } from '../../../config/env.ts';
import { ENV } from '../../../config/config.module.ts';
import {
  type ActivityEntry,
  ActivityHistory,
  type DayCount,
  type DayRange,
} from '../../activity/activity-history.api.ts';
import type { Page } from '../../../platform/database/page.ts';
import { UsersRepository } from './users.repository.ts';

/** admin-4: the dashboard previews five. */
const RECENT_LOGINS = 5;

export interface Summary {
  totalUsers: number;
  admins: number;
  users: number;
  recentLogins: ActivityEntry[];
}

/** What the owner sees of accounts and of what people did. */
@Injectable()
export class UserStatisticsService {
  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly users: UsersRepository,
    private readonly history: ActivityHistory,
  ) {}

  /** The verified holder of ADMIN_EMAIL counts as an admin. */
  async summary(): Promise<Summary> {
    const [{ total, admins }, recentLogins] = await Promise.all([
      this.users.count(this.env.ADMIN_EMAIL),
      this.history.newestSignIns(RECENT_LOGINS),
    ]);
    return { totalUsers: total, admins, users: total - admins, recentLogins };
  }

  /** Newest first. @param range days in Asia/Kolkata. @param page counts from 1 */
  activities(range: DayRange, page: number, limit: number): Promise<Page<ActivityEntry>> {
    return this.history.page(range, page, limit);
  }

  /** Days in Asia/Kolkata, oldest first, today last; a day without any is there as 0. */
  signInsPerDay(days: number): Promise<DayCount[]> {
    return this.history.signInsPerDay(days);
  }
}
