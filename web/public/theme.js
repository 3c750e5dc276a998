// Runs before the first paint: the reader's choice of light or dark wins over the system's.
(() => {
  let choice = null;
  try {
    choice = localStorage.getItem("theme");
    // What the server sends ahead is the page of a visitor.
    if (localStorage.getItem("token")) document.documentElement.dataset.signedIn = "";
  } catch {}
  if (choice !== "light" && choice !== "dark") return;
  document.documentElement.dataset.theme = choice;
  const color = choice === "dark" ? "#0e1613" : "#f7f2e6";
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
    meta.setAttribute("content", color);
  }
})();
