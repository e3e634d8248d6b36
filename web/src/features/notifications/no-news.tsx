import { notificationLimits } from '../../../../shared/notifications/notifications.rules.ts';
import { EmptyState } from '../../components/empty-state.tsx';
import { formatCount } from '../../lib/format.ts';

/** Nothing happened, or it was long ago. */
export const NoNews = () => (
  <EmptyState first title="Rien de nouveau">
    Une relance à faire, un import terminé, un annonceur suivi qui lance des annonces, un webhook qui ne répond
    plus&nbsp;: vous le lirez ici, pendant {formatCount(notificationLimits.keptDays, 'jour')}.
  </EmptyState>
);
