// Runs before the first paint: the reader's choice of colors wins over the system's, and the page's script sets out.
(() => {
  let choice = null;
  let signedIn = false;
  let played = [];
  try {
    choice = localStorage.getItem("theme");
    signedIn = Boolean(localStorage.getItem("token"));
    played = (localStorage.getItem("played") ?? "").split(" ");
  } catch {}
  // What the server sends ahead is the page of a visitor.
  if (signedIn) document.documentElement.dataset.signedIn = "";
  // Nor does it know whose script a page is about to ask for: it names them all. A hunt that this device has not played
  // may be anybody's, and its data will tell.
  const plays = played.includes(location.pathname.split("/")[2]);
  const who = signedIn ? (plays ? "player" : "own") : "public";
  const named = document.querySelector(`meta[name="script-${who}"]`);
  for (const href of named ? named.content.split(" ") : []) {
    const link = document.createElement("link");
    Object.assign(link, { rel: "modulepreload", href, crossOrigin: "" });
    if (!signedIn) link.fetchPriority = "low";
    document.head.append(link);
  }
  const colors = { light: "#f7f2e6", dark: "#0e1613", sunlight: "#ffffff" };
  if (choice === null || !Object.hasOwn(colors, choice)) return;
  document.documentElement.dataset.theme = choice;
  const color = colors[choice];
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
    meta.setAttribute("content", color);
  }
})();
