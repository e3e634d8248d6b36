import { Text } from '@mantine/core';
import { eurosText } from '../../../../../shared/billing/euros.ts';
import type { Collaboration } from '../../../../../shared/ugc/collaboration.ts';
import classes from './collaborations.module.css';

const whys = {
  law: 'contrat écrit obligatoire (loi du 9 juin 2023)',
  prudence: 'contrat écrit, par prudence',
  policy: 'contrat écrit, comme vous l’avez choisi pour cette campagne',
} as const;

type Props = { agreement: NonNullable<Collaboration['agreement']>; fee: number | undefined };

/** What this advertiser and this creator come to in the year, and which paper that takes. */
export function CounterText({ agreement, fee }: Props) {
  const { counter, level, why } = agreement;
  const { year, before, this: now, total, threshold } = counter;
  return (
    <div className={classes.counter}>
      <Text size="sm">
        En {year}, pour cet objectif&nbsp;: {eurosText(before)} déjà convenus + {eurosText(now)}
        {fee !== undefined && now > fee && ' (produit compris)'} = {eurosText(total)} HT, sur un seuil de{' '}
        {eurosText(threshold)}
      </Text>
      <Text size="sm" fw={600}>
        {level === 'contract' ? `→ ${whys[why ?? 'law']}` : '→ bon de commande : un accord écrit suffit'}
      </Text>
    </div>
  );
}
