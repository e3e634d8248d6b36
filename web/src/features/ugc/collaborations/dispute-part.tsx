import { Text } from '@mantine/core';
import { disputeReasons } from '../../../../../shared/ugc/collaboration.rules.ts';
import type { Collaboration } from '../../../../../shared/ugc/collaboration.ts';
import { settlementText } from '../../../../../shared/ugc/settlement.ts';
import { formatDayOf } from '../../../lib/format.ts';
import classes from './collaborations.module.css';

type Props = { collaboration: Collaboration; dispute: NonNullable<Collaboration['dispute']> };

/** What both sides do not agree on, and what was proposed to end it. */
export function DisputePart({ collaboration, dispute }: Props) {
  const { by, reason, text, openedAt, settlement } = dispute;
  const whose = (side: typeof by) => (side === 'brand' ? 'vous' : collaboration.creatorName);
  return (
    <section className={classes.counter} aria-label="Litige">
      <Text size="sm" fw={600}>
        Litige ouvert par {whose(by)} le {formatDayOf(openedAt)}&nbsp;: {disputeReasons[reason].toLowerCase()}
      </Text>
      <Text size="sm" className={classes.said}>
        {text}
      </Text>
      <Text size="sm" fw={600} mt="xs">
        {settlement
          ? `Proposé par ${whose(settlement.by)}\u00a0: ${settlementText(settlement, collaboration.offer?.fee ?? null)}`
          : 'Aucun arrangement n’est proposé'}
      </Text>
      {settlement && (
        <Text size="sm" className={classes.said}>
          {settlement.text}
        </Text>
      )}
    </section>
  );
}
