import { Button } from '@mantine/core';
import { notificationLimits } from '../../../../shared/notifications/notifications.rules.ts';
import { EmptyState } from '../../components/empty-state.tsx';
import { formatCount } from '../../lib/format.ts';
import { useUrlState } from '../../lib/use-url-state.ts';
import { notificationNames } from './notifications-url.ts';

/** Nothing happened, or it was long ago. */
export const NoNews = () => (
  <EmptyState first title="Rien de nouveau">
    Une relance à faire, un import terminé, un annonceur suivi qui lance des annonces, un webhook qui ne répond
    plus&nbsp;: vous le lirez ici, pendant {formatCount(notificationLimits.keptDays, 'jour')}.
  </EmptyState>
);

/** What was chosen leaves nothing. */
export function NoneFound() {
  const { change } = useUrlState();
  const showAll = () => change({ [notificationNames.shown]: null, [notificationNames.category]: null });
  return (
    <EmptyState
      title="Aucune notification de ce genre"
      acts={
        <Button variant="default" onClick={showAll}>
          Tout afficher
        </Button>
      }
    >
      Les autres sont toujours là.
    </EmptyState>
  );
}
