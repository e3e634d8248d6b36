import { Button, Skeleton, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { listModeration, type ModerationCase } from '../../../../../shared/admin/moderation.contract.ts';
import framed from '../../../components/framed-list.module.css';
import { LoadFailure } from '../../../components/load-failure.tsx';
import { request } from '../../../lib/request.ts';
import { itemsOf, usePages } from '../../../lib/use-pages.ts';
import { CaseRow } from './case-row.tsx';
import { DecisionDialog } from './decision-dialog.tsx';
import type { Decision } from './moderation-words.ts';

/** What waits for a decision of the platform, the oldest first; decided, it leaves the list. */
export function ModerationTab() {
  const { pages, error, reload, more, readingMore } = usePages([listModeration.operation], (cursor) =>
    request(listModeration, { query: { limit: '25', ...(cursor && { cursor }) } }),
  );
  const [asked, setAsked] = useState<{ one: ModerationCase; decision: Decision } | null>(null);
  const [said, setSaid] = useState('');
  if (error && !pages) return <LoadFailure what="La modération" error={error} onRetry={() => reload()} />;
  if (!pages)
    return <Skeleton height={280} radius="xl" role="status" aria-label="Chargement de ce qui attend la modération" />;
  const cases = itemsOf(pages);
  return (
    <section aria-label="Modération">
      <Text size="sm" mb="xs" role="status">
        {said}
      </Text>
      {cases.length === 0 ? (
        <Stack gap="xs">
          <Text fw={600}>Rien n’attend la modération</Text>
          <Text c="dimmed">
            Les contenus signalés arrivent ici, et, si leurs réglages le demandent, les briefs publics et les profils de
            créateurs avant leur publication.
          </Text>
        </Stack>
      ) : (
        <ul className={framed.list} aria-label="Ce qui attend la modération">
          {cases.map((one) => (
            <CaseRow key={one.id} one={one} onDecide={(decision) => setAsked({ one, decision })} />
          ))}
        </ul>
      )}
      {more && (
        <Button variant="default" mt="md" onClick={() => more()} aria-disabled={readingMore}>
          {readingMore ? 'Chargement...' : 'Afficher plus'}
        </Button>
      )}
      {asked && (
        <DecisionDialog
          {...asked}
          onDone={(words) => {
            setAsked(null);
            setSaid(words);
            void reload();
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </section>
  );
}
