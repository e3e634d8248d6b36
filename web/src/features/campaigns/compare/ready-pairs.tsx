import { Button, Group, Text } from '@mantine/core';
import type { Campaign } from '../../../../../shared/campaigns/campaign.ts';
import { useUrlState } from '../../../lib/use-url-state.ts';
import { compareNames } from './compare-url.ts';
import { useComparable } from './use-comparable.ts';

const mostPairs = 3;

/** For who does not know where to begin: campaigns of one client that are after the same thing, two by two. */
export function ReadyPairs() {
  const { change } = useUrlState();
  const { data = [] } = useComparable('');
  const pairs = pairsOf(data);
  if (pairs.length === 0) return null;
  return (
    <>
      <Text size="sm" c="dimmed" mt="lg" mb="xs">
        Par exemple
      </Text>
      <Group gap="xs" justify="center">
        {pairs.map(([one, other]) => (
          <Button
            key={one.id}
            variant="default"
            size="sm"
            h="auto"
            py={6}
            styles={{ label: { whiteSpace: 'normal', height: 'auto', overflow: 'visible', lineHeight: 1.3 } }}
            onClick={() => change({ [compareNames.ids]: [one.id, other.id] })}
          >
            {pairText(one.name, other.name)}
          </Button>
        ))}
      </Group>
    </>
  );
}

function pairsOf(campaigns: readonly Campaign[]): [Campaign, Campaign][] {
  const waiting = new Map<string, Campaign>();
  const pairs: [Campaign, Campaign][] = [];
  for (const one of campaigns) {
    if (one.clientId === null) continue;
    const key = `${one.clientId} ${one.objective} ${one.currency}`;
    const other = waiting.get(key);
    if (other) pairs.push([other, one]);
    if (other) waiting.delete(key);
    else waiting.set(key, one);
  }
  return pairs.slice(0, mostPairs);
}

/** `FR | Ventes | Routine du soir : Femmes 25-44 et Créatrices`: what both names begin with is said once. */
function pairText(one: string, other: string): string {
  const [mine, theirs] = [one.split(' | '), other.split(' | ')];
  const differs = mine.findIndex((part, at) => part !== theirs[at]);
  const begins = mine.slice(0, differs).join(' | ');
  const rest = (parts: readonly string[]) => parts.slice(differs).join(' | ');
  return differs > 0 && rest(theirs) ? `${begins}\u00a0: ${rest(mine)} et ${rest(theirs)}` : `${one} et ${other}`;
}
