import { Button, Input, VisuallyHidden } from '@mantine/core';
import { useId, useState } from 'react';
import { clientLimits, clientProblems } from '../../../../../shared/clients/clients.rules.ts';
import { ClientMark } from '../../../components/client-mark.tsx';
import classes from './logo-field.module.css';

type Props = {
  client: Parameters<typeof ClientMark>[0]['client'];
  problem: string | undefined;
  onChange: (logoUrl: string | null) => void;
};

/** How a PNG and a JPEG begin: a browser calls a file by the end of its name. */
const imageStarts = ['data:image/png;base64,iVBORw0KGgo', 'data:image/jpeg;base64,/9j/'];

/** A logo, seen as it will be; what is no image or too heavy is refused before it is sent. */
export function LogoField({ client, problem, onChange }: Props) {
  const label = useId();
  const [refusal, setRefusal] = useState<string | null>(null);

  async function choose(file: File | undefined) {
    if (!file) return;
    const dataUrl = file.size <= clientLimits.logoBytes ? await readDataUrl(file) : null;
    const isImage = imageStarts.some((start) => dataUrl?.startsWith(start));
    setRefusal(isImage ? null : clientProblems.logo);
    if (dataUrl && isImage) onChange(dataUrl);
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

const readDataUrl = (file: File) =>
  new Promise<string | null>((done) => {
    const reader = new FileReader();
    reader.onload = () => done(typeof reader.result === 'string' ? reader.result : null);
    reader.onerror = () => done(null);
    reader.readAsDataURL(file);
  });
