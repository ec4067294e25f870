const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Escapes text for elements and attributes in double quotes. */
function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character]!);
}

export function element(name: string, attributes: Record<string, string>, ...children: string[]): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`);
  const opening = name + written.join("");
  return children.length === 0 ? `<${opening}/>` : `<${opening}>${children.join("")}</${name}>`;
}

export function textElement(name: string, text: string): string {
  return element(name, {}, escapeXml(text));
}

export function xmlDocument(root: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`;
}
