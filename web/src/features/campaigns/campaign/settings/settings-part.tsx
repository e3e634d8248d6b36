import { Button, Stack } from '@mantine/core';
import { useState } from 'react';
import type { Campaign } from '../../../../../../shared/campaigns/campaign.ts';
import { ConflictChoice } from '../../../../components/conflict-choice.tsx';
import { FormNotice } from '../../../../components/form-notice.tsx';
import { saySaved } from '../../../../lib/say-saved.ts';
import { useForm } from '../../../../lib/use-form.ts';
import { fieldsInConflict } from '../../../../lib/versioned-write.ts';
import classes from '../campaign.module.css';
import { editCampaign } from '../campaign-writes.ts';
import type { PartProps } from '../open-campaign.tsx';
import { type CampaignEdit, useKeepCampaign, useReadAgain } from '../use-campaign.ts';
import { SettingsFields } from './settings-fields.tsx';
import { checkSettings, editOf, settingsOf } from './settings-values.ts';

/** The settings, begun anew from what was last kept. */
export function SettingsPart({ campaign }: PartProps) {
  const [base, setBase] = useState(campaign);
  return <SettingsForm key={base.version} base={base} onKept={setBase} />;
}

type Conflict = { edit: CampaignEdit; theirs: Campaign; fields: string[] };

function SettingsForm({ base, onKept }: { base: Campaign; onKept: (campaign: Campaign) => void }) {
  const keep = useKeepCampaign();
  const readAgain = useReadAgain(base.id);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const { busy, message, problems, values, setValues, input, form, send } = useForm({
    start: settingsOf(base),
    check: checkSettings,
    otherwise: 'La campagne n’a pas pu être modifiée',
    act: (written) => save(base, editOf(settingsOf(base), written)),
  });

  async function save(over: Campaign, edit: CampaignEdit) {
    setConflict(null);
    if (Object.keys(edit).length === 0) return keepShown(over);
    const outcome = await editCampaign(over, edit);
    if ('theirs' in outcome) {
      const { theirs } = outcome;
      return setConflict({ edit, theirs, fields: fieldsInConflict(over, theirs, edit) });
    }
    keepShown(outcome.kept);
  }

  function keepShown(campaign: Campaign) {
    void keep(campaign);
    // Margin and currency change what the figures say.
    void readAgain();
    saySaved();
    onKept(campaign);
  }

  if (conflict) {
    const { edit, theirs, fields } = conflict;
    const others = Object.fromEntries(Object.entries(edit).filter(([field]) => !fields.includes(field)));
    const wordsOf = (thing: object) => fields.map((field) => textOf(Reflect.get(thing, field))).join('\n');
    return (
      <ConflictChoice
        what={'Quelqu’un a modifié cette campagne en même temps que vous. Que garder\u202f?'}
        mine={wordsOf(edit)}
        theirs={wordsOf(theirs)}
        onMine={() => send(() => save(theirs, edit))}
        onTheirs={() => send(() => save(theirs, others))}
        busy={busy}
      />
    );
  }
  return (
    <form {...form} className={classes.form} aria-label="Réglages de la campagne">
      <Stack gap="lg">
        {message && <FormNotice tone="refused">{message}</FormNotice>}
        <SettingsFields {...{ values, problems, input, setValues }} hasFigures={base.firstDay !== null} />
        <Button type="submit" size="md" ml="auto" aria-disabled={busy}>
          {busy ? 'Enregistrement...' : 'Enregistrer'}
        </Button>
      </Stack>
    </form>
  );
}

/** A value as the two versions show it. */
function textOf(value: unknown): string {
  if (value === null || value === undefined) return 'rien';
  return typeof value === 'object' ? Object.values(value).join(', ') : String(value);
}
