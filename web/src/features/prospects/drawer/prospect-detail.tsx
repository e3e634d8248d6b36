import { Button, Group, Stack } from '@mantine/core';
import type { Prospect } from '../../../../../shared/prospects/prospect.ts';
import { later } from '../../../lib/later.tsx';
import { CompanyAds } from './company-ads.tsx';
import { deleteWithUndo } from './delete-with-undo.ts';
import { NextActionSection } from './next-action-section.tsx';
import { OpenTimelineContext } from './open-timeline.ts';
import { PersonalDataSection } from './personal-data-section.tsx';
import { ProspectFacts } from './prospect-facts.tsx';
import { ProspectHead, ProspectTitle } from './prospect-head.tsx';
import { QuickAdd } from './quick-add.tsx';
import { ScoreReasons } from './score-reasons.tsx';
import { TimelineSection } from './timeline-section.tsx';
import type { OpenProspect } from './use-open-prospect.ts';

const BecomeClient = later(async () => (await import('./become-client.tsx')).BecomeClient);

type Props = { prospect: Prospect; open: OpenProspect; onClose: () => void; onChanged: () => void };

/** All that is known of a prospect, and what can be done with it. */
export function ProspectDetail({ prospect, open, onClose, onChanged }: Props) {
  const { timeline, reloadAll } = open;

  function leave() {
    onClose();
    void open.forget();
    onChanged();
  }

  return (
    <div>
      <ProspectTitle prospect={prospect} />
      <Stack gap="xl" pb="xl" mt={4}>
        <Stack gap="md">
          <ProspectHead prospect={prospect} />
          <Group gap="xs">
            {prospect.status === 'won' && <BecomeClient prospect={prospect} />}
            <NextActionSection prospect={prospect} />
          </Group>
        </Stack>
        <Stack gap="md">
          <QuickAdd prospect={prospect} onAdded={reloadAll} />
          <OpenTimelineContext value={{ prospectId: prospect.id, timeline, onWritten: reloadAll }}>
            <TimelineSection timeline={timeline} />
          </OpenTimelineContext>
        </Stack>
        <ScoreReasons prospect={prospect} />
        {prospect.company && <CompanyAds company={prospect.company} />}
        <ProspectFacts prospect={prospect} />
        <PersonalDataSection prospect={prospect} onErased={leave} />
        <Button
          variant="default"
          c="accent"
          size="sm"
          mr="auto"
          onClick={() => {
            onClose();
            void deleteWithUndo(prospect, onChanged);
          }}
        >
          Supprimer le prospect
        </Button>
      </Stack>
    </div>
  );
}
