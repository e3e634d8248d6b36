import { Button, Input, TextInput, VisuallyHidden } from '@mantine/core';
import { useId, useState } from 'react';
import { reportLimits, reportProblems } from '../../../../../../shared/analytics/reports.rules.ts';
import { clientLimits } from '../../../../../../shared/clients/clients.rules.ts';
import { textLimits } from '../../../../../../shared/kernel/text-limits.ts';
import { readImage } from '../../../../lib/read-image.ts';
import type { Draft } from './draft.ts';
import classes from './editor.module.css';

type Props = { branding: Draft['branding']; onChange: (branding: Draft['branding']) => void };

/** In whose name and colour the page is; nothing of ours is on it. */
export function Branding({ branding, onChange }: Props) {
  const { name = '', color = '', footer = '' } = branding;
  const say = (field: 'name' | 'color' | 'footer', value: string) => {
    const { [field]: _, ...others } = branding;
    onChange(value ? { ...others, [field]: value } : others);
  };
  return (
    <fieldset className={classes.part}>
      <legend>À vos couleurs</legend>
      <TextInput
        label="Au nom de"
        placeholder="Votre agence, ou votre client"
        maxLength={textLimits.name}
        value={name ?? ''}
        onChange={({ currentTarget }) => say('name', currentTarget.value)}
      />
      <Logo branding={branding} onChange={onChange} />
      <TextInput
        type="color"
        label="Couleur"
        className={classes.color}
        value={color || '#1f6feb'}
        onChange={({ currentTarget }) => say('color', currentTarget.value)}
      />
      <TextInput
        label="Bas de page"
        maxLength={reportLimits.footer}
        value={footer ?? ''}
        onChange={({ currentTarget }) => say('footer', currentTarget.value)}
      />
    </fieldset>
  );
}

function Logo({ branding, onChange }: Props) {
  const label = useId();
  const [refusal, setRefusal] = useState<string | null>(null);
  const { logo, ...others } = branding;

  async function choose(file: File | undefined) {
    if (!file) return;
    const image = await readImage(file, clientLimits.logoBytes);
    setRefusal(image ? null : reportProblems.logo);
    if (image) onChange({ ...others, logo: image });
  }

  return (
    <Input.Wrapper
      label="Logo"
      labelElement="div"
      labelProps={{ id: label }}
      description="PNG ou JPEG, 200 Ko au plus"
      error={refusal}
    >
      <div className={classes.choices}>
        {logo && <img src={logo} alt="Le logo du rapport" className={classes.logo} />}
        <Button component="label" variant="default" size="xs" className={classes.choose}>
          {logo ? 'Changer' : 'Choisir une image'}
          <VisuallyHidden>
            <input
              type="file"
              accept="image/png,image/jpeg"
              aria-labelledby={label}
              onChange={({ currentTarget }) => {
                void choose(currentTarget.files?.[0]);
                currentTarget.value = '';
              }}
            />
          </VisuallyHidden>
        </Button>
        {logo && (
          <Button variant="subtle" color="gray" size="xs" onClick={() => onChange(others)}>
            Retirer
          </Button>
        )}
      </div>
    </Input.Wrapper>
  );
}
