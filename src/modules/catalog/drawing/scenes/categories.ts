export const drawCategory = (slug: string): string => slug;
