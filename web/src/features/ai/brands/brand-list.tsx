import { Anchor, Button, Text, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import { industries } from '../../../../../shared/ads/ads.rules.ts';
import type { BrandSummary } from '../../../../../shared/ai/brand.ts';
import { AdvertiserMark } from '../../../components/advertiser-mark.tsx';
import framed from '../../../components/framed-list.module.css';
import { ListHead } from '../../../components/list-head.tsx';
import { LoadFailure } from '../../../components/load-failure.tsx';
import { RowsSkeleton } from '../../../components/rows-skeleton.tsx';
import { ToneBadge } from '../../../components/tone-badge.tsx';
import { formatCount } from '../../../lib/format.ts';
import { useMay } from '../../../lib/use-may.ts';
import { useUrlState } from '../../../lib/use-url-state.ts';
import { aiNames, isNew } from '../ai-url.ts';
import { useBriefs } from '../briefs/use-briefs.ts';
import { writingOf } from '../briefs/writing-of.ts';
import rows from '../fields/rows.module.css';
import { voiceExample } from './brand-values.ts';
import { useBrands } from './use-brands.ts';

/** The brands that one writes for, with the claims that must be looked at again. */
export function BrandList() {
  const { brands, pages, error, reload, more, readingMore } = useBrands();
  const { change } = useUrlState();
  const may = useMay();
  const open = (id: string) => change({ [aiNames.brand]: id });

  if (!pages) return error ? <LoadFailure what="Les marques" error={error} onRetry={reload} /> : <RowsSkeleton />;
  if (brands.length === 0) return <NoBrand onNew={may('ai:write') ? () => open(isNew) : undefined} />;
  return (
    <section aria-label="Marques">
      {may('ai:write') && (
        <ListHead count={brands.length} thing="marque" act="Nouvelle marque" onAct={() => open(isNew)} />
      )}
      <ul className={framed.list} aria-label="Les marques">
        {brands.map((brand) => (
          <Row key={brand.id} brand={brand} onOpen={() => open(brand.id)} />
        ))}
      </ul>
      {more && (
        <Button variant="default" mt="sm" onClick={more} aria-disabled={readingMore}>
          {readingMore ? 'Chargement...' : 'Voir la suite'}
        </Button>
      )}
    </section>
  );
}

function Row({ brand, onOpen }: { brand: BrandSummary; onOpen: () => void }) {
  const { name, website, industry, register, voice, claims, expiredClaims } = brand;
  const about = [website?.replace(/^https?:\/\//, ''), industry && industries[industry]].filter(Boolean).join(' · ');
  const { briefs, pages, more } = useBriefs();
  const may = useMay();
  const own = briefs.filter(({ brandId }) => brandId === brand.id);
  const [brief] = own;
  const written = own.length;
  const known = [
    register && (register === 'vous' ? 'Vouvoiement' : 'Tutoiement'),
    // Of the briefs that were read: more of them would be another count.
    pages && !more && (written === 0 ? 'aucun brief' : formatCount(written, 'brief')),
    claims > 0 && formatCount(claims, 'allégation'),
  ];
  return (
    <li className={rows.row}>
      <div className={rows.marked}>
        <AdvertiserMark name={name} size={40} />
        <div className={rows.what}>
          <Anchor component="button" type="button" className={rows.name} onClick={onOpen}>
            {name}
          </Anchor>
          {about && (
            <Text size="sm" c="dimmed" className={rows.about}>
              {about}
            </Text>
          )}
          <Text className={rows.said}>
            {voiceExample({ name, ...voice, register: voice.register ?? '', person: voice.person ?? '' })}
          </Text>
        </div>
      </div>
      <div className={rows.more}>
        <Text component="span" size="sm" c="dimmed">
          {known.filter(Boolean).join(' · ')}
        </Text>
        {claims === 0 && <ToneBadge tone="warning">Aucune allégation</ToneBadge>}
        {expiredClaims > 0 && <ToneBadge tone="accent">{formatCount(expiredClaims, 'expirée')}</ToneBadge>}
      </div>
      {brief && may('ai:write') && (
        <Button
          component={Link}
          to={writingOf('variations', brief.id)}
          variant="default"
          size="sm"
          className={rows.act}
          aria-label={`Écrire pour ${name}`}
        >
          Écrire
        </Button>
      )}
    </li>
  );
}

function NoBrand({ onNew }: { onNew: (() => void) | undefined }) {
  return (
    <div>
      <Title order={2} fz={{ base: '1.5rem', sm: '1.875rem' }}>
        Une marque, sa voix, ce qu’elle peut affirmer
      </Title>
      <Text c="dimmed" fz="lg" mt="xs" maw="44rem">
        Vouvoiement ou tutoiement, mots à employer et à bannir, et le registre de ses allégations&nbsp;: chacune avec sa
        source et le jour où elle expire.
      </Text>
      {onNew && (
        <Button size="md" mt="lg" onClick={onNew}>
          Créer une marque
        </Button>
      )}
    </div>
  );
}
