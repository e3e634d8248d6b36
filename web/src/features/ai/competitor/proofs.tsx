import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { Evidence } from '../../../../../shared/ai/evidence.ts';
import { paths } from '../../../../../shared/page-paths.ts';
import { elides } from '../../../../../shared/rules/copy/french/elide.ts';
import classes from './competitor.module.css';

export type ProofMap = ReadonlyMap<string, Evidence>;
export const proofsOf = (evidence: readonly Evidence[]): ProofMap => new Map(evidence.map((one) => [one.id, one]));
const deName = (name: string) => (elides(name) ? `d’${name}` : `de ${name}`);
export const libraryPath = (search: Record<string, string>) => `${paths.ads}?${new URLSearchParams(search)}`;

/** The market's sentence, and links to the ads that show it. */
export function Proofs({ ids, proofs, lead }: { ids: readonly string[]; proofs: ProofMap; lead: string }) {
  const found = ids.flatMap((id) => proofs.get(id) ?? []);
  const ads = found.filter(({ ref, type }) => type === 'ad' && ref !== null);
  return (
    <>
      {found
        .filter(({ type }) => type === 'market')
        .map(({ id, label }) => (
          <Text key={id} size="xs" c="dimmed">
            {label}
          </Text>
        ))}
      {ads.length > 0 && (
        <Text size="xs" c="dimmed" className={classes.screenOnly}>
          {lead}&nbsp;:{' '}
          {ads.map(({ id, ref, label }, at) => (
            <span key={id}>
              {at > 0 && ', '}
              <Anchor component={Link} to={libraryPath({ annonce: ref ?? '' })} inherit>
                {ads.length > 1 ? `annonce ${at + 1}` : `annonce ${deName(label)}`}
              </Anchor>
            </span>
          ))}
        </Text>
      )}
    </>
  );
}

export const AdLink = ({ evidence }: { evidence: Evidence | undefined }) => (
  <Anchor
    component={Link}
    to={libraryPath({ annonce: evidence?.ref ?? '' })}
    inherit
    c="inherit"
    underline="hover"
    className={classes.quote}
  >
    {evidence?.quote || 'Annonce sans texte'}
  </Anchor>
);
