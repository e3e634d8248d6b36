import { usePhone } from '../lib/use-phone.ts';
import '@mantine/core/styles/Combobox.css';
import { NativeSelect, Tabs } from '@mantine/core';
import type { ReactNode } from 'react';

type Choice = { slug: string; label: string; preload?: () => void };

type Props = {
  label: string;
  choices: readonly Choice[];
  open: string;
  onChoose: (slug: string | null) => void;
  /** What the one that is open shows. */
  children: ReactNode;
};

/** Tabs; a list to choose from on a phone. */
export function TabsOrSelect({ label, choices, open, onChoose, children }: Props) {
  const phone = usePhone();
  if (choices.length < 2) return children;
  if (phone) {
    return (
      <section aria-label={label}>
        <NativeSelect
          aria-label={label}
          size="md"
          mb="md"
          value={open}
          data={choices.map(({ slug, label }) => ({ value: slug, label }))}
          onChange={({ currentTarget }) => onChoose(currentTarget.value)}
        />
        {children}
      </section>
    );
  }
  return (
    <Tabs value={open} onChange={onChoose} keepMounted={false}>
      <Tabs.List aria-label={label} mb="md">
        {choices.map(({ slug, label, preload }) => (
          <Tabs.Tab key={slug} value={slug} onPointerEnter={preload} onFocus={preload}>
            {label}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value={open}>{children}</Tabs.Panel>
    </Tabs>
  );
}
