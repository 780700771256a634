export const sortableMessages = {
  up: (name: string) => `Выше: ${name}`,
  down: (name: string) => `Ниже: ${name}`,
  moved: (name: string, place: number, of: number) => `${name}: место ${place} из ${of}`,
} as const;
