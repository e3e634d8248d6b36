import { Button, Drawer, Group, NativeSelect, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { parisDay } from '../../../../../shared/kernel/paris-day.ts';
import { rightNetworks, rightSupports } from '../../../../../shared/ugc/campaign.rules.ts';
import { collaborationLimits } from '../../../../../shared/ugc/collaboration.rules.ts';
import { createUgcRight, updateUgcRight } from '../../../../../shared/ugc/right.contract.ts';
import { rightLimits } from '../../../../../shared/ugc/right.rules.ts';
import type { UgcRight } from '../../../../../shared/ugc/right.ts';
import { CampaignField } from '../../../components/campaign-field.tsx';
import { FormNotice } from '../../../components/form-notice.tsx';
import { editOf } from '../../../lib/edit-of.ts';
import { request } from '../../../lib/request.ts';
import { saySaved } from '../../../lib/say-saved.ts';
import { useFocusReturn } from '../../../lib/use-focus-return.ts';
import { useForm } from '../../../lib/use-form.ts';
import { useUgcBrands } from '../brands/use-brands.ts';
import { Choices, territoryLabels } from '../create/choices.tsx';
import { toggled } from '../create/step-fields.ts';
import classes from '../ugc.module.css';
import { bodyOf, checksOf, choicesOf, textsOf } from './right-values.ts';

type Props = {
  /** Null to note one. */
  right: UgcRight | null;
  onDone: () => void;
  onClose: () => void;
};

/** Rights bought elsewhere, noted or corrected; of those that were signed, where they are used. */
export function RightDrawer({ right, onDone, onClose }: Props) {
  useFocusReturn();
  const { data: brands } = useUgcBrands();
  const [start] = useState(() => ({ texts: textsOf(right, ''), choices: choicesOf(right) }));
  const [choices, setChoices] = useState(start.choices);
  const isSigned = right?.origin === 'collaboration';
  const { busy, message, problems, values, setValues, input, form } = useForm({
    start: start.texts,
    check: checksOf,
    otherwise: 'Ces droits n’ont pas pu être enregistrés',
    act: async (values) => {
      const body = bodyOf(values, choices, right, parisDay());
      if (!right) await request(createUgcRight, { body });
      else {
        const before = bodyOf(start.texts, start.choices, right, parisDay());
        const edit = { ...editOf(before, body), version: right.version };
        await request(updateUgcRight, { params: { id: right.id }, body: edit });
      }
      saySaved();
      onClose();
      onDone();
    },
  });
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size={560}
      title={right ? right.title : 'Droits achetés ailleurs'}
      transitionProps={{ duration: 150 }}
      overlayProps={{ backgroundOpacity: 0.35 }}
    >
      <form {...form}>
        <Stack gap="md">
          {message && <FormNotice tone="refused">{message}</FormNotice>}
          <Text size="sm" c="dimmed">
            {isSigned
              ? 'Ce que le créateur a accordé se lit dans le document signé. Notez ici où le contenu est diffusé.'
              : 'Un contenu acheté à une agence, un photographe ou un créateur hors de Réclame\u00a0: vous serez prévenu de sa fin comme des autres.'}
          </Text>
          <TextInput label="Titre" required maxLength={rightLimits.title} autoComplete="off" {...input('title')} />
          {!isSigned && (
            <>
              <div className={classes.pair}>
                <NativeSelect
                  label="Annonceur"
                  required
                  data={[
                    { value: '', label: 'À choisir' },
                    ...(brands ?? []).map(({ id, name }) => ({ value: id, label: name })),
                  ]}
                  {...input('brandId')}
                />
                <TextInput
                  label="Créateur"
                  required
                  maxLength={collaborationLimits.name}
                  autoComplete="off"
                  {...input('creatorName')}
                />
                <TextInput label="Premier jour" type="date" required {...input('startsOn')} />
                <TextInput label="Dernier jour" type="date" required {...input('endsOn')} />
                <TextInput label="Montant, en euros hors taxes" inputMode="decimal" {...input('fee')} />
              </div>
              <Choices
                label="Supports"
                name="supports"
                problem={problems.supports}
                labels={rightSupports}
                chosen={choices.supports}
                onToggle={(one) => setChoices({ ...choices, supports: toggled(choices.supports, one) })}
              />
              <Choices
                label="Réseaux"
                name="networks"
                problem={problems.networks}
                labels={rightNetworks}
                chosen={choices.networks}
                onToggle={(one) => setChoices({ ...choices, networks: toggled(choices.networks, one) })}
              />
              <Choices
                label="Pays"
                name="territories"
                problem={problems.territories}
                labels={territoryLabels(choices.territories)}
                chosen={choices.territories}
                onToggle={(one) => setChoices({ ...choices, territories: toggled(choices.territories, one) })}
              />
            </>
          )}
          <Textarea
            label="Où il est diffusé"
            description="Une adresse ou un lieu par ligne. Ôtez la ligne quand le contenu n’y est plus."
            autosize
            minRows={2}
            {...input('uses')}
          />
          <CampaignField
            label="Campagne qui le diffuse"
            description="Si elle dépense encore une fois les droits finis, vous en êtes prévenu chaque jour."
            error={problems.linkedCampaignId}
            value={values.linkedCampaignId || null}
            onChange={(id) => setValues((latest) => ({ ...latest, linkedCampaignId: id ?? '' }))}
          />
          <Textarea label="Notes" autosize minRows={2} maxLength={collaborationLimits.reason} {...input('notes')} />
          <Group gap="sm">
            <Button type="submit" aria-disabled={busy}>
              {busy ? 'Enregistrement...' : right ? 'Enregistrer' : 'Ajouter ces droits'}
            </Button>
            <Button variant="default" onClick={onClose}>
              Fermer
            </Button>
          </Group>
        </Stack>
      </form>
    </Drawer>
  );
}
