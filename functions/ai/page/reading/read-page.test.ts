import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { processorMs } from '../../../platform/testing/own-time.ts';
import { goodPage } from '../testing/good-page.ts';
import { readPage } from './read-page.ts';

const linesOf = (html: string) => readPage(html).lines.map(({ text }) => text);

describe('what is read of a page', () => {
  it('is what is seen: neither scripts, comments, nor what is hidden', () => {
    const html = `<p>Vu</p><!-- non --><script>non()</script><style>.non{}</style><noscript>non</noscript>
      <template>non</template><p hidden>non</p><div aria-hidden="true">non <b>non</b></div>
      <div style="color:red; DISPLAY : none">non<p>non</p></div><p style="visibility:hidden">non</p>
      <svg><title>non</title><path d="M0"/></svg><select><option>non</option></select><textarea>non</textarea>
      <dialog>non</dialog><dialog open>Vu aussi</dialog><p aria-hidden="false">Encore vu</p>
      <iframe>non</iframe><p hidden>non<p>Après</p>`;
    expect(linesOf(html)).toEqual(['Vu', 'Vu aussi', 'Encore vu', 'Après']);
    expect(readPage(html).words).toBe(6);
  });

  it('goes by blocks, whatever was left open, with signs decoded', () => {
    const html = '<p>Prix&nbsp;: 27&euro;<p>Sans<b> enga</b>gement<br>ni frais<ul><li>Un<li>Deux</ul>Fin';
    expect(linesOf(html)).toEqual(['Prix : 27€', 'Sans engagement', 'ni frais', 'Un', 'Deux', 'Fin']);
  });

  it('says what a page says of itself', () => {
    const page = readPage(goodPage);
    expect(page).toMatchObject({
      title: 'Planif : vos plannings d’équipe prêts en 5 minutes',
      lang: 'fr',
      canonical: 'https://planif.example/offre',
      viewport: 'width=device-width, initial-scale=1',
      openGraph: { title: 'Vos plannings prêts en 5 minutes', siteName: 'Planif' },
      images: { count: 3, withAlt: 3, lazy: 0 },
      rendered: 'html',
      isCut: false,
    });
    expect(page.headings.map(({ level }) => level)).toEqual([1, 2, 2, 2]);
    expect(page.trackers.map(({ name }) => name)).toEqual(['Axeptio', 'Google Tag Manager']);
  });

  it('tells buttons from links, and those that lead to where they stand', () => {
    const { actions } =
      readPage(`<nav><a href="/a">Menu</a></nav><section id="prix"><a class="btn" href="#prix">Payer</a></section>
      <form><button>Envoyer</button><input type="submit" value="Valider"><button type="button" aria-expanded="false">Plus</button></form>
      <a href="/b"><img alt="Notre logo"></a><a href="/c"></a>`);
    expect(actions.map(({ text, kind, place }) => [text, kind, place])).toEqual([
      ['Menu', 'link', 'nav'],
      ['Payer', 'link', 'body'],
      ['Envoyer', 'submit', 'body'],
      ['Valider', 'submit', 'body'],
      ['Plus', 'button', 'body'],
      ['Notre logo', 'link', 'body'],
    ]);
    expect(actions.map(({ leadsNowhere }) => leadsNowhere)).toEqual([false, true, false, false, false, false]);
    expect(actions[4]?.isControl).toBe(true);
  });

  it('ties labels to their fields, and notes those that are not', () => {
    const { forms } = readPage(`<form><label for="a">Nom</label><input id="a"><label>E-mail <input type="email"></label>
      <label>Ville</label><input name="ville"><input type="hidden" name="jeton"><input type="checkbox" checked aria-label="Oui">
      <p hidden><input name="piege"></p></form><input type="search"><input name="dehors">`);
    expect(forms.map(({ fields }) => fields.map(({ label, caption, type }) => [type, label, caption]))).toEqual([
      [
        ['text', 'Nom', ''],
        ['email', 'E-mail', ''],
        ['text', '', 'Ville'],
        ['checkbox', 'Oui', ''],
      ],
      [
        ['search', '', ''],
        ['text', '', ''],
      ],
    ]);
    expect(forms[0]?.fields[3]?.isChecked).toBe(true);
    expect(forms[1]?.isSearch).toBe(true);
  });

  it.each([
    ['<script src="https://www.googletagmanager.com/gtm.js?id=GTM-X"></script>', ['Google Tag Manager']],
    ['<script async src="https://www.googletagmanager.com/gtag/js?id=AW-12345678"></script>', ['Google Ads']],
    ['<script>gtag("config", "G-ABCDEF1234")</script>', ['Google Analytics']],
    ['<noscript><img src="https://www.facebook.com/tr?id=1&ev=PageView"></noscript>', ['Pixel Meta']],
    ['<script>ttq.load("X")</script><script>_linkedin_partner_id = "1"</script>', ['TikTok', 'LinkedIn']],
    ['<script src="/js/tarteaucitron.js"></script>', ['tarteaucitron']],
    ['<script src="/consentement.js"></script>', ['un bandeau du site']],
    ['<p>fbq( et gtag( sont des mots</p>', []],
  ])('knows who follows people, by what it calls: %s', (html, names) => {
    expect(readPage(html).trackers.map(({ name }) => name)).toEqual(names);
  });

  it('sees trackers that wait for an accord', () => {
    const { trackers } = readPage('<script type="text/plain" data-category="ads">fbq("init")</script>');
    expect(trackers).toMatchObject([{ name: 'Pixel Meta', waits: true }]);
  });

  it.each([
    ['<div id="root"></div><script src="app.js"></script>', 'script'],
    ['<noscript>Activez JavaScript pour lire cette page</noscript><div id="app"></div><script></script>', 'script'],
    [`<div id="root"></div><p>${'mot '.repeat(80)}</p><script></script>`, 'script'],
    [`<div id="root"><p>${'mot '.repeat(80)}</p></div><script></script>`, 'html'],
    ['<p>Une page courte, sans rien d’autre.</p>', 'html'],
  ])('tells a page that a browser has to build: %s', (html, rendered) => {
    expect(readPage(html).rendered).toBe(rendered);
  });
});

describe('hostile HTML', () => {
  const size = 1_000_000;
  const filled = (piece: string) => piece.repeat(Math.ceil(size / piece.length)).slice(0, size);

  it.each([
    ['signs', filled('<')],
    ['entities', filled('&amp;&')],
    ['depth', filled('<div>')],
    ['closings', filled('<div>').slice(0, size / 2) + filled('</p>').slice(0, size / 2)],
    ['paragraphs in depth', `<p>${filled('<b>x')}`],
    ['an attribute', `<a ${filled('x')}="y">t</a>`],
    ['attributes', `<a ${filled('a=b c ')}>t`],
    ['a value', `<a href="${filled('x')}">t`],
    ['a comment', `<!--${filled('-')}`],
    ['a script', `<script>${filled('fbq( <')}`],
    ['links', filled('<a href="#x" class="btn">x</a>')],
    ['fields', filled('<form><label>x<input>')],
    ['headings', filled('<h1>x')],
    ['one word', `<p>${filled('abcdefghij')}`],
    ['cells', filled('<table><tr><td>')],
  ])('a megabyte of %s is read in time', async (_, html) => {
    const pages: ReturnType<typeof readPage>[] = [];
    expect(await processorMs(async () => pages.push(readPage(html)))).toBeLessThan(3_000);
    expect(JSON.stringify(pages).length).toBeLessThan(4_000_000);
  });

  it('never throws, and never reads what is hidden', () => {
    const piece = fc.constantFrom(
      ...[
        '<p>',
        '</p>',
        '<div>',
        '</div>',
        '<b>',
        '</b>',
        '<li>',
        '<ul>',
        '</ul>',
        '<h1>',
        '</h1>',
        '<a href="#">',
        '</a>',
      ],
      ...[
        '<form>',
        '</form>',
        '<label>',
        '</label>',
        '<input>',
        '<svg>',
        '</svg>',
        '<br>',
        '<',
        '>',
        '&',
        '&eacute;',
        ' ',
        'mot',
      ],
      ...['<script>secret</script>', '<!-- secret -->', '<i hidden>secret</i>', '<b style="display:none">secret</b>'],
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
        const page = readPage(pieces.join(''));
        expect(JSON.stringify([page.lines, page.headings, page.actions, page.forms])).not.toContain('secret');
        expect(page.words).toBeGreaterThanOrEqual(0);
      }),
    );
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (html) => void readPage(html)));
  });
});
