import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '../../../../../shared/page-paths.ts';
import type { ListedRight } from '../../../../../shared/ugc/right.ts';
import { formatDay, formatMoney } from '../../../lib/format.ts';

/** The campaigns that go on with what may be shown no more, and what they have spent on it since. */
export function StillShown({ still }: { still: ListedRight['stillShown'] }) {
  if (!still) return null;
  if (still.campaigns.length === 0)
    return <Text size="sm">Diffuse encore&nbsp;: une campagne à laquelle il est lié dépense.</Text>;
  return still.campaigns.map(({ id, name, spent, currency }) => (
    <Text key={id} size="sm">
      Diffuse encore&nbsp;:{' '}
      <Anchor component={Link} to={paths.campaign(id)} inherit underline="always">
        <bdi>{name}</bdi>
      </Anchor>
      , {formatMoney(spent, currency)} dépensés depuis le {formatDay(still.since)}
    </Text>
  ));
}
