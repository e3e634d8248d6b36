import { Button } from '@mantine/core';
import { useState } from 'react';
import type { WrittenGeneration } from '../../../../../../shared/ai/kept-texts.ts';
import { later } from '../../../../lib/later.tsx';

const CertificatesDialog = later(async () => (await import('./certificates-dialog.tsx')).CertificatesDialog);

/** Whoever asks who wrote a text finds the answer, and how to check it. */
export function Certificates({ kept }: { kept: WrittenGeneration }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="default" size="sm" onClick={() => setOpen(true)}>
        Origine des textes
      </Button>
      {open && <CertificatesDialog kept={kept} onClose={() => setOpen(false)} />}
    </>
  );
}
