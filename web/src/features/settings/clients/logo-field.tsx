import { Button, Input, VisuallyHidden } from '@mantine/core';
import { useId, useState } from 'react';
import { clientLimits, clientProblems } from '../../../../../shared/clients/clients.rules.ts';
import { ClientMark } from '../../../components/client-mark.tsx';
import { readImage } from '../../../lib/read-image.ts';
import classes from './logo-field.module.css';

type Props = {
  client: Parameters<typeof ClientMark>[0]['client'];
  problem: string | undefined;
  onChange: (logoUrl: string | null) => void;
};

/** A logo, seen as it will be; what is no image or too heavy is refused before it is sent. */
export function LogoField({ client, problem, onChange }: Props) {
  const label = useId();
  const [refusal, setRefusal] = useState<string | null>(null);

  async function choose(file: File | undefined) {
    if (!file) return;
    const image = await readImage(file, clientLimits.logoBytes);
    setRefusal(image ? null : clientProblems.logo);
    if (image) onChange(image);
  }

  return (
    <Input.Wrapper
      label="Logo"
      labelElement="div"
      labelProps={{ id: label }}
      description="PNG ou JPEG, 200 Ko au plus"
      error={refusal ?? problem}
      size="md"
    >
      <div className={classes.row}>
        <ClientMark client={client} size={56} />
        <Button component="label" variant="default" className={classes.choose}>
          {client.logoUrl ? 'Changer' : 'Choisir une image'}
          <VisuallyHidden>
            <input
              type="file"
              name="logoUrl"
              accept="image/png,image/jpeg"
              aria-labelledby={label}
              aria-invalid={Boolean(refusal ?? problem)}
              onChange={({ currentTarget }) => {
                void choose(currentTarget.files?.[0]);
                currentTarget.value = '';
              }}
            />
          </VisuallyHidden>
        </Button>
        {client.logoUrl && (
          <Button
            variant="subtle"
            color="gray"
            onClick={() => {
              setRefusal(null);
              onChange(null);
            }}
          >
            Retirer le logo
          </Button>
        )}
      </div>
    </Input.Wrapper>
  );
}
