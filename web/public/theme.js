// Before the first paint: the colour scheme chosen here or by the system, and whether someone is signed in.
(() => {
  const root = document.documentElement;
  let theme = null;
  try {
    theme = localStorage.getItem('theme');
    if (localStorage.getItem('token')) root.dataset.signedIn = '';
  } catch {
    // A browser that keeps nothing follows the system.
  }
  const dark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.dataset.mantineColorScheme = dark ? 'dark' : 'light';
})();
