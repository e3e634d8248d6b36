import type { JSHandle, Page } from 'playwright-core';

/**
 * The texts of a page that differ in what their contrast depends on: letters, colours and what lies behind. A long list has
 * thousands of texts and few looks. Three of each, for one may be exempt; each of those that lie over something else.
 */
export function eachLook(page: Page): Promise<JSHandle<Element[]>> {
  return page.evaluateHandle(() => {
    const backgrounds = new Map<Element | null, string>([[null, '']]);
    const looks = new Map<string, Element[]>();
    const isText = ({ nodeType, textContent }: Node) => nodeType === Node.TEXT_NODE && Boolean(textContent?.trim());
    const hasText = (element: Element) =>
      element.matches('input, select, textarea') || [...element.childNodes].some(isText);
    for (const element of document.querySelectorAll('*')) {
      const style = getComputedStyle(element);
      const { color, fontSize, fontWeight, textShadow, visibility } = style;
      const lies = /static|relative/.test(style.position) ? '' : backgrounds.size;
      const own = [lies, style.backgroundColor, style.backgroundImage, style.opacity, style.filter].join();
      const isClear = own === ',rgba(0, 0, 0, 0),none,1,none';
      const background = backgrounds.get(element.parentElement) + (isClear ? '' : `/${own}`);
      backgrounds.set(element, background);
      if (!hasText(element) || !element.checkVisibility()) continue;
      const look = [
        element.matches(':disabled'),
        color,
        fontSize,
        fontWeight,
        textShadow,
        visibility,
        background,
      ].join();
      looks.set(look, [...(looks.get(look) ?? []), element].slice(0, 3));
    }
    return [...looks.values()].flat();
  });
}
