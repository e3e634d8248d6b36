import { Button, Group, NativeSelect, Text, Textarea, TextInput, Title } from '@mantine/core';
import { campaignLimits, type ShippingMode, shippingModes } from '../../../../../shared/ugc/campaign.rules.ts';
import { deliverableLabel } from '../../../../../shared/ugc/deliverable-label.ts';
import classes from '../ugc.module.css';
import type { DeliverableValues } from './campaign-values.ts';
import { DeliverableFields } from './deliverable-fields.tsx';
import { optionsOf, type StepProps, textField } from './step-fields.ts';

type Preset = { label: string; one: Omit<DeliverableValues, 'id' | 'label'> };
const presets: Preset[] = [
  {
    label: 'Vidéo de 30\u00a0s',
    one: { type: 'video', quantity: 1, durationSeconds: 30, ratio: '9:16', subtitles: true, hooks: 0 },
  },
  {
    label: 'Vidéo, trois accroches',
    one: { type: 'video', quantity: 1, durationSeconds: 30, ratio: '9:16', subtitles: true, hooks: 3 },
  },
  {
    label: 'Cinq photos',
    one: { type: 'photo', quantity: 5, durationSeconds: null, ratio: '4:5', subtitles: false, hooks: 0 },
  },
];

/** What is shown, and what is handed in. */
export function ProductStep(props: StepProps) {
  const { values, problems, onChoose } = props;
  const { deliverables, shipping } = values.choices;
  const text = textField(props);
  const isFull = deliverables.length >= campaignLimits.deliverables;
  const change = (at: number, changes: Partial<DeliverableValues>) =>
    onChoose({ deliverables: deliverables.map((one, index) => (index === at ? { ...one, ...changes } : one)) });
  return (
    <>
      <TextInput label="Produit" maxLength={campaignLimits.productName} {...text('product.name')} />
      <Textarea
        label="Ce qu’il faut en savoir"
        rows={3}
        maxLength={campaignLimits.productText}
        {...text('product.description')}
      />
      <TextInput
        label="Adresse de sa page"
        type="url"
        placeholder="https://"
        maxLength={500}
        {...text('product.url')}
      />
      <div className={classes.pair}>
        <NativeSelect
          label="Le produit"
          name="product.shipping"
          error={problems['product.shipping']}
          data={optionsOf(shippingModes)}
          value={shipping}
          onChange={({ currentTarget }) => onChoose({ shipping: currentTarget.value as ShippingMode })}
        />
        <TextInput
          label="Valeur de ce que le créateur garde, en euros HT"
          description="Elle compte dans le seuil légal."
          inputMode="decimal"
          {...text('product.value')}
        />
      </div>
      <Title order={3} fz="1rem">
        Livrables
      </Title>
      <Group gap="xs">
        {presets.map(({ label, one }) => (
          <Button
            key={label}
            variant="default"
            size="sm"
            disabled={isFull}
            onClick={() =>
              onChoose({ deliverables: [...deliverables, { ...one, id: '', label: deliverableLabel(one) }] })
            }
          >
            Ajouter&nbsp;: {label}
          </Button>
        ))}
      </Group>
      {problems.deliverables && <Text c="accent">{problems.deliverables}</Text>}
      {deliverables.length === 0 && (
        <Text size="sm" c="dimmed">
          Rien n’est demandé pour l’instant.
        </Text>
      )}
      {deliverables.map((one, at) => (
        <DeliverableFields
          // biome-ignore lint/suspicious/noArrayIndexKey: a line has no id until it is saved, and none is moved
          key={at}
          at={at}
          problems={problems}
          value={one}
          onChange={(changes) => change(at, changes)}
          onRemove={() => onChoose({ deliverables: deliverables.filter((_, index) => index !== at) })}
        />
      ))}
    </>
  );
}
