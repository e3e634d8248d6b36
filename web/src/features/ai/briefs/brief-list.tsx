import { ActionIcon, Anchor, Button, Menu, Text, Title } from '@mantine/core';
import { IconCopy, IconDots, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { KeptBrief } from '../../../../../shared/ai/brief.ts';
import { createBrief, deleteBrief } from '../../../../../shared/ai/briefs.contract.ts';
import { fold } from '../../../../../shared/kernel/fold.ts';
import { ActMenu } from '../../../components/act-menu.tsx';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import framed from '../../../components/framed-list.module.css';
import { ListHead } from '../../../components/list-head.tsx';
import { LoadFailure } from '../../../components/load-failure.tsx';
import { RowsSkeleton } from '../../../components/rows-skeleton.tsx';
import { ToneBadge } from '../../../components/tone-badge.tsx';
import { sayFailed } from '../../../components/undo-toast.tsx';
import { messageOf } from '../../../lib/api-error.ts';
import { formatCount, formatDay, formatList } from '../../../lib/format.ts';
import { request } from '../../../lib/request.ts';
import { useMay } from '../../../lib/use-may.ts';
import { useUrlState } from '../../../lib/use-url-state.ts';
import { aiNames, isNew } from '../ai-url.ts';
import { useBrands } from '../brands/use-brands.ts';
import rows from '../fields/rows.module.css';
import { newBrief, valuesOfBrief } from './brief-values.ts';
import { missingIn } from './gauge.tsx';
import { useBriefs } from './use-briefs.ts';
import { writingOf } from './writing-of.ts';

/** The briefs, each with its brand and what it holds. */
export function BriefList() {
  const { briefs, pages, error, reload, more, readingMore } = useBriefs();
  const { change } = useUrlState();
  const [leaving, setLeaving] = useState<KeptBrief | null>(null);
  const may = useMay();
  const open = (id: string) => change({ [aiNames.brief]: id });

  async function duplicate(brief: KeptBrief) {
    try {
      const body = newBrief({ ...valuesOfBrief(brief), name: `${brief.name} (copie)` });
      open((await request(createBrief, { body })).brief.id);
    } catch (problem) {
      sayFailed(messageOf(problem, 'Le brief n’a pas pu être dupliqué'));
    }
  }

  if (!pages) return error ? <LoadFailure what="Les briefs" error={error} onRetry={reload} /> : <RowsSkeleton />;
  if (briefs.length === 0) return <NoBrief onNew={may('ai:write') ? () => open(isNew) : undefined} />;
  return (
    <section aria-label="Briefs">
      {may('ai:write') && (
        <ListHead count={briefs.length} thing="brief" act="Nouveau brief" onAct={() => open(isNew)} />
      )}
      <ul className={framed.list} aria-label="Les briefs">
        {briefs.map((brief) => (
          <Row
            key={brief.id}
            brief={brief}
            onOpen={() => open(brief.id)}
            onDuplicate={may('ai:write') ? () => duplicate(brief) : undefined}
            onRemove={may('ai:delete') ? () => setLeaving(brief) : undefined}
          />
        ))}
      </ul>
      {more && (
        <Button variant="default" mt="sm" onClick={more} aria-disabled={readingMore}>
          {readingMore ? 'Chargement...' : 'Voir la suite'}
        </Button>
      )}
      {leaving && (
        <ConfirmDialog
          title={`Supprimer «\u00a0${leaving.name}\u00a0»\u202f?`}
          keep="Garder le brief"
          act="Supprimer"
          acting="Suppression..."
          otherwise="Le brief n’a pas pu être supprimé"
          onAct={() => request(deleteBrief, { params: { id: leaving.id } })}
          onDone={() => {
            setLeaving(null);
            void reload();
          }}
          onClose={() => setLeaving(null)}
        >
          <Text size="sm">Ses faits disparaissent pour de bon. Ce qui a été écrit à partir d’eux reste.</Text>
        </ConfirmDialog>
      )}
    </section>
  );
}

type RowProps = {
  brief: KeptBrief;
  onOpen: () => void;
  onDuplicate: (() => void) | undefined;
  onRemove: (() => void) | undefined;
};

function Row({ brief, onOpen, onDuplicate, onRemove }: RowProps) {
  const { brands } = useBrands();
  const { name, brandId, brief: facts, updatedAt } = brief;
  const brand = brandId && (brands.find(({ id }) => id === brandId)?.name ?? 'marque supprimée');
  const { benefits } = facts;
  const count = countOf(facts);
  const missing = missingIn(valuesOfBrief(brief));
  // « Sérum Aube, lancement » says already what « le sérum Aube » is.
  const product = fold(name).includes(fold(facts.product).replace(/^(?:les? |la |l['’])/, '')) ? null : facts.product;
  return (
    <li className={rows.row}>
      <div className={rows.what}>
        <Anchor component="button" type="button" className={rows.name} onClick={onOpen}>
          {name}
        </Anchor>
        <Text size="sm" c="dimmed" className={rows.about}>
          {[brand, product, formatCount(count, 'fait')].filter(Boolean).join(' · ')}
        </Text>
        {benefits.length > 0 && (
          <Text size="sm" lineClamp={2} className={rows.about}>
            {benefits.join(', ')}
          </Text>
        )}
      </div>
      <div className={rows.more}>
        <ToneBadge tone={missing.length === 0 ? 'positive' : 'warning'}>
          {missing.length === 0 ? 'Prêt à écrire' : `Il manque ${formatList(missing)}`}
        </ToneBadge>
        <Text component="span" size="sm" c="dimmed">
          modifié le&nbsp;{formatDay(updatedAt.slice(0, 10))}
        </Text>
      </div>
      {onDuplicate && (
        <Button
          component={Link}
          to={writingOf('variations', brief.id)}
          variant="default"
          size="sm"
          className={rows.act}
          aria-label={`Écrire avec ${name}`}
        >
          Écrire
        </Button>
      )}
      {(onDuplicate || onRemove) && (
        <ActMenu
          target={
            <ActionIcon
              variant="subtle"
              color="gray"
              size={36}
              className={rows.menu ?? ''}
              aria-label={`Actions sur ${name}`}
            >
              <IconDots size={18} aria-hidden />
            </ActionIcon>
          }
        >
          {onDuplicate && (
            <Menu.Item leftSection={<IconCopy size={16} aria-hidden />} onClick={onDuplicate}>
              Dupliquer
            </Menu.Item>
          )}
          {onRemove && (
            <Menu.Item leftSection={<IconTrash size={16} aria-hidden />} onClick={onRemove}>
              Supprimer
            </Menu.Item>
          )}
        </ActMenu>
      )}
    </li>
  );
}

/** As the margin of what is written from it counts them: an objection that is answered is two. */
function countOf({ benefits, features, pains, proofs, objections, keywords, ...said }: KeptBrief['brief']): number {
  const lists = [benefits, features, pains, proofs, keywords].reduce((sum, list) => sum + list.length, 0);
  const single = [said.product, said.offer, said.price, said.deadline, said.audience].filter(Boolean).length;
  return lists + single + 2 * objections.filter(({ answer }) => answer).length;
}

function NoBrief({ onNew }: { onNew: (() => void) | undefined }) {
  return (
    <div>
      <Title order={2} fz={{ base: '1.5rem', sm: '1.875rem' }}>
        Un brief, c’est ce que vos textes ont le droit de dire
      </Title>
      <Text c="dimmed" fz="lg" mt="xs" maw="44rem">
        Bénéfices, preuves, objections, offre&nbsp;: des faits, un par ligne. Rien de ce qui s’écrira ici ne viendra
        d’ailleurs.
      </Text>
      {onNew && (
        <Button size="md" mt="lg" onClick={onNew}>
          Écrire un brief
        </Button>
      )}
    </div>
  );
}
