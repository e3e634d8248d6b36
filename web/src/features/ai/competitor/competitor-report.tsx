import { Anchor, Text, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { AnalyzedCompetitor } from '../../../../../shared/ai/analyzed-competitor.ts';
import { whatStandsOut } from '../../../../../shared/ai/competitor-summary.ts';
import type { GenerationOf } from '../../../../../shared/ai/generation.ts';
import { paths } from '../../../../../shared/page-paths.ts';
import { KeyFigures } from '../../../components/key-figures.tsx';
import { formatCount, formatDay, formatMoment, formatNumber } from '../../../lib/format.ts';
import { useMay } from '../../../lib/use-may.ts';
import { aiNames } from '../ai-url.ts';
import { Cadence } from './cadence.tsx';
import classes from './competitor.module.css';
import { LongestAds } from './longest-ads.tsx';
import { MixBars } from './mix-bars.tsx';
import { libraryPath, Proofs, proofsOf } from './proofs.tsx';
import { RepeatedWords } from './repeated-words.tsx';
import { Nothing, Section } from './report-section.tsx';

type Kept = GenerationOf<'analyze_competitor'>;

/** Variations of what an angle is of; those whose feature is nothing that is changed by itself may change all. */
export function writePath(feature: string): string {
  const lever = allLevers.find((one) => one === feature);
  return `${paths.aiGenerator}?${new URLSearchParams({ [aiNames.tool]: 'variations', ...(lever && { [aiNames.lever]: lever }) })}`;
}
const allLevers = ['hook', 'proof', 'offer', 'length', 'callToAction'];

/** One page to read: what an advertiser does, beside its sector. */
export function CompetitorReport({ kept }: { kept: Kept }) {
  const { output, evidence } = kept;
  const { advertiser, period, totals, sector, cadence, winners, messages, landing, gaps, changes } = output;
  const mayWrite = useMay()('ai:write');
  const proofs = proofsOf(evidence);
  return (
    <article className={classes.report}>
      <Title order={2} fz="1.5rem" className={classes.paperOnly}>
        {advertiser.name}
      </Title>
      <Text size="sm" c="dimmed">
        Du {formatDay(period.from)} au {formatDay(period.to)} · comparé à {sector.label}
        {sector.ads > 0 &&
          ` (${formatCount(sector.ads, 'annonce')} de ${formatCount(sector.advertisers, 'autre annonceur', 'autres annonceurs')})`}
      </Text>
      <Text fz="lg" className={classes.summary}>
        {totals.ads > 0 ? whatStandsOut(output) : output.summary}
      </Text>
      <KeyFigures figures={figuresOf(totals)} />
      {totals.ads > 0 && (
        <>
          <Section
            title="Angles libres"
            lead={`Ce que le secteur fait et que ${advertiser.name} fait peu ou pas.${isSure(output) ? '' : ' Des pistes\u00a0: aucun écart avec le secteur ne se distingue du hasard.'}`}
          >
            {gaps.length === 0 && <Nothing>Aucun écart qui tienne avec son secteur.</Nothing>}
            <ul className={classes.angles}>
              {gaps.map(({ feature, value, label, idea, evidenceIds }) => (
                <li key={`${feature}:${value}`}>
                  <Text fw={600}>{label}</Text>
                  <Text size="sm">{idea}</Text>
                  <Proofs ids={evidenceIds} proofs={proofs} lead="Exemple qui tourne depuis longtemps" />
                  {mayWrite && (
                    <Anchor
                      component={Link}
                      to={writePath(feature)}
                      size="sm"
                      c="inherit"
                      underline="always"
                      className={classes.screenOnly}
                    >
                      Écrire sur cet angle
                    </Anchor>
                  )}
                </li>
              ))}
            </ul>
          </Section>
          <LongestAds advertiser={advertiser} period={period} winners={winners} proofs={proofs} />
          <div className={classes.columns}>
            <RepeatedWords messages={messages} proofs={proofs} name={advertiser.name} />
            <div className={classes.stack}>
              <Section title="Ce qui a changé" lead="Ses annonces de la période, comparées à celles d’avant.">
                {changes.length === 0 && <Nothing>Aucun changement significatif.</Nothing>}
                <ul className={classes.list}>
                  {changes.map(({ text, evidenceIds }) => (
                    <li key={text}>
                      <Text size="sm">{text}</Text>
                      <Proofs ids={evidenceIds} proofs={proofs} lead="Voir" />
                    </li>
                  ))}
                </ul>
              </Section>
              <Section title="Pages de destination" lead="Nombre d’annonces de la période qui y mènent.">
                {landing.length === 0 && <Nothing>Aucune page de destination connue.</Nothing>}
                <ul className={classes.terms}>
                  {landing.map(({ domain, count }) => (
                    <li key={domain}>
                      <span>{domain}</span>
                      <span>{formatNumber(count)}</span>
                    </li>
                  ))}
                </ul>
              </Section>
            </div>
          </div>
          <Cadence weeks={cadence} />
          <Mixes output={output} />
        </>
      )}
      <Text size="xs" c="dimmed">
        Calculé le {formatMoment(kept.createdAt)} sur les annonces que vous voyez, par {kept.createdBy.name}.{' '}
        {kept.warnings.map(({ message }) => `${message}. `)}
        <Anchor component={Link} to={libraryPath({ advertiserId: advertiser.id, ...period })} inherit>
          Voir ces annonces
        </Anchor>
      </Text>
    </article>
  );
}

const figuresOf = ({ ads, active, started, stopped, medianDaysRunning }: AnalyzedCompetitor['totals']) => [
  { name: 'Annonces', value: formatNumber(ads) },
  { name: 'En cours', value: formatNumber(active) },
  { name: 'Lancées', value: formatNumber(started) },
  { name: 'Arrêtées', value: formatNumber(stopped) },
  {
    name: 'Durée médiane',
    value: medianDaysRunning === null ? '–' : `${formatNumber(medianDaysRunning)}\u00a0j`,
  },
];

const groupsOf = ({ mix, copy }: AnalyzedCompetitor) =>
  [
    ['Formats', mix.format],
    ['Plateformes', mix.platform],
    ['Boutons', mix.callToAction],
    ['Accroches', copy.hook],
    ['Offres', copy.offer],
    ['Preuves', copy.proof],
    ['Registre', copy.register],
    ['Longueur', copy.length],
  ] as const;

/** Whether a difference from the sector is more than chance. */
const isSure = (output: AnalyzedCompetitor): boolean =>
  groupsOf(output).some(([, lines]) => lines.some(({ differs }) => differs));

/** Folded where no difference can be told from chance. */
function Mixes({ output }: { output: AnalyzedCompetitor }) {
  const { advertiser, sector, totals } = output;
  const title = `Ce que fait ${advertiser.name}, comparé au secteur`;
  const sure = isSure(output);
  const bars = (
    <>
      <Text size="xs" c="dimmed" className={classes.legend}>
        <span>
          <span className={classes.ownKey} /> {advertiser.name}
        </span>
        <span>
          <span className={classes.theirsKey} /> {sector.label}
        </span>
        {sure && <span>★ écart significatif (moins de 1&nbsp;% de risque d’être dû au hasard)</span>}
      </Text>
      <div className={classes.mixes}>
        {groupsOf(output).map(([title, lines]) => (
          <MixBars key={title} title={title} lines={lines} sector={sector.label} />
        ))}
      </div>
    </>
  );
  if (sure) return <Section title={title}>{bars}</Section>;
  return (
    <Section title={title} lead={`Aucun écart ne se distingue du hasard sur ${formatCount(totals.ads, 'annonce')}.`}>
      <details className={classes.more}>
        <summary>Détail des comparaisons</summary>
        {bars}
      </details>
    </Section>
  );
}
