// Before the first paint: the light and the language of this device, so that nothing flashes. Not a module: it must not wait.
(function () {
  var root = document.documentElement, light = null, languages = [];
  try {
    light = JSON.parse(localStorage.getItem("cervelle.light"));
    languages.push(JSON.parse(localStorage.getItem("cervelle.language")));
  } catch (blocked) { /* A device that remembers nothing starts in the dark. */ }
  languages.unshift(new URLSearchParams(location.search).get("lang"));
  languages = languages.concat(navigator.languages || []).map(function (tag) { return String(tag).slice(0, 2); });
  root.dataset.light = light === "light" ? "light" : "dark";
  root.lang = languages.find(function (tag) { return tag === "fr" || tag === "en"; }) || "fr";
})();
