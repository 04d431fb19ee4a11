import { useClientCounts } from '#features/admin-clients/api.ts';
import { useOverview } from '#features/admin-dashboard/api.ts';
import { adminPaths } from '#shared/config/admin-paths.ts';

export interface NavBadge {
  count: number;
  /** What is counted, for screen readers: "4 late". */
  words: string;
  /** A promise is overdue. */
  late?: boolean;
}

/** What waits for somebody, by the address of its screen. */
export function useNavBadges(): Readonly<Record<string, NavBadge>> {
  const overview = useOverview().data?.value;
  const clients = useClientCounts().data;
  const unanswered = (reason: 'message-waiting' | 'check-in-waiting'): NavBadge => {
    const { count = 0, overdue = 0 } = clients?.reasons[reason] ?? {};
    return { count, words: 'unanswered', late: overdue > 0 };
  };
  return {
    ...(overview && {
      [adminPaths.messages]: { count: overview.messages.unread, words: 'unread' },
      [adminPaths.payments]: {
        count: overview.payments.flagged + overview.payments.refundAsked,
        words: 'waiting',
      },
    }),
    ...(clients && {
      [adminPaths.clients]: { count: clients.attention.late, words: 'late', late: true },
      [adminPaths.checkIns]: unanswered('check-in-waiting'),
      [adminPaths.conversations]: unanswered('message-waiting'),
    }),
  };
}
