import { NativeSelect, Tabs, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useSearchParams } from 'react-router-dom';
import { LegalLinks } from './legal-links.tsx';
import { sectionGroups } from './sections.tsx';
import classes from './settings-page.module.css';

const sections = sectionGroups.flatMap(({ sections }) => sections);
const grouped = sectionGroups.map(({ label, sections }) => ({
  group: label,
  items: sections.map(({ slug, label }) => ({ value: slug, label })),
}));

/** Sections at the left, a list to choose from on a narrow screen; the one that is open is in the address. */
export function SettingsPage() {
  const [search, setSearch] = useSearchParams();
  const wide = useMediaQuery('(min-width: 62em)', true, { getInitialValueInEffect: false });
  const open = sections.find(({ slug }) => slug === search.get('onglet')) ?? sections[0];
  const choose = (next: string | null) =>
    setSearch(next && next !== sections[0]?.slug ? { onglet: next } : {}, { replace: true });
  if (!wide && open)
    return (
      <section aria-label="Paramètres">
        <NativeSelect
          aria-label="Paramètres"
          size="md"
          mb="md"
          value={open.slug}
          data={grouped}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
        />
        <open.Section />
      </section>
    );
  return (
    <Tabs
      value={open?.slug ?? null}
      onChange={choose}
      orientation="vertical"
      keepMounted={false}
      classNames={{
        root: classes.root ?? '',
        list: classes.list ?? '',
        tabLabel: classes.label ?? '',
        panel: classes.panel ?? '',
      }}
    >
      <Tabs.List aria-label="Paramètres">
        {sectionGroups.map(({ label, sections }) => [
          <Text key={label} role="presentation" className={classes.group ?? ''}>
            {label}
          </Text>,
          ...sections.map(({ slug, label }) => (
            <Tabs.Tab key={slug} value={slug}>
              {label}
            </Tabs.Tab>
          )),
        ])}
      </Tabs.List>
      {sections.map(({ slug, Section }) => (
        <Tabs.Panel key={slug} value={slug}>
          <Section />
          <LegalLinks />
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}
