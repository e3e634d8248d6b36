import { Anchor, Button, Text } from '@mantine/core';
import { useState } from 'react';
import { industries } from '../../../../../shared/ads/ads.rules.ts';
import { campaignObjectives } from '../../../../../shared/campaigns/campaigns.rules.ts';
import type { PublishedFigure } from '../../../../../shared/campaigns/comparison.contract.ts';
import { formatRatio } from '../../../../../shared/rules/ratio-formats.ts';
import { ToneBadge } from '../../../components/tone-badge.tsx';
import { countryName, formatCount } from '../../../lib/format.ts';
import { usePhone } from '../../../lib/use-phone.ts';
import classes from './published-figures.module.css';

const statistics = { mean: 'Moyenne', median: 'Médiane', range: 'Fourchette' } as const;
const confidences = {
  A: { name: 'bonne', why: 'La page de l’éditeur, ou deux reprises qui concordent', tone: 'positive' },
  B: { name: 'moyenne', why: 'Une reprise d’un éditeur nommé', tone: 'plain' },
  C: { name: 'faible', why: 'Le blog d’un vendeur, une reprise isolée ou une fourchette', tone: 'warning' },
} as const;

const fewShown = 2;

/**
 * What others have published, what one may compare with first, then the surest, each with what it takes to judge it; what holds for
 * several is said once.
 */
export function PublishedFigures({ items, currency }: { items: readonly PublishedFigure[]; currency: string }) {
  const [all, setAll] = useState(false);
  const phone = usePhone();
  if (items.length === 0)
    return (
      <Text size="sm" c="dimmed" mt="sm">
        Aucune étude fiable publiée.
      </Text>
    );
  const foreign = (item: PublishedFigure) => Number(item.currency !== null && item.currency !== currency);
  const sorted = items.toSorted(
    (a, b) => foreign(a) - foreign(b) || a.confidence.localeCompare(b.confidence) || (b.n ?? 0) - (a.n ?? 0),
  );
  // One more to see is no reason to hide it; on a phone each study is a card, and the next metric would be screens away.
  const folded = !all && (phone || sorted.length > fewShown + 1);
  const shown = folded ? sorted.slice(0, phone ? 0 : fewShown) : sorted;
  const said = shown.flatMap(({ caveat }) => sentencesOf(caveat));
  const common = [...new Set(said)].filter((one) => said.indexOf(one) !== said.lastIndexOf(one));
  return (
    <>
      {shown.length > 0 && (
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">Valeur publiée</th>
              <th scope="col">Mesure</th>
              <th scope="col">Étude</th>
              <th scope="col">Échantillon</th>
              <th scope="col">Confiance</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((item) => (
              <Row key={keyOf(item)} item={item} common={common} />
            ))}
          </tbody>
        </table>
      )}
      {common.map((sentence, at) => (
        <Text key={sentence} size="xs" c="dimmed" mt={at === 0 ? 'xs' : 2}>
          <sup>{at + 1}</sup> {sentence}
        </Text>
      ))}
      {folded && (
        <Button variant="subtle" size="compact-sm" mt="xs" ml={-8} onClick={() => setAll(true)}>
          {phone
            ? `Voir ${sorted.length > 1 ? `les ${sorted.length} chiffres publiés` : 'le chiffre publié'}`
            : `Voir les ${sorted.length - fewShown} autres`}
        </Button>
      )}
    </>
  );
}

const keyOf = ({ source, period, industry, objective, statistic, caveat }: PublishedFigure): string =>
  [source, period, industry, objective, statistic, caveat].join(' ');

function Row({ item, common }: { item: PublishedFigure; common: readonly string[] }) {
  const { statistic, industry, objective, source, url, geo, period, n, currency, confidence } = item;
  const { name, why, tone } = confidences[confidence];
  const caveats = sentencesOf(item.caveat);
  const marks = caveats.flatMap((one) => (common.includes(one) ? [common.indexOf(one) + 1] : [])).toSorted();
  const own = caveats.filter((one) => !common.includes(one)).join(' ');
  return (
    <tr>
      <th scope="row" className={classes.value}>
        {figureText(item)}
        {marks.length > 0 && <sup>{marks.join(', ')}</sup>}
      </th>
      <td>
        {statistics[statistic]}
        {industry === 'all' ? ', tous secteurs' : `, ${industries[industry]}`}
        {objective && `, objectif ${campaignObjectives[objective]}`}
      </td>
      <td>
        <Anchor href={url} target="_blank" rel="noopener" inherit c="inherit" underline="always">
          {source}
        </Anchor>
        <span className={classes.small}>
          {placeOf(geo)} · {period}
          {currency && ` · en ${currency}`}
          {own && `. ${own}`}
        </span>
      </td>
      <td>
        {n === null ? (
          <>
            <span className={classes.onPhone}>Échantillon </span>non publié
          </>
        ) : (
          formatCount(n, 'campagne')
        )}
      </td>
      <td>
        <span title={why}>
          <ToneBadge tone={tone}>
            <span className={classes.onPhone}>Confiance </span>
            {name}
          </ToneBadge>
        </span>
      </td>
    </tr>
  );
}

const sentencesOf = (caveat: string | null): string[] => caveat?.match(/[^.]+\./g)?.map((one) => one.trim()) ?? [];

const placeOf = (geo: string): string => (/^[A-Z]{2}$/.test(geo) ? countryName(geo) : geo);

function figureText({ metric, value, min, max, currency }: PublishedFigure): string {
  const show = (figure: number) => formatRatio(metric, figure, currency ?? 'EUR');
  if (value !== null) return show(value);
  return min !== null && max !== null ? `${show(min)} à ${show(max)}` : 'inconnu';
}
