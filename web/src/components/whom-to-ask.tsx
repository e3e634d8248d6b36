import { Text } from '@mantine/core';
import { useWhomToAsk } from '../lib/use-whom-to-ask.ts';

/** A permission counts at the next call: trying again helps once it is given. */
export const WhomToAsk = () => <Text c="dimmed">Pour l’obtenir, demandez à {useWhomToAsk()}.</Text>;
