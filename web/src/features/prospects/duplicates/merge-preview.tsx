import '@mantine/core/styles/Checkbox.css';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Radio.css';
import { Button, Stack, Text, Title } from '@mantine/core';
import { IconChevronLeft } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { mergeProspects } from '../../../../../shared/prospects/duplicates.contract.ts';
import { prospectName } from '../../../../../shared/prospects/prospect-name.ts';
import { FormNotice } from '../../../components/form-notice.tsx';
import { messageOf } from '../../../lib/api-error.ts';
import { formatCount } from '../../../lib/format.ts';
import { isConflict, isGone, sayRefused } from '../../../lib/notices.ts';
import { request } from '../../../lib/request.ts';
import { useReferenceNames } from '../../../lib/use-whose.ts';
import { useCustomFields } from '../custom-fields/use-custom-fields.ts';
import classes from './duplicates.module.css';
import { MergeFields } from './merge-fields.tsx';
import { MergePeople } from './merge-people.tsx';
import { type Chosen, chosenOf, inOrder, likeliestKept, planOf } from './merge-plan.ts';
import { MergeRest } from './merge-rest.tsx';
import { sharedWords } from './shared-words.ts';
import type { DuplicateGroup } from './use-duplicates.ts';

/** Who is left of a merge, and who is no more. */
export type Merged = { keptId: string; goneIds: string[] };

type Props = {
  group: DuplicateGroup;
  /** Groups that wait, this one included. */
  left: number;
  onBack: () => void;
  onSkip: () => void;
  onMerged: (words: string, merged: Merged) => Promise<unknown>;
  /** The group is no longer what it was. */
  onStale: () => Promise<unknown>;
};

/** What one prospect made of several would be, before it is made: nothing takes it back. */
export function MergePreview({ group, left, onBack, onSkip, onMerged, onStale }: Props) {
  const [keepId, setKeepId] = useState(() => likeliestKept(group.prospects));
  const [apart, setApart] = useState<readonly string[]>([]);
  const [chosen, setChosen] = useState<Chosen>({});
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus({ preventScroll: true });
    title.current?.scrollIntoView({ block: 'center' });
  }, []);

  const united = group.prospects.filter(({ id }) => id === keepId || !apart.includes(id));
  const [kept, ...others] = inOrder(united, keepId);
  const { fields } = useCustomFields();
  const plan = planOf(united, keepId, chosen, { names: useReferenceNames(), fields });

  async function merge() {
    if (busy || others.length === 0) return;
    setBusy(true);
    setRefusal(null);
    try {
      const { prospect } = await request(mergeProspects, {
        body: { keepId, mergeIds: others.map(({ id }) => id), ...chosenOf(plan) },
      });
      await onMerged(`${formatCount(united.length, 'prospect')} réunis\u00a0: ${prospectName(prospect)}`, {
        keptId: keepId,
        goneIds: others.map(({ id }) => id),
      });
    } catch (error) {
      if (!isGone(error) && !isConflict(error)) {
        return setRefusal(messageOf(error, 'Les prospects n’ont pas pu être réunis'));
      }
      sayRefused('Rien n’a été réuni', 'L’un de ces prospects a changé entre-temps. Les groupes ont été relus.');
      await onStale();
    } finally {
      setBusy(false);
    }
  }

  return (
    <Stack gap="md">
      <div>
        <Button
          variant="subtle"
          color="gray"
          size="compact-sm"
          ml={-8}
          leftSection={<IconChevronLeft size={16} aria-hidden />}
          onClick={onBack}
        >
          Tous les groupes ({left})
        </Button>
        <Title order={3} fz="1.125rem" mt="xs" ref={title} tabIndex={-1} style={{ outline: 'none' }}>
          {sharedWords(group)}
        </Title>
      </div>
      {refusal && <FormNotice tone="refused">{refusal}</FormNotice>}
      <MergePeople
        prospects={group.prospects}
        keepId={keepId}
        apart={apart}
        onKeep={setKeepId}
        onApart={(id, isApart) => setApart(isApart ? [...apart, id] : apart.filter((one) => one !== id))}
      />
      {kept && others.length > 0 && (
        <>
          <MergeFields
            plan={plan}
            people={united}
            onChoose={(field, id) => setChosen((latest) => ({ ...latest, [field]: id }))}
          />
          <MergeRest prospects={united} />
          <Text size="sm" fw={500}>
            La fiche de {prospectName(kept)} reste{'\u202f'};{' '}
            {others.length === 1 ? 'l’autre disparaît' : `les ${others.length} autres disparaissent`}. Rien ne pourra
            plus les séparer.
          </Text>
        </>
      )}
      <div className={classes.foot}>
        <Button variant="default" onClick={onSkip}>
          Ce ne sont pas des doublons
        </Button>
        <Button onClick={merge} aria-disabled={busy || others.length === 0} disabled={others.length === 0}>
          {busy ? 'Réunion...' : 'Réunir'}
        </Button>
      </div>
    </Stack>
  );
}
