// Before the first paint, so that nobody is dazzled at night.
try {
  const theme = JSON.parse(localStorage.getItem("flibuste") || "{}").theme;
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
} catch {
  // No storage: the system's theme.
}
