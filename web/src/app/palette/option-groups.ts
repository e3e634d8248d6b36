import { IconArrowRight, IconBolt } from '@tabler/icons-react';
import type { Permission } from '../../../../shared/kernel/permissions.ts';
import { paths } from '../../../../shared/page-paths.ts';
import { rankOfName, type Wanted, wantedIn } from '../../../../shared/search/name-rank.ts';
import type { FoundThing } from '../../../../shared/search/search.contract.ts';
import { acts, places, usualActs } from '../acts.ts';
import { adminEntries, mainEntries, type NavigationEntry } from '../navigation.tsx';

export type Option = { key: string; path: string; label: string; detail?: string; icon: NavigationEntry['icon'] };
export type OptionGroup = { label: string; options: Option[] };

type Ranked = Option & { rank: number };

/** Of what was found in another way than by its name. */
const otherwise = 5;
const mostActs = 6;
const mostPages = 6;

const entries = [...mainEntries, ...adminEntries];

/** What the palette offers: acts and pages, then things by the page that shows them; the group of the nearest one first. */
export function optionGroups(
  typed: string,
  things: readonly FoundThing[],
  may: (permission: Permission) => boolean,
): OptionGroup[] {
  const wanted = wantedIn(typed);
  if (wanted.words.length === 0) return atFirst(may);
  const groups = [
    { label: 'Actions', options: actsFor(wanted, may) },
    { label: 'Pages', options: pagesFor(wanted, may) },
    ...thingGroups(wanted, things),
  ];
  const nearest = ({ options }: { options: Ranked[] }) => Math.min(...options.map(({ rank }) => rank));
  const sorted: OptionGroup[] = groups
    .filter(({ options }) => options.length > 0)
    .sort((a, b) => nearest(a) - nearest(b));
  return may('ads:read') ? [...sorted, theLibrary(typed.trim())] : sorted;
}

const atFirst = (may: (permission: Permission) => boolean): OptionGroup[] =>
  [
    {
      label: 'Actions',
      options: acts
        .filter(({ needs }) => may(needs))
        .slice(0, usualActs)
        .map(actOption),
    },
    { label: 'Pages', options: entries.map(pageOption) },
  ].filter(({ options }) => options.length > 0);

const actOption = ({ label, path }: (typeof acts)[number]): Option => ({
  key: `act ${label}`,
  path,
  label,
  icon: IconBolt,
});

const pageOption = ({ page, icon }: NavigationEntry): Option => ({
  key: page.path,
  path: page.path,
  label: page.title,
  icon,
});

const placeOption = ({ label, path }: (typeof places)[number]): Option => {
  const home = entryOf(path);
  return {
    key: `place ${label}`,
    path,
    label,
    icon: home?.icon ?? IconArrowRight,
    ...(home && { detail: home.page.title }),
  };
};

const inOrder = (options: Ranked[], most: number): Ranked[] => options.sort((a, b) => a.rank - b.rank).slice(0, most);

const actsFor = (wanted: Wanted, may: (permission: Permission) => boolean): Ranked[] =>
  inOrder(
    acts.flatMap((act) => ranked(actOption(act), may(act.needs) ? rankOfName(wanted, act.label, act.also) : null)),
    mostActs,
  );

const pagesFor = (wanted: Wanted, may: (permission: Permission) => boolean): Ranked[] =>
  inOrder(
    [
      ...entries.flatMap((one) => ranked(pageOption(one), rankOfName(wanted, one.page.title))),
      ...places.flatMap((place) =>
        ranked(placeOption(place), may(place.needs) ? rankOfName(wanted, place.label, place.also) : null),
      ),
    ],
    mostPages,
  );

const ranked = (option: Option, rank: number | null): Ranked[] => (rank === null ? [] : [{ ...option, rank }]);

/** In the order in which they were found, the nearest first. */
function thingGroups(wanted: Wanted, things: readonly FoundThing[]): { label: string; options: Ranked[] }[] {
  const groups = new Map<string, Ranked[]>();
  for (const { kind, id, title, detail, path } of things) {
    const home = entryOf(path);
    const label = home?.page.title ?? '';
    const icon = home?.icon ?? IconArrowRight;
    const rank = rankOfName(wanted, title, detail) ?? otherwise;
    groups.set(label, [...(groups.get(label) ?? []), { key: `${kind} ${id}`, path, label: title, detail, icon, rank }]);
  }
  return [...groups].map(([label, options]) => ({ label, options }));
}

const entryOf = (path: string): NavigationEntry | undefined => {
  const [pathname] = path.split('?');
  return mainEntries.find(({ page }) => page.path === pathname);
};

const theLibrary = (typed: string): OptionGroup => ({
  label: 'Bibliothèque',
  options: [
    {
      key: 'library',
      path: `${paths.ads}?q=${encodeURIComponent(typed)}`,
      label: 'Ouvrir dans la bibliothèque',
      detail: `Les annonces qui contiennent «\u00a0${typed}\u00a0»`,
      icon: entryOf(paths.ads)?.icon ?? IconArrowRight,
    },
  ],
});
