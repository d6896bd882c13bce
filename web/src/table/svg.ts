// Art from the server inside the page, so that it follows the theme; its ids are made its own.
export function inlined(text: string, name: string): string {
  const start = text.indexOf("<svg");
  if (start < 0) return "";
  return text
    .slice(start)
    .replace(/<script.*?<\/script>/gs, "")
    .replace(/\bid="([^"]+)"/g, `id="${name}-$1"`)
    .replace(/href="#([^"]+)"/g, `href="#${name}-$1"`)
    .replace(/url\(#([^)]+)\)/g, `url(#${name}-$1)`);
}
