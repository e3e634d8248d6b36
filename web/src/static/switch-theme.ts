/** The button of the header changes the theme, and the choice is kept where the application keeps it. */
export function switchTheme(): void {
  const root = document.documentElement;
  document.querySelector('[data-theme-switch]')?.addEventListener('click', () => {
    const theme = root.dataset.mantineColorScheme === 'dark' ? 'light' : 'dark';
    root.dataset.mantineColorScheme = theme;
    try {
      localStorage.setItem('theme', theme);
    } catch {
      // The choice lasts as long as the page.
    }
  });
}
