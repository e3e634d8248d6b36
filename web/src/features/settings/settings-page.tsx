import { Tabs, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useSearchParams } from 'react-router-dom';
import { sectionGroups } from './sections.tsx';
import classes from './settings-page.module.css';

const sections = sectionGroups.flatMap(({ sections }) => sections);

/** On a phone the list of the sections is wider than the screen. */
const inSight = (tab: HTMLElement | null) => tab?.scrollIntoView({ block: 'nearest', inline: 'center' });

/** Sections at the left, or above on a phone; the one that is open is in the address. */
export function SettingsPage() {
  const [search, setSearch] = useSearchParams();
  const wide = useMediaQuery('(min-width: 62em)', true, { getInitialValueInEffect: false });
  const open = sections.find(({ slug }) => slug === search.get('onglet')) ?? sections[0];
  return (
    <Tabs
      value={open?.slug ?? null}
      onChange={(next) => setSearch(next && next !== sections[0]?.slug ? { onglet: next } : {}, { replace: true })}
      orientation={wide ? 'vertical' : 'horizontal'}
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
          <Text key={label} role="presentation" visibleFrom="md" className={classes.group ?? ''}>
            {label}
          </Text>,
          ...sections.map(({ slug, label }) => (
            <Tabs.Tab key={slug} value={slug} ref={slug === open?.slug && !wide ? inSight : undefined}>
              {label}
            </Tabs.Tab>
          )),
        ])}
      </Tabs.List>
      {sections.map(({ slug, width, Section }) => (
        <Tabs.Panel key={slug} value={slug} maw={width}>
          <Section />
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}
