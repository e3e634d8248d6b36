import { Button, Group, Stack, TagsInput, Text, Textarea } from '@mantine/core';
import '@mantine/core/styles/Combobox.css';
import '@mantine/core/styles/Pill.css';
import '@mantine/core/styles/PillsInput.css';
import { useState } from 'react';
import { eurosText } from '../../../../../shared/billing/euros.ts';
import { textLimits } from '../../../../../shared/kernel/text-limits.ts';
import { creatorLimits } from '../../../../../shared/ugc/creator.rules.ts';
import type { Creator } from '../../../../../shared/ugc/creator.ts';
import { formatCount } from '../../../lib/format.ts';
import { saySaved } from '../../../lib/say-saved.ts';
import { useClientNames } from '../../../lib/use-client-names.ts';
import { useMay } from '../../../lib/use-may.ts';
import { useSayOf } from '../marketplace/use-creators.ts';
import classes from './creator-page.module.css';

/** What was made together, and what the workspace says of them, which it alone sees. */
export function WithUs({ creator }: { creator: Creator }) {
  const { withUs, relation } = creator;
  const may = useMay();
  return (
    <section aria-labelledby="with-us">
      <h3 id="with-us" className={classes.title}>
        Avec nous
      </h3>
      <Text size="sm" c="dimmed" mb="sm">
        {withUs
          ? `${formatCount(withUs.collaborations, 'collaboration')}, ${eurosText(withUs.spentThisYear)} cette année`
          : 'Pas encore de collaboration.'}
        {relation.collectedFrom && ` Ajouté par votre espace, source\u00a0: ${relation.collectedFrom}.`}
      </Text>
      {withUs && <Counters counters={withUs.counters} />}
      {may('ugc:write') ? (
        <Words creator={creator} />
      ) : (
        <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
          {[relation.tags.join(', '), relation.note].filter(Boolean).join(' · ')}
        </Text>
      )}
    </section>
  );
}

function Words({ creator }: { creator: Creator }) {
  const { relation } = creator;
  const [note, setNote] = useState(relation.note ?? '');
  const [tags, setTags] = useState(relation.tags);
  const [busy, setBusy] = useState(false);
  const sayOf = useSayOf();
  const changed = note.trim() !== (relation.note ?? '') || tags.join('\n') !== relation.tags.join('\n');
  async function save() {
    setBusy(true);
    if (await sayOf(creator, { note: note.trim() || null, tags })) saySaved();
    setBusy(false);
  }
  return (
    <Stack gap="sm">
      <TagsInput
        label="Étiquettes"
        value={tags}
        onChange={setTags}
        maxTags={creatorLimits.tags}
        maxLength={textLimits.tag}
        placeholder={tags.length === 0 ? 'rapide, été…' : ''}
      />
      <Textarea
        label="Note"
        description="Votre espace est seul à la voir."
        autosize
        minRows={2}
        maxLength={creatorLimits.note}
        value={note}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
      />
      <Group>
        <Button variant="default" disabled={!changed || busy} onClick={() => void save()}>
          {busy ? 'Enregistrement...' : 'Enregistrer'}
        </Button>
      </Group>
    </Stack>
  );
}

/** How near a written contract each advertiser is, by objective. */
function Counters({ counters }: { counters: NonNullable<Creator['withUs']>['counters'] }) {
  const { data: clients = [] } = useClientNames();
  return (
    <Stack gap="xs" mb="sm">
      {counters.map(({ brandId, objective, total, threshold }) => {
        const label = [clients.find(({ id }) => id === brandId)?.name, objective].filter(Boolean).join(', ');
        return (
          <div key={`${brandId} ${objective}`}>
            <Text size="sm">
              {label}&nbsp;: {eurosText(total)} sur {eurosText(threshold)} HT
            </Text>
            <meter
              className={classes.counter ?? ''}
              aria-label={`Seuil légal, ${label}`}
              min={0}
              max={threshold}
              value={Math.min(total, threshold)}
            />
          </div>
        );
      })}
    </Stack>
  );
}
