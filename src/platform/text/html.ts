const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escaped HTML, made by {@link html}. */
export interface Html {
  readonly html: string;
}

type Part = string | number | Html | readonly Html[];

/** HTML template tag: escapes every value that is not {@link Html}. */
export const html = (texts: TemplateStringsArray, ...parts: Part[]): Html => ({
  html: String.raw({ raw: texts }, ...parts.map(render)),
});

function render(part: Part): string {
  if (typeof part === 'string') return part.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
  if (typeof part === 'number') return String(part);
  return 'html' in part ? part.html : part.map((item) => item.html).join('');
}
