import { describe, expect, it, test } from 'vitest';
import type { DocumentBlock, ReportDocument } from '../../../shared/analytics/report-data.ts';
import { metricDefinitions } from '../../../shared/campaigns/metric-definitions.ts';
import { metricLabels } from '../../../shared/campaigns/metric-words.ts';
import { aDocument } from '../testing/report-document.ts';
import { reportPage } from './report-page.ts';
import { scaleOf } from './scale.ts';

const textOf = (page: string) =>
  page
    .replace(/<style>.*?<\/style>/s, '')
    .replace(/<[^>]*>/g, '\n')
    .replace(/[\u00a0\u202f]/g, ' ');

const blockOf = <T extends DocumentBlock['type']>(type: T) =>
  aDocument.blocks.find((block): block is DocumentBlock & { type: T } => block.type === type) as DocumentBlock & {
    type: T;
  };
const only = (block: DocumentBlock, changes: Partial<ReportDocument> = {}) =>
  reportPage({ ...aDocument, ...changes, blocks: [block] });

describe('the page of a report', () => {
  it('says of what its figures are before it shows any, and what each is at the end', () => {
    const text = textOf(reportPage(aDocument));
    for (const said of [
      'Bilan de février',
      'Du 1er au 28 février 2026',
      'du 4 au 31 janvier 2026',
      'euro (EUR)',
      '7 jours après un clic, 1 jour après une vue',
      'Les jours à partir du 24 février 2026 peuvent encore bouger',
      'CA attribué ÷ dépense.',
      'Ici : Achats.',
      'Chiffres lus le 2 mars 2026.',
      'Document confidentiel',
    ])
      expect(text).toContain(said);
    expect(text.indexOf('Données jusqu’au')).toBeLessThan(text.indexOf('Chiffres clés'));
    expect(text.indexOf('Chiffres clés')).toBeLessThan(text.indexOf('Comment lire ces chiffres'));
    // Nothing of what it does not show.
    expect(text).not.toContain('CPM');
  });

  it('has no script, calls nobody, and is light', () => {
    const page = reportPage({ ...aDocument, blocks: [...aDocument.blocks, ...aDocument.blocks] });
    expect(page).not.toMatch(/<script|javascript:|https?:|@import|url\(|\sstyle=|\son\w+=/i);
    expect(Buffer.byteLength(page)).toBeLessThan(60_000);
  });

  it('shows markup of any text as text', () => {
    const bad = '<img src=x onerror=alert(1)></style>&quot;"\'';
    const page = reportPage({
      ...aDocument,
      name: bad,
      branding: { name: bad, color: '#1f6feb', logo: null, footer: bad },
      conversionNames: [bad],
      blocks: [
        { type: 'text', title: bad, text: `${bad}\n${bad}` },
        { type: 'annotations', title: bad, items: [{ date: '2026-02-06', text: bad }] },
        {
          ...blockOf('breakdown'),
          title: bad,
          lines: blockOf('breakdown').lines.map((line) => ({ ...line, label: bad })),
        },
        { ...blockOf('pacing'), title: bad, lines: blockOf('pacing').lines.map((line) => ({ ...line, name: bad })) },
        { ...blockOf('timeseries'), title: bad },
        { ...blockOf('figures'), title: bad },
        { ...blockOf('funnel'), title: bad },
        {
          ...blockOf('compare'),
          ...{ title: bad, names: [bad, bad] },
          comparison: { metrics: [], notes: [], verdict: { metric: 'cpa', state: 'winner', winner: 0, text: bad } },
        },
        {
          ...blockOf('creatives'),
          ...{ title: bad, by: bad },
          lines: blockOf('creatives').lines.map((line) => ({ ...line, name: bad, campaign: bad })),
          groups: blockOf('creatives').groups.map((group) => ({ ...group, label: bad })),
        },
        {
          ...blockOf('blended'),
          title: bad,
          claimed: { revenue: 1, byPlatform: [{ value: bad, label: bad, revenue: 1, spend: 1 }] },
        },
      ],
    });
    expect(page).not.toContain('<img');
    expect(page.match(/<\/style>/g)).toHaveLength(1);
    expect(page.split('&lt;img src=x onerror=alert(1)&gt;').length).toBeGreaterThan(15);
    expect(page).not.toContain('&quot"');
  });

  it('says that all its campaigns are gone, and keeps what someone wrote', () => {
    const text = textOf(
      reportPage({ ...aDocument, campaigns: 0, currency: null, dataThrough: null, attributions: [] }),
    );
    expect(text).toContain('Aucune campagne ne correspond plus à ce rapport');
    expect(text).toContain('Un bon mois');
    expect(text).not.toMatch(/Chiffres clés|Données jusqu’au|Comment lire/);
  });

  it('leaves out what nothing can be told of, and says so to those who make it', () => {
    const blocks: DocumentBlock[] = [
      { ...blockOf('breakdown'), lines: [], total: 0, title: 'Par client' },
      { ...blockOf('pacing'), lines: [], total: 0, title: 'Budgets' },
      { ...blockOf('annotations'), items: [], title: 'Événements' },
      blockOf('text'),
    ];
    const read = textOf(reportPage({ ...aDocument, blocks }));
    const made = textOf(reportPage({ ...aDocument, blocks }, { isPreview: true }));
    for (const title of ['Par client', 'Budgets', 'Événements']) {
      expect(read).not.toContain(title);
      expect(made).toContain(title);
    }
    expect(read).toContain('Un bon mois');
    expect(made.split('ce bloc n’est montré que dans l’éditeur')).toHaveLength(4);
  });

  it('names the column of each cell where a phone shows them under one another', () => {
    const page = only(blockOf('breakdown'));
    expect(page).toContain(`<td data-of="${metricLabels.spend}">`);
    expect(only(blockOf('timeseries'))).not.toContain('data-of=');
  });

  test.each([
    [{ dataThrough: '2026-02-27' }, 'Il manque des chiffres après le 27 février 2026'],
    [{ dataThrough: null }, 'Il manque des chiffres à chaque jour de la période'],
    [{ isConverted: true }, 'euro (EUR), au taux de chaque jour'],
    [{ attributions: [null] }, 'durée non indiquée'],
    [{ attributions: [{ clickDays: 7, viewDays: 0 }, null] }, 'Les conversions ne sont pas comptées sur la même durée'],
  ])('with %j says %s', (changes, said) => {
    expect(textOf(reportPage({ ...aDocument, ...changes }))).toContain(said);
  });

  it('tells the steps with what passed, and those of the prospects with what each cost', () => {
    const funnel = blockOf('funnel');
    const page = only(funnel);
    const text = textOf(page).replace(/\n+/g, '|');
    expect(text).toContain('De l’impression à la signature');
    expect(text).toContain('Étape|Nombre|Passage|Sur les impressions|Impressions|1 204 330|–|–|');
    expect(text).toContain('Pages vues|non mesuré|–|–|'.replace('Pages vues', metricLabels.landingPageViews));
    expect(text).toContain(`${metricLabels.addToCarts}|Depuis « ${metricLabels.linkClicks} »|2 310|12,5 %|0,192 %|`);
    expect(text).toContain('Qualifiés|41|48,8 %|412,63 €|');
    expect(text).toContain('par ce qu’ils étaient devenus le 2 mars 2026');
    for (const said of ['Passage', 'Coût d’une étape', metricDefinitions.checkouts, 'sauf pour les prospects'])
      expect(text.slice(text.indexOf('Comment lire'))).toContain(said);
    const ofAds = textOf(only({ ...funnel, crm: null }));
    expect(ofAds).toContain('De l’impression à la conversion');
    expect(ofAds).not.toMatch(/Qualifiés|prospects/);
    const [first] = funnel.crm ?? [];
    const none = textOf(only({ ...funnel, crm: first ? [{ ...first, count: 0 }] : [] }));
    expect(none).toContain('La publicité n’a amené aucun prospect pendant la période.');
  });

  describe('with real sales', () => {
    const told = (changes: Partial<DocumentBlock & { type: 'blended' }> = {}) =>
      textOf(only({ ...blockOf('blended'), ...changes })).replace(/\n+/g, '|');
    const none = { value: null, reason: 'not_measured' as const, numerator: null, denominator: null };

    it('says first that platforms claim more than was sold', () => {
      const text = told();
      const claim = 'Les plateformes revendiquent 137 % de vos ventes.';
      for (const said of [
        'Ventes réelles et ventes revendiquées',
        '50 645,83 € revendiqués pour 36 967,75 € vendus sur 28 jours',
        'leurs conversions ne s’additionnent pas',
        'Ventes réelles|36 967,75 €|412 commandes sur 28 jours|',
        'ROAS global|2,19|Poids de la publicité|45,8 %|Coût d’un nouveau client|89,99 €|Revendiqué ÷ vendu|137 %|',
        'Google Ads|21 335,83 €|8 797,21 €|Meta|29 310,00 €|8 120,50 €|Ensemble|50 645,83 €|16 917,71 €|',
        'Les campagnes sont filtrées, les ventes sont celles de toute l’activité.',
        'CA que chaque plateforme s’attribue.',
        'sauf pour les ventes réelles',
      ])
        expect(text).toContain(said);
      expect(text.indexOf(claim)).toBeLessThan(text.indexOf('36 967,75 €|412'));
    });

    it('says that none are known, and adds up nothing that platforms claim', () => {
      const unknown = { revenue: null, orders: null, newCustomers: null, salesCurrency: null, salesDays: 0 };
      const quotients = { globalRoas: none, adShare: none, newCustomerCost: none, overclaim: none };
      const text = told({ ...unknown, ...quotients });
      expect(text).toContain('Les ventes réelles de la période ne sont pas connues');
      expect(text).toContain('ROAS global|ventes non renseignées|');
      expect(text).toContain('Meta|29 310,00 €|');
      expect(text).not.toMatch(/Ensemble|Les campagnes sont filtrées|137 %/);
    });

    it('of signed deals calls them so, and says when there are none and what is not counted', () => {
      const leftOut = { otherCurrencies: 2, withoutAmount: 3 };
      const text = told({ source: 'crm', leftOut });
      for (const said of ['Affaires signées et ventes revendiquées', '137 % de vos affaires signées', '412 affaires|'])
        expect(text).toContain(said);
      expect(text).toContain(
        'dans une autre devise, non comptées : 2.|Affaires signées sans montant, non comptées : 3.',
      );
      expect(text).toContain('Les campagnes sont filtrées, les affaires signées sont comptées d’où qu’elles viennent.');
      expect(told({ source: 'crm', narrowed: false })).not.toContain('Les campagnes sont filtrées');
      const empty = told({ source: 'crm', revenue: 0, orders: 0, newCustomers: 0, overclaim: none });
      expect(empty).toContain('Aucune affaire n’a été signée pendant la période.');
      expect(empty).toContain('ROAS global|aucune affaire signée|');
      expect(empty).not.toContain('Les campagnes sont filtrées');
    });
  });

  it('compares campaigns: the verdict, each figure with its interval, and what no statistic corrects', () => {
    const text = textOf(only(blockOf('compare'))).replace(/\n+/g, '|');
    for (const said of [
      'CPA : différence nette.| « Été » coûte moins cher par conversion : 18,00 € contre 25,00 €.',
      'Campagne|CPA|Intervalle à 95 %|Jours|Été|18,00 €|16,68 € à 19,43 €|16|Hiver|25,00 €|23,71 € à 26,36 €|16|',
      'Été|1,23 %|1,19 % à 1,28 %|28|Hiver|non mesuré|–|0|',
      'Le public n’a pas été réparti au hasard.',
      '1 campagne choisie n’est plus dans ce rapport, et n’est pas comparée.',
      'Jusqu’où le hasard des jours peut avoir déplacé le chiffre.',
      metricDefinitions.linkCtr,
    ])
      expect(text).toContain(said);
    const few = textOf(only({ ...blockOf('compare'), names: [], leftOut: 2, comparison: null }));
    expect(few).toContain('Il faut au moins deux campagnes pour comparer.');
    expect(few).toContain('2 campagnes choisies ne sont plus dans ce rapport, et ne sont pas comparées.');
    expect(few).not.toContain('Comment lire');
  });

  describe('with its best ads', () => {
    const told = (changes: Partial<DocumentBlock & { type: 'creatives' }> = {}) =>
      textOf(only({ ...blockOf('creatives'), ...changes })).replace(/\n+/g, '|');

    it('says by which rule they win, then each with its verdict, then what names have in common', () => {
      const text = told();
      for (const said of [
        '|1 gagnante sur 6 publicités jugées.| Gagnante : au moins 100 € dépensés, et un CPA sous l’objectif de sa campagne, même dans le pire cas de l’intervalle à 95 %',
        'Publicité|Dépense|CPA|Intervalle à 95 %|Verdict|Fatigue|',
        'Avis_vidéo|Soldes d’hiver, objectif 20,00 €|1 200,00 €|10,00 €|9,40 € à 10,60 €|Gagnante|En perte de vitesse|',
        'Prix_image|Marque. Pas d’intervalle : 2 jours mesurés sur 14|80,00 €|données insuffisantes|–|Trop tôt|Trop tôt pour le dire|',
        '|Et 7 autres publicités.|',
        '|Par accroche|Accroche|Publicités|Dépense|Gagnantes|CPA|Intervalle à 95 %|',
        'Avis|75 % de la dépense|5|4 500,00 €|1 sur 5|12,00 €|10,00 € à 14,40 €|',
        'Sans valeur|5 % de la dépense. Pas d’intervalle : 3 publicités sur 5|3|300,00 €|aucune jugée|30,00 €|–|',
        'il en faut cinq',
        'leur nom ne suit pas votre règle',
        'Et 1 autre groupe.',
        'ce que coûte une conversion.',
        'dont tout l’intervalle est du bon côté de l’objectif',
        'Trop peu d’événements',
      ])
        expect(text).toContain(said);
    });

    it('says why there is none, and nothing of what is not there', () => {
      const none = { lines: [], groups: [], totalGroups: 0, counts: { ads: 0, judged: 0, winners: 0 } };
      expect(told(none)).toContain('Aucune publicité n’a de chiffres sur cette période.');
      const many = told({ ...none, unjudged: 'too_many' });
      expect(many).toContain('Il y a trop de publicités sur cette période pour les juger une à une.');
      expect(told({ ...none, unjudged: 'converted' })).toContain('sont en plusieurs devises');
      expect(many).not.toMatch(/gagnante|Publicité\||autre|Comment lire/);
    });

    it('says that nothing is aimed at, and that names have no such field any more', () => {
      const text = told({ isGone: true, groups: [], totalGroups: 0, withoutTarget: 9 });
      expect(text).toContain('Aucune campagne n’a d’objectif de CPA');
      expect(text).toContain('Le champ « accroche » n’existe plus dans les noms des publicités');
      expect(text).not.toContain('Par accroche');
      expect(text).toContain('Avis_vidéo');
    });
  });

  it('never shows nought for what was not measured', () => {
    const text = textOf(only(blockOf('figures')));
    expect(text).toMatch(/Conversions\s+non mesuré/);
    expect(text).toMatch(/↓ −4 % · peut être dû au hasard/);
    expect(text).toContain('La plateforme ne donne pas ce chiffre. Ce n’est pas zéro.');
  });
});

describe('a curve', () => {
  const lines = (page: string) => [...page.matchAll(/<path class="line" d="([^"]*)"/g)].map(([, path = '']) => path);

  it('has a gap where a day has no figure, a chart a measure, and a row a day', () => {
    const page = only(blockOf('timeseries'));
    expect(lines(page).map((path) => path.match(/M/g)?.length)).toEqual([2, 2]);
    expect(page.match(/<tr><th scope="row">/g)).toHaveLength(28);
    expect(page).toMatch(/aria-label="Dépense, de [\d,\s]+€ à [\d,\s]+€"/);
  });

  it('of a point alone is a dot, and of nothing a sentence', () => {
    const [point] = blockOf('timeseries').points;
    const one = { ...blockOf('timeseries'), points: point ? [point] : [], previous: null };
    expect(lines(only(one))[0]).toMatch(/^M500 \d+h0$/);
    const none = point && {
      ...point,
      cells: [{ measure: 'spend' as const, value: null, reason: 'not_measured' as const }],
    };
    expect(textOf(only({ ...one, points: none ? [none] : [] }))).toContain('Dépense : non mesuré sur la période.');
  });

  test.each([
    [
      [0, 480],
      [0, 200, 400, 600],
    ],
    [
      [-30, 90],
      [-50, 0, 50, 100],
    ],
    [[0], [0, 0.25]],
    [[0.012], [0, 0.005, 0.01, 0.015]],
  ])('of %j stands on %j', (values, ticks) => {
    expect(scaleOf(values).ticks.map((tick) => Number(tick.toFixed(6)))).toEqual(ticks);
  });
});
