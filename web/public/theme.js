// Runs before the first paint: the reader's choice of colors wins over the system's.
(() => {
  let choice = null;
  try {
    choice = localStorage.getItem("theme");
    // What the server sends ahead is the page of a visitor.
    if (localStorage.getItem("token")) document.documentElement.dataset.signedIn = "";
  } catch {}
  const colors = { light: "#f7f2e6", dark: "#0e1613", sunlight: "#ffffff" };
  if (choice === null || !Object.hasOwn(colors, choice)) return;
  document.documentElement.dataset.theme = choice;
  const color = colors[choice];
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
    meta.setAttribute("content", color);
  }
})();
